/** The objectives variant of the Second Edition: one value, that of the Second Edition with what it says otherwise. */
import { procedureTable } from '../../engine/kernel/procedure.ts';
import { ruleset, type Ruleset } from '../../engine/ruleset/ruleset.ts';
import { framesFor, ownProcedures, secondEditionRules, sharedProcedures } from '../second-edition/index.ts';
import { STAFFING } from '../second-edition/staffing.ts';
import { attempt, dilemma, failedAttempt } from './attempt.ts';
import { engagement } from './engagement.ts';
import { battleBonus } from './engagement-totals.ts';
import { combat } from './combat.ts';
import { RELATIONS, REQUEST_KINDS, TURNS_OF_BOTS, ZONES } from './constants.ts';
import { deckRules, partsOf } from './deck.ts';
import { deckWarnings } from './deck-warnings.ts';
import { objectivesTerms } from './edition-terms.ts';
import { isNative, mayCross } from './quadrants.ts';
import { damageText } from './markers.ts';
import { replaced } from './replaced-rules.ts';
import { game } from './setup.ts';
import { stateRules } from './state.ts';
import { systems } from './systems.ts';
import { completed, isInPlay } from './table.ts';
import { texts } from './texts.ts';
import { turn } from './turn.ts';
import { showingRules } from './views.ts';
import { whyNot } from './why-not.ts';
import { windowRules } from './windows.ts';

const own = [game, turn, attempt, dilemma, failedAttempt, combat, engagement, damageText];
const names = new Set(own.map(({ name }) => name));
const procedures = procedureTable(
  [...sharedProcedures, ...ownProcedures].filter(({ name }) => !names.has(name)),
  own,
);

export const objectives: Ruleset = ruleset({
  ...secondEditionRules,
  name: objectivesTerms.name,
  replaced,
  ledger: { ...secondEditionRules.ledger, 'play.native quadrant': ['OBJ-QUAD-03', 'OBJ-QUAD-01', 'OBJ-QUAD-02'] },
  places: { zones: ZONES, rows: [], relations: RELATIONS },
  procedures,
  framesAt: framesFor(procedures),
  requestKinds: REQUEST_KINDS,
  deckRules,
  deckWarnings,
  turnLimit: { ofBots: TURNS_OF_BOTS, begin: (turns) => ({ turnLimit: turns }) },
  laidOut: ({ parts }) => {
    const deck = partsOf(parts);
    return [
      { zone: 'locations', cards: deck.locations, isOpen: true },
      { zone: 'objective pile', cards: deck.objectives },
      { zone: 'tactics', cards: deck.tactics },
      { zone: 'dilemmas', cards: deck.dilemmas },
      { zone: 'deck', cards: deck.deck },
    ];
  },
  inPlay: isInPlay,
  state: stateRules,
  texts,
  windows: windowRules,
  showing: showingRules,
  variant: {
    words: { place: 'location', task: 'objective' },
    row: 'locations',
    staffing: { ...STAFFING, onlyMatching: true },
    otherQuadrant: 0,
    mayCross,
    isNative,
    attached: new Map([['system', systems]]),
    battleBonus,
    done: completed,
  },
  whyNot,
});
