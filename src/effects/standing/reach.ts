/** Which cards a continuous change reaches just now. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ability, Cond, Mod, Sel } from '../../language/tree/index.ts';
import {
  contradiction,
  covers,
  coversPlayed,
  hasCandidates,
  inState,
  isAbilityActive,
  isTextActive,
  type Standing,
} from '../meaning.ts';
import {
  allHold,
  anyOf,
  bound,
  every,
  isSomewhere,
  meansStopped,
  ofEachOpponent,
  remembered,
  withBindings,
  type Context,
} from '../reading/index.ts';
import { atRest, pairOf } from './circles.ts';
import { isOfText } from './subjects.ts';
import { keysInCircles, modifications, type Modification } from './modifications.ts';
import { modificationsFor } from './modified.ts';
import { afresh, isUnsettled, isWorkingOut, isWorkingOutAny, leavingOut, workingOut } from './working-out.ts';

/** The modifications of one thing that reach a card just now; `isMeant`: only these of them. */
function reaching(
  engine: Engine,
  card: CardNumber,
  key: string,
  isMeant?: (mod: Mod) => boolean,
): readonly Modification[] {
  const all = modificationsFor(engine, key, card);
  if (all.length === 0) return all;
  const found: Modification[] = [];
  for (const item of all)
    if ((!isMeant || isMeant(item.mod)) && reaches(engine, item, card)) found.push(withLetters(item, card));
  return found;
}

/** The modification with the letters of its condition, for amounts and cards it speaks of by them. */
function withLetters(item: Modification, card: CardNumber): Modification {
  if (!speaksByLetters(item.mod)) return item;
  const said = lettersOf(item);
  const context =
    item.each === null ? said : { ...said, cards: { ...said.cards, [item.each]: [said.engine.ref(card)] } };
  return context === item.context ? item : { ...item, context };
}

/** Does a change speak of cards by letters, as 'attributes +1 for each card on A'? */
const speaksByLetters = remembered((mod: Mod): boolean =>
  isSomewhere(mod, (node) => typeof node === 'object' && node !== null && BY_LETTER.some((key) => key in node)),
);
const BY_LETTER: readonly string[] = ['ref', 'owner', 'commander', 'other', 'as', 'id'];

function lettersOf(item: Modification): Context {
  const { ability, context } = item;
  return ability && conditionsOf(ability).some(isSaid) ? lettersSaid(context.engine, item) : context;
}

const isSaid = (condition: Cond | undefined): condition is Cond => condition !== undefined;

/** They are the same for every card that it is asked of. */
const lettersSaid = remembering((_: Engine, { ability, context, key }: Modification): Context =>
  leavingOut(context.engine, key, () => withBindings(context, ...(ability ? conditionsOf(ability) : []))),
);

/** Does this modification reach the card: its text active, its condition true, the card among those it is about? */
export function reaches(engine: Engine, item: Modification, card: CardNumber): boolean {
  if (item.ability === null) {
    if (item.what !== null && item.what.nth === undefined)
      return (!item.granted || isAtWork(engine, item)) && reachesWhoever(item, item.what, card);
    return item.objects.some((ref) => ref.card === card && engine.isSame(ref));
  }
  if (item.what?.ref === 'this' && item.context.source.card !== card) return false;
  // What a text asks for is looked at without what it does itself, in a circle with others as well.
  if (item.circle > 0 && !isWorkingOut(engine, item.key)) {
    const now = workingOut(engine).assumed;
    if (now) return now.has(pairOf(item, card));
    if (!isUnsettled(engine)) return resting(engine).reached.has(pairOf(item, card));
  }
  return reachesItself(engine, item, card);
}

/** A text that a personnel has gained works where one of its own would. */
function isAtWork(engine: Engine, { context: { source } }: Modification): boolean {
  return engine.isSame(source) && isTextActive(engine, source.card);
}

/** Is the card one of those whom a lasting effect means just now? What depends on itself does not count. */
function reachesWhoever({ key, context }: Modification, what: Sel, card: CardNumber): boolean {
  return !isWorkingOut(context.engine, key) && leavingOut(context.engine, key, () => covers(context, what, card));
}

function reachesItself(engine: Engine, item: Modification, card: CardNumber): boolean {
  if (isWorkingOut(engine, item.key)) return false;
  if (isWorkingOutAny(engine) || isAskedOfEach(item))
    return leavingOut(engine, item.key, () => reachesByItself(item, card));
  // From the outside, whether it is at work is the same for every card: most texts are for none.
  return isAtWorkNow(engine, item) && leavingOut(engine, item.key, () => isAbout(item, card));
}

/** Is its condition another one for each card, or for each opponent? */
const isAskedOfEach = (item: Modification): boolean =>
  namedBy(item) !== false || (item.context.engine.seats.length > 2 && byOpponents(item).length > 1);

const reachesByItself = (item: Modification, card: CardNumber): boolean =>
  byOpponents(item).some(
    (way) =>
      isAbout(way, card) &&
      isSwitchedOn(way.context.engine, item) &&
      // It is so for the card itself, or the same for every card.
      (namedBy(way) !== false || conditionHolds(way)),
  );

/** The modification as it is said of each opponent by himself, where it is and there are several. */
function byOpponents(item: Modification): readonly Modification[] {
  if (!item.ability || item.what === null) return [item];
  const ways = ofEachOpponent(item.context, conditionsOf(item.ability), item.what);
  return ways.length === 1 ? [item] : ways.map((context) => ({ ...item, context }));
}

const conditionsOf = ({ at, if: so }: Ability): readonly (Cond | undefined)[] => [
  at.t === 'static' ? at.while : undefined,
  so,
];

