/** Event patterns against occurrences: is it what the text speaks of, and which cards does it mean by that? */
import { leastOf } from './carriers.ts';
import { every } from './every.ts';
import { filterParts } from './nodes.ts';
import { remembered } from './remembered.ts';
import { attemptIn, battleIn } from '../undertakings.ts';
import { compare } from './numbers.ts';
import { ofSel } from './letters.ts';
import { ONE_OPPONENT, playersOf, type Context, amountTold } from './context.ts';
import { inState, matches, candidates, covers, inPlace } from '../meaning.ts';
import { missionOf, presenceAnchor } from './places.ts';
import { othersThan } from './others.ts';
import { isPureTask, placeOfTask } from './tasks.ts';
import { hasOneUsed } from './used-skills.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Occurrence, Ref } from '../../engine/state/state.ts';
import type { EventPattern, Fight, Place, Route, Sel, Selection, SkillUse } from '../../language/tree/index.ts';
import { cardOf } from '../../engine/kernel/frames.ts';

/** The cards of an occurrence that fit the pattern: what the text then calls "that". Null if it is another kind of event. */
export function matchesPattern(of: Context, pattern: EventPattern, occurrence: Occurrence): readonly Ref[] | null {
  if (pattern.stage !== occurrence.stage || !isNamed(pattern, occurrence.name)) return null;
  if (pattern.who !== undefined && !playersOf(of, pattern.who).includes(occurrence.player)) return null;
  const context = ofWhoeverDoesIt(of, pattern, occurrence);
  if (!toldBy(pattern)(context, occurrence)) return null;
  if (pattern.during === 'attempt' && attemptIn(context.engine) === null) return null;
  const { what, place } = pattern;
  if (!isCause(context, pattern, occurrence)) return null;
  if (place && !isReturn(pattern) && !isFromStack(context, place, occurrence) && !isThere(context, place, occurrence))
    return null;
  if (place?.p === 'zone' && isWithoutHost(context, place.zone) && !isPlayedThere(context, occurrence)) return null;
  const { involving } = pattern;
  if (involving && !isMany(context, involving, involvedIn(context, involving, pattern, occurrence).length)) return null;
  // "When you play a …", "when a dilemma is revealed" do not react to the card's own, unless they say "this".
  const isOwn = (ref: Ref): boolean =>
    OF_OTHERS.has(occurrence.name) && what?.ref !== 'this' && ref.card === context.source.card;
  const cards = occurrence.cards.filter(
    (ref) =>
      !isOwn(ref) &&
      isGainer(pattern, occurrence, ref) &&
      usesOneOf(context, pattern, occurrence, ref) &&
      isReturnedThere(context, pattern, ref),
  );
  // What is about to be drawn is not known yet: any card will do.
  const isAnyCard = !what || Object.keys(what).length === 0;
  if (isAnyCard) return cards.length > 0 || occurrence.cards.length === 0 ? cards : null;
  if (occurrence.cards.length === 0 && saysNumberAlone(what))
    return isMany(context, what, amountTold(occurrence)) ? cards : null;
  const fitting = cards.filter((ref) => fits(context, what, ref, occurrence.where));
  return fitting.length > 0 && isMany(context, what, fitting.length) ? fitting : null;
}

/** 'Cards', 'two or more cards': whatever they are. */
const saysNumberAlone = (what: Sel): boolean => Object.keys(what).every((key) => key === 'n');

/** What is said of a card without 'this' is said of others. */
const OF_OTHERS: ReadonlySet<string> = new Set(['play', 'revealDilemma']);

/** 'When an opponent plays an event in his or her core': with several opponents, in that one's. */
function ofWhoeverDoesIt(context: Context, { who }: EventPattern, { player }: Occurrence): Context {
  if (who !== 'opponent' || context.engine.seats.length < 3) return context;
  return { ...context, numbers: { ...context.numbers, [ONE_OPPONENT]: player } };
}

function isNamed({ e }: EventPattern, name: string): boolean {
  if (!Array.isArray(e)) return e === name;
  const names: readonly string[] = e;
  return names.includes(name);
}

/** Is it so of the event what a pattern says of this kind of events alone? */
type Told = (context: Context, occurrence: Occurrence) => boolean;

