/** The Second Edition's answers to what card texts ask of every edition: where cards may lie, who may play them, what is left to pay with. */
import { isType, amountTold } from '../../effects/reading/index.ts';
import { placeFacts, type TextEdition } from '../../effects/terms.ts';
import { textRules as shared } from '../../effects/hearing/index.ts';
import { TO_WHO_ATTEMPTS } from '../../language/trigger-keys.ts';
import { SECOND_EDITION_DIALECT } from '../../language/grammar/second-edition/dialect.ts';
import { SECOND_EDITION_LISTS } from '../../language/grammar/second-edition/lists.ts';
import { attemptIn, type Attempt } from '../../effects/undertakings.ts';
import { totalBefore } from './battle-totals.ts';
import { bringToCore } from './core-cards.ts';
import { type Occurrence, type Responder } from '../../engine/state/state.ts';
import { isStaffed } from './staffing.ts';
import { commandsCopy } from './uniqueness.ts';
import { unpaidSkills, unpayableSkills } from './skill-price.ts';
import { placesFor } from './play-places.ts';
import { preventDilemma, wasPrevented } from './dilemma-prevention.ts';
import { drawFromPile, reachPiles } from './dilemma-draw.ts';
import type { TextRules } from '../../engine/ruleset/text-rules.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { AbilityHandle } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { change, current } from './attempt-state.ts';
import { canPlay } from './play-checks.ts';
import { costOfPlay } from './cost.ts';
import { AFFILIATIONS, DEADLY } from './constants.ts';
import { countersLeft } from './state.ts';

/** The zones by the words of card texts. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard'],
  ['dilemmaPile', 'dilemmas'],
  ['dilemmaStack', 'stack'],
  ['drawn', 'drawn'],
  ['aside', 'aside'],
  ['core', 'core'],
  ['brig', 'brig'],
  ['removed', 'removed'],
]);

/** Zones whose cards lie face down. */
const FACE_DOWN: ReadonlySet<string> = new Set(['hand', 'deck', 'stack']);

/** Keywords that are short for a text have rules of their own. */
const RULES_OF_KEYWORDS: ReadonlyMap<string, readonly RuleId[]> = new Map([['Interlink', ['2E-KEYW-06', '2E-OP-56']]]);

export const texts: TextEdition = {
  dialect: SECOND_EDITION_DIALECT,
  skills: SECOND_EDITION_LISTS.skills,
  affiliations: AFFILIATIONS,
  zones: ZONES,
  captives: 'brig',
  withoutHost: 'core',
  lyingOn: ['on', 'damage'],
  lyingOutside: ['beneath'],
  outsidePlay: new Set([
    ...['hand', 'deck', 'discard', 'dilemmas', 'removed'],
    ...['drawn', 'stack', 'announced', 'revealed', 'aside'],
  ]),
  playedFrom: new Set(['hand', 'announced']),
  // What is drawn from lies face down; what is set aside, as it was (2E-DIL-08, 2E-LOOK-10).
  faceIn: (zone, isOnTop) => {
    if (zone === 'aside') return null;
    return FACE_DOWN.has(zone) || (zone === 'dilemmas' && isOnTop) ? 'down' : 'up';
  },
  // Dilemmas go to the bottom of their pile, face up (2E-DISCARD-08, -09).
  pileOf: (engine, card) =>
    isType(engine, card, 'dilemma') ? { zone: 'dilemmas', at: 'bottom' } : { zone: 'discard', at: 'top' },
  // A third damage card destroys a ship (2E-DAMAGE-04).
  isWrecked: (engine, ship, more) => engine.hosted(ship, 'damage').length >= DEADLY + more,
  // 2E-BEAM-07: nobody can be on a space mission.
  isGroundless: (engine, place) => placeFacts(engine.definitionOf(place))?.kind === 'space',
  leavesTheGame: (engine, card) => engine.has(card, 'recalled'),
  noteKeyword: (engine, keyword) => {
    for (const rule of RULES_OF_KEYWORDS.get(keyword) ?? []) engine.note(rule);
  },
  takenOver: bringToCore,
  settlePiles: reachPiles,
  drawAside: (engine, pile, player, wanted) => {
    if (pile !== 'dilemmas') return false;
    drawFromPile(engine, player, wanted);
    return true;
  },
  canPlay,
  placesFor,
  playResponse: playInterrupt,
  commandsCopy,
  isStaffed,
  unpaidSkills,
  unpayableSkills,
  wasPrevented,
  preventWhole: preventDilemma,
  costOfPlay,
  // Counters are those of whose turn it is (2E-DRAW-02).
  leftToPay: (engine, player) => (player === engine.turn.player ? countersLeft(engine) : 0),
  rangeUsed: (engine, ship) => engine.numberOn(ship, 'rangeUsed'),
  battleTotal: totalBefore,
  isCurrentTactic: () => false,
  // Draw and total cost are two numbers; a text changes only the one it names (2E-OP-09).
  changeBudget: (engine, draw, spend) => {
    const before = current(engine);
    change(engine, { draw: before.draw + draw, total: before.total + spend }, ['2E-DIL-03', '2E-DIL-04', '2E-OP-09']);
  },
};

