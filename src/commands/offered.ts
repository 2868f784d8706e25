/** Lists the cards, players and words that may be named in each part of a command (`on`, `to`, `with` …). */
import type { CardNumber, Option } from '../engine/asking/request.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import type { Slot, VerbForm } from '../engine/ruleset/command-verbs.ts';
import { choosableIn } from '../engine/showing/looking.ts';

/** The entries that may be named in a slot, or as the object, for these options. */
export function offeredFor(
  options: readonly Option[],
  slot: Slot | 'object',
  form: VerbForm,
  lexicon: Lexicon,
): readonly Entry[] {
  const found = new Set<Entry>();
  const addCard = (card: CardNumber | undefined): void => {
    if (card !== undefined) found.add(lexicon.card(card));
  };
  for (const option of options) {
    const takesList = slot === 'object' ? form.list === undefined && form.object !== 'card' : form.list === slot;
    if (takesList) for (const candidate of choosableIn(option)) found.add(lexicon.entry(candidate));
    if (slot !== 'object') addCard(option[slot]);
    else {
      addCard(option.card);
      if (option.player !== undefined) found.add(lexicon.entry({ kind: 'player', player: option.player }));
    }
  }
  return [...found];
}
