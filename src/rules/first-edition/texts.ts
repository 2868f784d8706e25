/** First Edition's answers to what card texts ask of every edition: where cards may lie, who may play them, what a ship can still do. */
import { valueOf } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import { textRules as shared } from '../../effects/hearing/index.ts';
import type { TextEdition } from '../../effects/terms.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import type { AbilityHandle } from '../../engine/definition.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { way } from '../../engine/places/rows.ts';
import type { TextRules } from '../../engine/ruleset/text-rules.ts';
import { FIRST_EDITION_DIALECT } from '../../language/grammar/first-edition/dialect.ts';
import { FIRST_EDITION_LISTS } from '../../language/grammar/first-edition/lists.ts';
import { AFFILIATIONS, NON_ALIGNED } from './constants.ts';
import { areActive } from './activity.ts';
import { outpostsWith } from './affiliation.ts';
import { otherOf } from './seats.ts';
import { playResponse } from './interrupts.ts';
import { placesFor, usedAs } from './plays.ts';
import { crewAboard } from './staff.ts';
import { commandsCopy } from './uniqueness.ts';

/** The zones by the words of card texts. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard'],
  ['core', 'table'],
  ['brig', 'captives'],
]);

/** Zones whose cards lie face down. */
const FACE_DOWN: ReadonlySet<string> = new Set(['hand', 'deck', 'missions', 'seeds', 'outposts']);

/** 94-OP-34, -40: cards of other titles that a name in a text means as well, all in small letters. */
const NAMED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rogue borg', new Set(['rogue borg mercenaries', 'crosis', 'crisis'])],
]);

/** What is further is so by the number of locations, then by their spans. */
const FURTHER_THAN_SPANS = 1000;

const none = (what: string): never => {
  throw new Error(`there are no ${what} in First Edition`);
};

export const texts: TextEdition = {
  dialect: FIRST_EDITION_DIALECT,
  skills: FIRST_EDITION_LISTS.skills,
  affiliations: [...AFFILIATIONS, NON_ALIGNED],
  zones: ZONES,
  captives: 'captives',
  withoutHost: 'table',
  lyingOn: ['on'],
  // 94-SEED-02: what is seeded lies face down.
  lyingOutside: ['under'],
  lyingBeneath: 'under',
  outsidePlay: new Set(['hand', 'deck', 'discard', 'missions', 'seeds', 'outposts', 'bonus', 'announced']),
  playedFrom: new Set(['hand', 'announced']),
  faceIn: (zone) => (FACE_DOWN.has(zone) ? 'down' : 'up'),
  counts: (engine, card) => areActive(engine, [card]).length > 0,
  // Another team on the planet does not face what this one faces (94-PBATTLE-10).
  areTeamsApart: true,
  isDocked: (engine, ship) => outpostsWith(engine, ship).length > 0,
  distance: (engine, from, to) => {
    const entered = way(engine, from, to)?.slice(1) ?? [];
    return entered.reduce(
      (sum, mission) => sum + valueOf(engine, mission, 'span'),
      entered.length * FURTHER_THAN_SPANS,
    );
  },
  // 94-OP-40: later wordings leave out what stands behind a dash or a colon.
  isNamedBy: (title, name) => {
    const [known, meant] = [title.toLowerCase(), name.toLowerCase()];
    return [' - ', ': '].some((part) => known.startsWith(`${meant}${part}`)) || NAMED.get(meant)?.has(known) === true;
  },
  // 94-RAND-02: of a player's cards the other one draws.
  drawnBy: (engine, [card = 0]) => otherOf(holderOf(engine, card)),
  pileOf: () => ({ zone: 'discard', at: 'top' }),
  // A second damage destroys a ship by the rules, not by cards that lie on it (94-DMG-06).
  isWrecked: () => false,
  leavesTheGame: () => false,
  noteKeyword: () => undefined,
  takenOver: () => undefined,
  settlePiles: () => undefined,
  drawAside: () => false,
  // No text has a card played yet.
  canPlay: () => none('cards that a text has played'),
  placesFor,
  playResponse,
  commandsCopy,
  usedAs,
  isFlipped: (engine, card) => engine.has(card, 'flipped'),
  isCloaked: (engine, ship) => engine.has(ship, 'cloaked'),
  isStaffed: (engine, ship) => crewAboard(engine, ship).isStaffed,
  unpaidSkills: () => new Map(),
  unpayableSkills: () => new Map(),
  wasPrevented: () => false,
  preventWhole: () => none('dilemmas that are prevented as a whole'),
  costOfPlay: () => 0,
  leftToPay: () => 0,
  rangeUsed: (engine, ship) => engine.numberOn(ship, 'rangeUsed'),
  battleTotal: () => 0,
  isCurrentTactic: () => false,
  changeBudget: () => none('budgets for dilemmas'),
};

/** Whose card it is while it is where it is. */
const holderOf = (engine: Engine, card: CardNumber): Seat =>
  engine.commanderOf(card) >= 0 ? engine.commanderOf(card) : engine.ownerOf(card);

/** The player a card's text calls "you": of a dilemma who faces it, else its commander, else that of the card it lies on, else its owner. */
function youOf(engine: Engine, card: CardNumber): Seat {
  const attempt = isType(engine, card, 'dilemma') ? attemptIn(engine) : null;
  if (attempt?.facing?.card === card) return attempt.player;
  const commander = engine.commanderOf(card);
  if (commander >= 0) return commander;
  const host = engine.relationOf(card) === 'under' ? 0 : engine.hostOf(card);
  return host > 0 ? youOf(engine, host) : engine.ownerOf(card);
}

function works(engine: Engine, card: CardNumber, handle: AbilityHandle): boolean {
  return handle.zones.some((zone) => {
    switch (zone) {
      case 'play':
        return attemptIn(engine)?.facing?.card === card || engine.isInPlay(card);
      case 'hand':
        return engine.zoneOf(card) === 'hand';
      case 'discard':
        return engine.zoneOf(card) === 'discard';
      case 'being played':
        return engine.zoneOf(card) === 'announced';
      case 'damage':
      case 'beneath':
      case 'front':
      case 'other side':
        return false;
      case 'anywhere':
        return true;
    }
  });
}

export const textRules: TextRules = { ...shared, works, youOf };
