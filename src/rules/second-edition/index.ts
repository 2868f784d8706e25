/** The Second Edition: one value that holds everything the edition adds to the engine. */
import { completedInRow } from './winning.ts';
import { STAFFING } from './staffing.ts';
import { interpreter } from '../../effects/interpreter.ts';
import { damageTextProcedure, textProcedure } from '../../effects/doing/index.ts';
import { partOf } from '../shared/deck-counts.ts';
import { actionProcedure } from '../../engine/acting/action.ts';
import { loopProcedure } from '../../engine/acting/endless-loop.ts';
import { windowProcedure } from '../../engine/acting/window.ts';
import { selectProcedure } from '../../engine/asking/select.ts';
import { frameAt, procedureTable, type Procedures } from '../../engine/kernel/procedure.ts';
import { ruleset, type Ruleset, type RulesetDeclaration } from '../../engine/ruleset/ruleset.ts';
import { actionRules } from './actions.ts';
import { attempt } from './attempt.ts';
import { failedAttempt } from './attempt-completion.ts';
import { beaming } from './beam.ts';
import { combat, engagement, whichBattle } from './battle.ts';
import { OTHER_QUADRANT, POINTS_TO_WIN, RELATIONS, REQUEST_KINDS, ZONES } from './constants.ts';
import { decision, settle, yesNo } from './decisions.ts';
import { deckRules } from './deck.ts';
import { dilemma } from './dilemmas.ts';
import { movingProcedure } from './move-order.ts';
import { playInterrupt } from './interrupts.ts';
import { secondEditionTerms } from './edition-terms.ts';
import { ledger } from './ledger-keys.ts';
import { playCard } from './play-cards.ts';
import { game } from './setup.ts';
import { stateRules } from './state.ts';
import { isInPlay } from './table.ts';
import { textRules, texts } from './texts.ts';
import { turn } from './turn.ts';
import { showingRules } from './views.ts';
import { whyNot } from './why-not.ts';
import { windowRules } from './windows.ts';

/** Procedures of the engine and of texts, and those of the edition's own tables. */
export const sharedProcedures = [
  windowProcedure,
  loopProcedure,
  actionProcedure,
  selectProcedure,
  textProcedure,
  damageTextProcedure,
];
export const ownProcedures = [
  game,
  turn,
  playCard,
  playInterrupt,
  attempt,
  failedAttempt,
  dilemma,
  whichBattle,
  combat,
  engagement,
  decision,
  yesNo,
  beaming,
  movingProcedure,
];
const procedures = procedureTable(sharedProcedures, ownProcedures);

/** The step at which a turn stands in each segment, for positions that begin in it. */
const SEGMENT_STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    start: 'TURN start actions',
    play: 'TURN 1 play',
    orders: 'TURN 2 orders',
    discard: 'TURN 3 discard',
    end: 'TURN 3 end-actions',
  }),
);

/** The frames that stand on the stack in a segment, in an edition with these procedures. @throws Error for a segment that they do not have */
export function framesFor(table: Procedures): RulesetDeclaration['framesAt'] {
  return (segment) => {
    const label = SEGMENT_STEPS.get(segment);
    if (label === undefined) throw new Error(`no segment ${segment}`);
    return [frameAt(table, 'game', 'TURN next'), frameAt(table, 'turn', label)];
  };
}

/** What the edition declares; a variant says some of it otherwise. */
export const secondEditionRules: RulesetDeclaration = {
  name: secondEditionTerms.name,
  seats: { min: 2, max: 4 },
  ledger,
  places: { zones: ZONES, rows: [], relations: RELATIONS },
  procedures,
  game: 'game',
  segments: [...SEGMENT_STEPS.keys()],
  framesAt: framesFor(procedures),
  requestKinds: REQUEST_KINDS,
  pointsToWin: POINTS_TO_WIN,
  deckRules,
  laidOut: ({ parts }) => [
    { zone: 'missions', cards: partOf(parts, 'missions'), isOpen: true },
    { zone: 'dilemmas', cards: partOf(parts, 'dilemmas') },
    { zone: 'deck', cards: partOf(parts, 'deck') },
  ],
  inPlay: isInPlay,
  state: stateRules,
  actions: actionRules,
  windows: windowRules,
  text: textRules,
  meaning: interpreter,
  texts,
  showing: showingRules,
  variant: {
    words: { place: 'mission', task: 'mission' },
    row: 'missions',
    staffing: STAFFING,
    otherQuadrant: OTHER_QUADRANT,
    mayCross: () => true,
    isNative: () => true,
    attached: new Map(),
    battleBonus: () => 0,
    done: completedInRow,
  },
  settle,
  whyNot,
};

export const secondEdition: Ruleset = ruleset(secondEditionRules);