/** The same of a pattern, whose words are read once. */
const toldBy = remembered((pattern: EventPattern): Told => {
  if ('random' in pattern || 'fate' in pattern) return (_, occurrence) => isSelection(pattern, occurrence);
  if ('points' in pattern) {
    const { op, n } = pattern.points;
    return (_, occurrence) => compare(amountTold(occurrence), op, n);
  }
  if ('begun' in pattern) return ({ engine }, { player }) => battleIn(engine)?.sides[0].player === player;
  if ('from' in pattern || 'between' in pattern)
    return (context, occurrence) =>
      occurrence.name === 'move' ? isRoute(context, pattern, occurrence) : isForPurpose(undefined, occurrence);
  if ('fewer' in pattern) {
    const { fewer } = pattern;
    return (_, occurrence) => numberInvolved(occurrence) < fewer;
  }
  if ('nth' in pattern) return (context) => facedBefore(context) + 1 === pattern.nth;
  const purpose = 'purpose' in pattern ? pattern.purpose : undefined;
  return (_, occurrence) => isForPurpose(purpose, occurrence);
});

/** How many personnel an attempt would involve. @throws Error for a deed that does not tell */
function numberInvolved({ name, words }: Occurrence): number {
  if (words?.involved === undefined) throw new Error(`${name} does not tell how many are involved`);
  return Number(words.involved);
}

const isForPurpose = (wanted: SkillUse['purpose'], { name, words }: Occurrence): boolean =>
  name !== 'useSkill' || isPurpose(wanted, words?.purpose);

/** Does it happen there? What is played with no card is at no mission, but before it is played it might be; nothing else is there unless that is told. */
function isThere(context: Context, place: Place, { name, where, words }: Occurrence): boolean {
  if (name === 'shuffle') return place.p === 'zone' && place.zone === words?.pile;
  if (where) return happensIn(context, place, where.card);
  return name === 'play' && (place.p === 'zone' || context.openTo !== undefined);
}

/** Is it where cards are that are in play on no other card? */
function isWithoutHost({ engine: { ruleset } }: Context, zone: string): boolean {
  return ruleset.texts.zones.get(zone) === ruleset.texts.withoutHost;
}

/** An event that is played there stays by its text; one that is not played on anything else may go at once. */
function isPlayedThere({ engine }: Context, { cards, where }: Occurrence): boolean {
  const staysThere = ({ card }: Ref): boolean =>
    engine.definitionOf(card).abilities.some(({ triggers }) => triggers.includes('playTo'));
  return where === undefined && cards.some(staysThere);
}

const BATTLES: ReadonlySet<string> = new Set(['battle', 'winBattle', 'wonBattle', 'endBattle']);
const isBattleOf = (battle: Fight | undefined, kind: string | undefined): boolean =>
  kind !== undefined && (battle === 'either' || battle === kind);

const fightOf = (pattern: EventPattern): Fight | undefined => ('battle' in pattern ? pattern.battle : undefined);

/** By what it happens: 'by a dilemma', 'in combat', or one of both; of a battle, which kind it is. */
function isCause(context: Context, pattern: EventPattern, occurrence: Occurrence): boolean {
  const { by } = pattern;
  const battle = fightOf(pattern);
  if (BATTLES.has(occurrence.name)) return !battle || isBattleOf(battle, occurrence.words?.kind);
  const isFought = battle !== undefined && isBattleOf(battle, battleIn(context.engine)?.kind);
  return isFought || (by ? isBy(context, by, occurrence.by) : battle === undefined);
}

/** "Uses a skill" is said of every use, once: completing a mission by it is told when that is done. */
function isPurpose(wanted: SkillUse['purpose'], purpose: string | undefined): boolean {
  return wanted === undefined ? purpose !== 'complete' : wanted === purpose;
}

/** "Randomly selected", "selected to be killed": how it was made, and what for. */
function isSelection({ random, fate }: Selection, { words }: Occurrence): boolean {
  return (random === undefined || words?.how === 'random') && (fate === undefined || words?.fate === fate);
}

/** "Uses Law to complete a mission": has it, and the mission, or the dilemma that is faced, asks for it. */
function usesOneOf({ engine }: Context, pattern: EventPattern, { where, words }: Occurrence, ref: Ref): boolean {
  if (!('skills' in pattern)) return true;
  const { skills } = pattern;
  const faced = words?.purpose === 'meet' ? attemptIn(engine)?.facing?.card : undefined;
  return hasOneUsed(engine, skills, faced ?? (where ? missionOf(engine, where.card) : 0), ref.card);
}