/** Which of these cards it reaches: what its text asks for is so or not for all of them. */
function reachedAmong(engine: Engine, item: Modification, cards: readonly CardNumber[]): readonly CardNumber[] {
  if (isWorkingOut(engine, item.key)) return [];
  return leavingOut(engine, item.key, () =>
    isSwitchedOn(engine, item)
      ? byOpponents(item).flatMap((way) => (conditionHolds(way) ? cards.filter((card) => isAbout(way, card)) : []))
      : [],
  );
}

/** Is the card among those meant, the letters of the text's condition included? */
function isAbout(item: Modification, card: CardNumber): boolean {
  const { what, context } = item;
  if (what === null) return true;
  // What cannot be prevented or nullified may be on its way into play.
  if (item.mod.m === 'exempt' && WHILE_PLAYED.has(item.mod.from) && !context.engine.isInPlay(card))
    return coversPlayed(context, what, card);
  const named = namedBy(item);
  if (named) return isNamed(context, named, card);
  if (!saysLetter(what)) return covers(context, what, card);
  const said = lettersOf(item);
  return covers(said, isOneOfSeveral(item, what, said) ? ofAnyOthers(what) : what, card);
}

/** The condition of a text that is about the very cards which it calls by a letter, one by one: 'while your Klingon (A) is here: A …'. */
const namedBy = ({ ability, what }: Modification): Named | false =>
  ability !== null && what !== null && namedIn(what, ability);
const namedIn = remembered((what: Sel, ability: Ability): Named | false => {
  const [letter, ...more] = Object.keys(what);
  const [condition, ...others] = conditionsOf(ability).filter(isSaid);
  if (letter !== 'ref' || more.length > 0 || others.length > 0 || condition?.c !== 'is') return false;
  return condition.who.as === what.ref && condition.who.n === undefined && condition;
});
type Named = Extract<Cond, { c: 'is' }>;

/** Is the card one of those that make the condition true? Asked of it alone: what the others have may depend on ever more texts. */
function isNamed(context: Context, condition: Named, card: CardNumber): boolean {
  const who = meansStopped(condition) ? every(condition.who) : anyOf(condition.who);
  return hasCandidates(context, who, 1, (one) => one === card) && inState(context, condition.state, card);
}

const WHILE_PLAYED: ReadonlySet<string> = new Set(['prevent', 'nullify']);

/** Does it say 'A', itself or of where they are and how: 'each personnel at A', 'each personnel other than A'? */
const saysLetter = remembered(
  (what: Sel): boolean =>
    othersOf(what).length > 0 ||
    isSomewhere(what, (node) => typeof node === 'object' && node !== null && 'ref' in node && node.ref !== 'this'),
);
const othersOf = ({ other = [] }: Sel): readonly string[] => other.filter((id) => id !== 'this');

/** 'While your Officer is present, each of your other personnel': where there are two, each of them is another than one. */
function isOneOfSeveral({ ability }: Modification, what: Sel, said: Context): boolean {
  const one = ability === null ? [] : conditionsOf(ability).filter(isSaid).flatMap(saysOne);
  return othersOf(what).some((id) => one.includes(id) && bound(said, id).length > 1);
}
function saysOne(condition: Cond): readonly string[] {
  const sel =
    condition.c === 'is' ? condition.who : condition.c === 'some' && condition.n === undefined ? condition.sel : null;
  return sel?.as !== undefined && sel.n === undefined ? [sel.as] : [];
}
const ofAnyOthers = remembered(({ other = [], ...what }: Sel): Sel => ({
  ...what,
  other: other.filter((id) => id === 'this'),
}));

/** Is the text at work, its condition true? What its words refer to may be other cards when other texts are. */
const isAtWorkNow = remembering((engine: Engine, item: Modification): boolean =>
  leavingOut(engine, item.key, () => isSwitchedOn(engine, item) && conditionHolds(item)),
);

function conditionHolds(item: Modification): boolean {
  const { ability, context } = item;
  return !ability || allHold(context, conditionsOf(ability));
}

/** What is about texts is asked of those that are switched off as well: which of them are is found by it. */
const isSwitchedOn = (engine: Engine, item: Modification): boolean => isOfText(item.mod) || isActive(engine, item);

/** What damage does to a ship is no text of the ship: it does it to one that is stopped, too. */
function isActive(engine: Engine, { ability, context, number }: Modification): boolean {
  return ability?.at.t === 'damage' || isAbilityActive(engine, context.source.card, number);
}

/** The modifications in play that depend on each other in circles. */
function circular(engine: Engine): readonly Modification[] {
  const items = keysInCircles(engine)
    .flatMap((key) => modifications(engine, key))
    .filter(({ circle }) => circle > 0);
  return items.filter((item, index) => items.findIndex((other) => isSameText(item, other)) === index);
}

const isSameText = (one: Modification, other: Modification): boolean =>
  one.key === other.key && one.circle === other.circle;

/** The cards of a circle of texts between which the active player has still to decide; none where it came to rest. */
export function openCircle(engine: Engine): readonly CardNumber[] {
  if (circular(engine).length === 0) return [];
  return resting(engine).open;
}

function resting(engine: Engine): ReturnType<typeof settledCircles> {
  return afresh(
    engine,
    // Which texts are switched off is settled first: it does not wait for anything in a circle.
    () => contradiction(engine),
    () => settledCircles(engine),
  );
}
const settledCircles = atRest(circular, reachedAmong);

/** The interpreter's answers about which continuous changes reach a card. */
export const reach: Pick<Standing, 'reaching'> = { reaching };
