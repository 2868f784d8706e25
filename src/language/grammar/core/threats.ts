/** Reads what threatens cards: what another card or player is about to do to them, what befalls them in battle or by being placed. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { EventName, EventPattern, InBattle, Sel } from '../../tree/index.ts';
import { participle, cards, player } from './symbols.ts';

/** What a card does to others. */
const threat: Parser<EventName> = any<EventName>(
  w('destroy', 'destroy'),
  w('prevent', 'prevent'),
  w('kill', 'kill'),
  w('stop', 'stop'),
  w('capture', 'capture'),
  w('discard', 'discard'),
);
const threats: Parser<Pick<EventPattern, 'e'>> = list(threat, w('or', 0)).to((all) => named(all));
const fates: Parser<Pick<EventPattern, 'e'>> = list(participle, w('or', 0)).to((all) => named(all));
const named = (all: readonly EventName[]): Pick<EventPattern, 'e'> => {
  const [only] = all;
  return { e: all.length === 1 && only ? only : [...all] };
};
const stage = any(w('(is|are) about to be', 'about' as const), w('(is|are|becomes|become)', 'did' as const));

/** 'Any of your personnel are …': all those to whom it happens at once. 'Is' speaks of one. */
const anyOfThem: Parser<Sel> = p`any of ${cards}`.to(([sel]): Sel | undefined =>
  sel.n === undefined && sel.ref === undefined ? { ...sel, n: 'any' } : undefined,
);
const plural = any(w('are about to be', 'about' as const), w('are', 'did' as const));

/** By what, or in what kind of battle: 'by a dilemma or in combat'. */
type Cause = Pick<EventPattern, 'by'> & InBattle;
export const cause = alternatives<Cause>('cause');
const byOne: Parser<Cause> = p`by ${cards}`.to(([by]) => ({ by }));
const causeWords = cause.is(byOne);
const causes: Parser<Cause> = list(cause, w('(, or|or|,)', 0)).to((all) => together(all));
function together(all: readonly Cause[]): Cause | undefined {
  const battles = all.flatMap(({ battle }) => (battle ? [battle] : []));
  const cards = all.flatMap(({ by }) => (by ? [by] : []));
  const [kind] = battles;
  const [by] = cards;
  if (!kind || cards.length > 1) return undefined;
  return { ...(by && { by }), battle: battles.length > 1 ? 'either' : kind };
}
const involving = opt(p`involving ${cards}`.to(([sel]): { involving: Sel } => ({ involving: sel })));

const ALREADY = w('(he or she|he|she|it|they) (does|do) not already have', 0);
/** 'Gains a skill', 'gains a skill from X': by the text of that card. */
const gains: Parser<EventPattern> = any<EventPattern>(
  p`${cards} gain~ a skill ${opt(p`from|by ${cards}`.to(([by]) => ({ by })))}`.to(
    ([what, source]): EventPattern | undefined =>
      source?.by.at ? undefined : { e: 'gain', stage: 'did', what, ...source },
  ),
  p`${cards} gain~ a skill ${ALREADY}`.to(([what]): EventPattern => ({ e: 'gain', stage: 'did', what, fresh: true })),
);

export const perils: Parser<EventPattern> = any<EventPattern>(
  gains,
  p`${cards} ${stage} ${fates} by ${player}`.to(([what, when, e, who]): EventPattern => ({
    ...e,
    stage: when,
    who,
    what,
  })),
  p`${cards} is|are about to ${threats} ${cards}`.to(([by, e, what]): EventPattern => ({
    ...e,
    stage: 'about',
    what,
    by,
  })),
  p`${cards} is|are about to make you lose command of ${cards}`.to(([by, what]): EventPattern => ({
    e: 'loseCommand',
    stage: 'about',
    who: 'you',
    what,
    by,
  })),
  p`${cards} (is|are) about to be placed on ${cards} ${opt(byOne)}`.to(([what, card, source]): EventPattern => ({
    e: 'place',
    stage: 'about',
    what,
    place: { p: 'on', card },
    ...source,
  })),
  p`${anyOfThem} ${plural} ${fates} ${opt(any(causes, byOne))}`.to(([what, when, e, by]): EventPattern => ({
    ...e,
    stage: when,
    what,
    ...by,
  })),
  p`${cards} ${stage} ${fates} ${causes} ${involving}`.to(([what, when, e, by, cast]): EventPattern => ({
    ...e,
    stage: when,
    what,
    ...by,
    ...cast,
  })),
);

export const FAMILY: readonly Definition[] = [causeWords];