/** "Revealed from your dilemma stack": whose dilemma it is that is revealed. */
function isFromStack(context: Context, place: Place, { name, player }: Occurrence): boolean {
  if (name !== 'revealDilemma' || place.p !== 'zone' || place.zone !== 'dilemmaStack') return false;
  return playersOf(context, place.of).includes(player);
}

const isReturn = ({ e }: EventPattern): boolean => e === 'return';
/** 'Returned to your hand': a card goes to its owner's. */
function isReturnedThere(context: Context, pattern: EventPattern, { card }: Ref): boolean {
  const { place } = pattern;
  if (!isReturn(pattern) || place?.p !== 'zone') return true;
  return playersOf(context, place.of).includes(context.engine.ownerOf(card));
}

/** 'Gains a skill he does not already have': each by himself. */
function isGainer(pattern: EventPattern, { words }: Occurrence, { card }: Ref): boolean {
  return !('fresh' in pattern) || words?.fresh?.split(' ').includes(String(card)) === true;
}

/** How many dilemmas were faced in this attempt before the one revealed last. */
function facedBefore({ engine }: Context): number {
  const revealed = attemptIn(engine)?.revealed.slice(0, -1) ?? [];
  return revealed.filter(({ outcome }) => !outcome.startsWith('not faced')).length;
}

/** 'With six or more personnel', 'with five or less'; 'when two or more of your personnel are stopped'. */
function isMany(context: Context, involving: Sel, found: number): boolean {
  const { n } = involving;
  const most = typeof n === 'object' && 'upTo' in n && typeof n.upTo === 'number' ? n.upTo : found;
  return found >= leastOf(context, involving) && found <= most;
}

/** Does the ship move from there, or between those two? Before it moves it is still where it comes from. */
function isRoute(context: Context, { from, between }: Route, occurrence: Occurrence): boolean {
  const { cards, where } = occurrence;
  const [ship] = cards;
  const start = occurrence.from?.card ?? (ship ? missionOf(context.engine, ship.card) : 0);
  const isOneOf = (sel: Sel, mission: CardNumber): boolean => candidates(context, every(sel)).includes(mission);
  if (from?.p === 'at' && !isOneOf(from.mission, start)) return false;
  if (from?.p === 'here' && missionOf(context.engine, presenceAnchor(context.engine, context.source.card)) !== start)
    return false;
  if (!between) return true;
  const end = cardOf(where);
  const [one, other] = between;
  return (isOneOf(one, start) && isOneOf(other, end)) || (isOneOf(other, start) && isOneOf(one, end));
}

/** Does it happen there? What happens at a mission, on or aboard a card happens at that very card. */
export function happensIn(context: Context, place: Place, where: CardNumber): boolean {
  switch (place.p) {
    case 'at':
      return candidates(context, every(place.mission)).includes(missionOf(context.engine, where));
    case 'on':
      return inPlace(context, place, where) || candidates(context, every(place.card)).includes(where);
    case 'aboard':
      return inPlace(context, place, where) || candidates(context, every(place.ship)).includes(where);
    case 'present':
      return inPlace(context, place, where) || isHostOfOne(context, place.with, where);
    default:
      return inPlace(context, place, where);
  }
}
/** Is one of these aboard that ship, or on that planet? What comes there is not where it is because of itself. */
const isHostOfOne = (context: Context, those: Sel, where: CardNumber): boolean =>
  candidates(context, every(those)).some(
    (card) => card !== context.source.card && context.engine.hostOf(card) === where,
  );

/** The cards of this kind that what happens involves: in the battle (a ship's crew included), or in the attempt. */
function involvedIn(
  context: Context,
  involving: NonNullable<EventPattern['involving']>,
  pattern: EventPattern,
  { name, involved }: Occurrence,
): CardNumber[] {
  if (involved) {
    const cards = involved.map((ref) => ref.card);
    return candidates(context, every(involving)).filter((card) => cards.includes(card));
  }
  const isBattle = BATTLES.has(name) || fightOf(pattern) !== undefined;
  const state = isBattle ? ({ s: 'inBattle' } as const) : ({ s: 'attempting' } as const);
  return candidates(context, every(involving)).filter((card) => inState(context, state, card));
}