export const textRules: TextRules = { ...shared, works, youOf };

/** A response that is an interrupt is played. */
function playInterrupt(engine: Engine, responder: Responder, occurrence: Occurrence, subject: number): void {
  engine.push('play interrupt', {
    cards: { card: [responder.source], that: occurrence.cards },
    numbers: {
      player: responder.you,
      ability: responder.ability,
      subject,
      amount: amountTold(occurrence),
      who: occurrence.player,
    },
    occurrence,
  });
}

/**
 * The player a card's text calls "you": its commander; of a dilemma who faces it (2E-OP-20); else that of the card it lies
 * on, else its owner.
 */
function youOf(engine: Engine, card: CardNumber, handle?: AbilityHandle): Seat {
  const attempt = isType(engine, card, 'dilemma') ? attemptIn(engine) : null;
  if (attempt && (attempt.facing?.card === card || (handle && isJustOvercome(attempt, card, handle))))
    return attempt.player;
  // What it says from beneath of an attempt or its success it says to who attempts.
  if (attempt && handle?.triggers.includes(TO_WHO_ATTEMPTS)) return attempt.player;
  const commander = engine.commanderOf(card);
  if (commander >= 0) return commander;
  // A dilemma beneath a mission is commanded by nobody (2E-OP-20): its text speaks to its owner.
  const host = engine.relationOf(card) === 'beneath' ? 0 : engine.hostOf(card);
  return host > 0 ? youOf(engine, host) : engine.ownerOf(card);
}

/** "When this dilemma is overcome" still speaks to who has faced it. */
function isJustOvercome({ revealed }: Attempt, card: CardNumber, { triggers }: AbilityHandle): boolean {
  return triggers.includes('did:overcome') && revealed.some((item) => item.card === card);
}

/** What of a revealed dilemma is read before it is faced. */
const AT_REVEAL: ReadonlySet<string> = new Set(['static', 'did:revealDilemma']);

/** What never lies as damage: put on a ship it is aboard, or beside it. In play its text works, wherever it goes. */
const NEVER_DAMAGE: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

function works(engine: Engine, card: CardNumber, handle: AbilityHandle): boolean {
  return handle.zones.some((zone) => {
    switch (zone) {
      case 'play':
        // A dilemma's own text about its cost and its reveal works from then on, the rest while it is faced (2E-DIL-33, -34).
        if (engine.isInPlay(card))
          return NEVER_DAMAGE.has(engine.definitionOf(card).type) || engine.relationOf(card) !== 'damage';
        if (!isType(engine, card, 'dilemma') || engine.zoneOf(card) !== 'revealed') return false;
        return attemptIn(engine)?.open === true || handle.triggers.some((one) => AT_REVEAL.has(one));
      case 'hand':
        return engine.zoneOf(card) === 'hand' || engine.ruleset.text.asInHand(engine, card) !== null;
      case 'discard':
        return engine.zoneOf(card) === 'discard';
      case 'being played':
        return engine.zoneOf(card) === 'announced';
      case 'damage':
      case 'beneath':
        return engine.relationOf(card) === zone;
      case 'front':
        return engine.isInPlay(card) && !engine.has(card, 'flipped');
      case 'other side':
        return engine.isInPlay(card) && engine.has(card, 'flipped');
      case 'anywhere':
        return true;
    }
  });
}
