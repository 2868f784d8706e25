/** Turns a command that may not be given now into what the player wants to do, so that the rules can say why not. */
import type { Candidate, CardNumber, Proposal, Seat } from '../engine/asking/request.ts';
import type { Entry } from './lexicon.ts';
import { SLOTS, type VerbForm } from '../engine/ruleset/command-verbs.ts';
import type { GameWords } from './editions.ts';
import type { List, Parsed } from './parse.ts';
import type { Reference } from './references.ts';

/** The proposal of a command. Where several cards fit a name, the likeliest is meant: from hand to play, own ones in play otherwise. */
export function proposalOf(seat: Seat, verb: string, parsed: Parsed, form: VerbForm, words: GameWords): Proposal {
  const { object, slots, ability } = parsed;
  const choice = new Likeliest(seat, form, words);
  const isList = form.object === 'list' || form.object === 'words';
  const proposal: { -readonly [Key in keyof Proposal]: Proposal[Key] } = { seat, verb };
  if (ability !== undefined) proposal.ability = ability;
  const list = choice.list(object);
  if (Array.isArray(object) && object.length === 1) {
    const [first] = list;
    if (first?.kind === 'card' && !isList) proposal.card = first.card;
    if (first?.kind === 'player') proposal.player = first.player;
  }
  if (!isList && list.length > 1) proposal.several = list;
  if (isList && object !== null) proposal.list = list;
  for (const slot of SLOTS) {
    const named = slots[slot];
    if (!named) continue;
    const [first] = choice.list(named);
    if (first?.kind === 'card') proposal[slot] = first.card;
    if (form.list === slot) proposal.list = choice.list(named);
  }
  return proposal;
}

class Likeliest {
  readonly #seat: Seat;
  readonly #form: VerbForm;
  readonly #words: GameWords;

  constructor(seat: Seat, form: VerbForm, words: GameWords) {
    this.#seat = seat;
    this.#form = form;
    this.#words = words;
  }

  /** `all` and `none` name nothing in particular. */
  list(list: List | null): readonly Candidate[] {
    if (list === null || list === 'all' || list === 'none') return [];
    const taken = new Set<CardNumber>();
    return list.flatMap((reference) => {
      const entry = this.#of(reference, taken);
      if (entry?.candidate.kind === 'card') taken.add(entry.candidate.card);
      return entry ? [entry.candidate] : [];
    });
  }

  #of(reference: Reference, taken: ReadonlySet<CardNumber>): Entry | undefined {
    const free = reference.fits.filter(({ candidate }) => candidate.kind !== 'card' || !taken.has(candidate.card));
    const ranked = free.toSorted((a, b) => this.#rank(a) - this.#rank(b) || numberOf(a) - numberOf(b));
    return ranked[0];
  }

  #rank(entry: Entry): number {
    const [placed, side] = [entry.placed(), entry.side()];
    const isOwn = side === this.#seat;
    const { hand, inPlay } = this.#words.commandVerbs;
    const zones = this.#form.fromHand === true ? hand : inPlay;
    const isHosted = placed?.place.in === 'host' && this.#form.fromHand !== true;
    const { place } = placed ?? {};
    const lies = place?.in === 'zone' ? place.zone : place?.in === 'row' ? place.row : null;
    const isBest = isHosted || (lies !== null && zones.includes(lies));
    return (isBest ? 0 : 2) + (isOwn ? 0 : 1);
  }
}

function numberOf({ candidate }: Entry): number {
  return candidate.kind === 'card' ? candidate.card : 0;
}