/** The cards that a pattern has given letters to: by what it happens, whom it involves, where it happens. */
export function lettersOfEvent(context: Context, pattern: EventPattern, occurrence: Occurrence): Letters {
  const { what, by, involving, place } = pattern;
  const letters: Record<string, readonly Ref[]> = {};
  if (what?.as !== undefined) letters[what.as] = occurrence.cards;
  if (what?.at && (what.ref === undefined || what.ref === 'this'))
    Object.assign(
      letters,
      ofSel(
        context,
        what,
        occurrence.cards.map((ref) => ref.card),
      ),
    );
  if (by?.as !== undefined && occurrence.by) letters[by.as] = [occurrence.by];
  if (involving?.as !== undefined)
    letters[involving.as] = involvedIn(context, involving, pattern, occurrence).map((card) => context.engine.ref(card));
  if (place?.p === 'at' && place.mission.as !== undefined && occurrence.where)
    letters[place.mission.as] = [context.engine.ref(missionOf(context.engine, occurrence.where.card))];
  Object.assign(letters, lettersOfOrigin(context, 'from' in pattern ? pattern.from : undefined, occurrence.from));
  // A card is played aboard or on the very card where that happens.
  const host = place?.p === 'aboard' ? place.ship : place?.p === 'on' ? place.card : undefined;
  if (host?.as !== undefined && occurrence.where) letters[host.as] = [occurrence.where];
  return letters;
}

/** 'Moves from a mission where you have a staffed ship (A)': the mission, and what is there. */
function lettersOfOrigin(context: Context, from: Place | undefined, origin: Ref | undefined): Letters {
  if (from?.p !== 'at' || !origin) return {};
  const { mission } = from;
  const there = guestIn(mission);
  const { engine } = context;
  const guests = (sel: Sel): Ref[] =>
    candidates(context, every(sel))
      .filter((card) => missionOf(engine, card) === origin.card)
      .map((card) => engine.ref(card));
  return {
    ...(mission.as !== undefined && { [mission.as]: [origin] }),
    ...(there?.as !== undefined && { [there.as]: guests(there) }),
  };
}

/** The cards that must be at the mission a selection speaks of: 'a mission where you have a ship'; undefined where none must. */
export function guestIn({ f }: Sel): Sel | undefined {
  return filterParts(f).flatMap((part) => (part.f === 'carries' && part.how === 'at' ? [part.sel] : []))[0];
}

type Letters = Readonly<Record<string, readonly Ref[]>>;

/** Where a card was that has left play is told by who was collected before (`action.ts`), not here. */
function fits(context: Context, what: NonNullable<EventPattern['what']>, ref: Ref, where?: Ref): boolean {
  const { at } = what;
  const isThere = (): boolean => at === undefined || (context.engine.isSame(ref) && inPlace(context, at, ref.card));
  const isSuch = (): boolean => !what.f || matches(context, what.f, ref.card);
  if (what.ref === 'this') return ref.card === context.source.card && isThere() && isSuch();
  if (what.ref) return covers(context, what, ref.card);
  if (what.of !== undefined) {
    const { engine } = context;
    const [commander, owner] = [engine.commanderOf(ref.card), engine.ownerOf(ref.card)];
    const seats = playersOf(context, what.of);
    if (!seats.includes(commander >= 0 && what.via !== 'own' ? commander : owner)) return false;
    if (what.via === 'commandNotOwn' && seats.includes(owner)) return false;
  }
  if (othersThan(context, what).includes(ref.card)) return false;
  if (isPureTask(context.engine, ref.card)) return fitsTask(context, what, ref, where);
  return isThere() && isSuch();
}

/** A task is there where it is done, or would be; "this mission" of a task is the task. */
function fitsTask(
  context: Context,
  { at, f }: NonNullable<EventPattern['what']>,
  { card }: Ref,
  where: Ref | undefined,
): boolean {
  const { engine, source } = context;
  const isItself = at?.p === 'here' && source.card === card;
  const place = placeOfTask(engine, card) || cardOf(where);
  if (at && !isItself && (isPureTask(engine, source.card) || !inPlace(context, at, place))) return false;
  return !f || matches({ ...context, isOfTask: true }, f, card);
}

/** "By a dilemma", "by a card an opponent owns". */
function isBy(context: Context, by: NonNullable<EventPattern['by']>, ref: Ref | null): boolean {
  return ref !== null && fits(context, by, ref);
}
