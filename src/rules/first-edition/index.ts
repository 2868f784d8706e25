/** First Edition as it was in 1994: one value that holds everything the edition adds to the engine. */
import { interpreter } from '../../effects/interpreter.ts';
import { textProcedure } from '../../effects/doing/index.ts';
import { actionProcedure } from '../../engine/acting/action.ts';
import { loopProcedure } from '../../engine/acting/endless-loop.ts';
import { windowProcedure } from '../../engine/acting/window.ts';
import { selectProcedure } from '../../engine/asking/select.ts';
import { frameAt, procedureTable } from '../../engine/kernel/procedure.ts';
import { ruleset, type Ruleset } from '../../engine/ruleset/ruleset.ts';
import type { Frame } from '../../engine/state/state.ts';
import { yesNoProcedure } from '../shared/yes-no.ts';
import { actionRules } from './actions.ts';
import { orderDeeds, playDeeds } from './all-deeds.ts';
import { artifact } from './artifacts.ts';
import { attempt } from './attempt.ts';
import { RELATIONS, REQUEST_KINDS, SPACELINE, ZONES } from './constants.ts';
import { partOf } from '../shared/deck-counts.ts';
import { deckRules } from './deck.ts';
import { deckWarnings } from './deck-warnings.ts';
import { procedureOf } from './deeds.ts';
import { dilemma } from './dilemma.ts';
import { interruptProcedure } from './interrupts.ts';
import { premiereTerms } from './edition-terms.ts';
import { ledger } from './ledger-keys.ts';
import { playEvent } from './play-event.ts';
import { game } from './setup.ts';
import { borg } from './rogue-borg.ts';
import { outpostBattle, shipBattle } from './ship-battle.ts';
import { stakes } from './stakes.ts';
import { stateRules } from './state.ts';
import { isInPlay } from './table.ts';
import { teamBattle } from './team-battle.ts';
import { textRules, texts } from './texts.ts';
import { tow } from './tow.ts';
import { ORDERS, PLAY, turn } from './turn.ts';
import { showingRules } from './views.ts';
import { whyNot } from './why-not.ts';
import { windowRules } from './windows.ts';
import { settle } from './winning.ts';

/** What a text lets a player do is asked as it is carried out. */
const yesNo = yesNoProcedure(['94-CARD-20']);

const procedures = procedureTable(
  [windowProcedure, loopProcedure, actionProcedure, selectProcedure, textProcedure, yesNo],
  [
    game,
    turn,
    attempt,
    dilemma,
    artifact,
    tow,
    teamBattle,
    shipBattle,
    outpostBattle,
    borg,
    playEvent,
    interruptProcedure,
    stakes,
  ],
  [...playDeeds, ...orderDeeds].filter(({ begin }) => begin === undefined).map(procedureOf),
);

/** The steps at which a game stands in each segment, for positions that begin in it. */
const SEGMENTS: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map([
  ['line', [[game.name, 'line 4']]],
  ['seed', [[game.name, 'seed 1']]],
  ['outpost', [[game.name, 'outpost 1']]],
  [
    'play',
    [
      [game.name, 'game 3 next'],
      [turn.name, PLAY],
    ],
  ],
  [
    'orders',
    [
      [game.name, 'game 3 next'],
      [turn.name, ORDERS],
    ],
  ],
]);

function framesAt(segment: string): readonly Frame[] {
  const frames = SEGMENTS.get(segment);
  if (!frames) throw new Error(`no segment ${segment}`);
  return frames.map(([name, label]) => frameAt(procedures, name, label));
}

export const premiere1994: Ruleset = ruleset({
  name: premiereTerms.name,
  seats: { min: 2, max: 2 },
  ledger,
  places: { zones: ZONES, rows: [SPACELINE], relations: RELATIONS },
  procedures,
  game: 'game',
  segments: [...SEGMENTS.keys()],
  framesAt,
  requestKinds: REQUEST_KINDS,
  deckRules,
  deckWarnings,
  // Which Outposts are seeds the deck list says (94-OP-03).
  laidOut: ({ parts }) => {
    const seeds = partOf(parts, 'seeds');
    return [
      { zone: 'missions', cards: partOf(parts, 'missions') },
      { zone: 'seeds', cards: seeds.filter(({ type }) => type !== 'outpost') },
      { zone: 'outposts', cards: seeds.filter(({ type }) => type === 'outpost') },
      { zone: 'deck', cards: partOf(parts, 'deck') },
    ];
  },
  inPlay: isInPlay,
  state: stateRules,
  actions: actionRules,
  windows: windowRules,
  text: textRules,
  meaning: interpreter,
  texts,
  showing: showingRules,
  settle,
  whyNot,
});
