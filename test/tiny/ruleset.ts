/**
 * A game as unlike the Second Edition as the engine allows, to show that the engine knows no edition: both players' buoys lie
 * in one row, caches are hidden at them in secret, hulls are launched one a turn, sail from neighbour to neighbour and are
 * stowed in one another at any depth; responses begin with the player who did not start; a card is drawn at the end of a
 * turn. Five points win; without them the most points when the decks are empty.
 */
import { actionProcedure } from '../../src/engine/acting/action.ts';
import { loopProcedure } from '../../src/engine/acting/endless-loop.ts';
import { windowProcedure } from '../../src/engine/acting/window.ts';
import type { Refusal } from '../../src/engine/asking/request.ts';
import { secretProcedure } from '../../src/engine/asking/secret.ts';
import { selectProcedure } from '../../src/engine/asking/select.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { procedureTable } from '../../src/engine/kernel/procedure.ts';
import { ruleset, type Ruleset } from '../../src/engine/ruleset/ruleset.ts';
import { interpreter } from '../../src/effects/interpreter.ts';
import { textProcedure } from '../../src/effects/doing/index.ts';
import { bid } from './bid.ts';
import { TINY } from './dialect.ts';
import { ledgerOfTiny } from './ledger.ts';
import { game } from './seeding.ts';
import { stateOfTiny } from './state.ts';
import { effect, tinyText } from './text.ts';
import { turn } from './turn.ts';
import { performTiny } from './verbs.ts';

const POINTS = 5;

function isOver(engine: Engine): boolean {
  const { score, frames } = engine.state;
  if (frames.at(-1)?.procedure !== 'turn') return false;
  const isWon = score.some((points) => points >= POINTS);
  if (!isWon && [0, 1].some((seat) => engine.zone('deck', seat).length > 0)) return false;
  const best = Math.max(...score);
  const players = [0, 1].filter((seat) => score[seat] === best);
  engine.emit({ type: 'won', players, what: 'game', reason: isWon ? 'five points' : 'empty decks' }, ['TINY-07']);
  return true;
}

const unknown: Refusal = { refused: true, rules: ['TINY-03'], reason: 'that is not offered' };

export const tiny: Ruleset = ruleset({
  name: 'tiny',
  seats: { min: 2, max: 2 },
  ledger: ledgerOfTiny,
  places: {
    zones: ['buoys', 'caches', 'deck', 'hand', 'scrap'],
    rows: ['reach'],
    relations: ['at', 'stowed', 'beneath', 'on'],
  },
  procedures: procedureTable(
    [windowProcedure, loopProcedure, actionProcedure, selectProcedure, secretProcedure],
    [game, turn, bid, effect, textProcedure],
  ),
  game: 'game',
  segments: ['actions'],
  framesAt: () => [
    { procedure: 'game', step: 6, cards: {}, numbers: {}, words: {} },
    { procedure: 'turn', step: 1, cards: {}, numbers: {}, words: {} },
  ],
  requestKinds: ['deeds', 'respond', 'choose', 'order', 'secret'],
  deckRules: [],
  laidOut: ({ parts: { buoys = [], caches = [], hulls = [] } }) => [
    { zone: 'buoys', cards: buoys },
    { zone: 'caches', cards: caches },
    { zone: 'deck', cards: hulls },
  ],
  inPlay: (engine, card) => {
    if (engine.relationOf(card) === 'beneath') return false;
    const host = engine.hostOf(card);
    return host > 0 ? engine.isInPlay(host) : engine.rowOf(card) === 'reach';
  },
  state: stateOfTiny,
  actions: {
    perform: performTiny,
    isReached: () => true,
    isParting: (_engine, { verb }) => verb === 'scrap',
    arrivals: [],
    besides: () => [],
    tellsWhere: ({ verb }) => verb === 'launch',
    rulesOf: () => [],
  },
  windows: {
    // Whoever does not act answers first.
    seats: ({ state }) => [1 - state.turn.player, state.turn.player],
    rounds: (kind) => (kind === 'about' ? ['preventing', 'others'] : ['all']),
    periods: new Map(),
    gap: '',
    waits: () => false,
    rulesOf: () => [],
    rulesFor: () => [],
    occasionOf: (name) => name,
    actorIn: ({ state }) => state.turn.player,
  },
  text: tinyText,
  meaning: interpreter,
  texts: {
    dialect: TINY,
    skills: [],
    affiliations: [],
    zones: new Map([
      ['deck', 'deck'],
      ['hand', 'hand'],
      ['discard', 'scrap'],
    ]),
    captives: null,
    withoutHost: '',
    lyingOn: ['on'],
    lyingOutside: [],
    outsidePlay: new Set(['deck', 'hand', 'scrap', 'caches', 'buoys']),
    playedFrom: new Set(['hand']),
    faceIn: () => 'down',
    isWrecked: () => false,
    leavesTheGame: () => false,
    noteKeyword: () => undefined,
    pileOf: () => ({ zone: 'scrap', at: 'top' }),
    takenOver: () => undefined,
    settlePiles: () => undefined,
    drawAside: () => false,
    canPlay: () => false,
    placesFor: () => [],
    playResponse: () => {
      throw new Error('hulls respond from the hand without being played');
    },
    commandsCopy: () => false,
    isStaffed: () => true,
    unpaidSkills: () => new Map(),
    unpayableSkills: () => new Map(),
    wasPrevented: () => false,
    preventWhole: () => undefined,
    costOfPlay: () => 0,
    leftToPay: () => 0,
    rangeUsed: () => 0,
    battleTotal: () => 0,
    isCurrentTactic: () => false,
    changeBudget: () => undefined,
  },
  showing: {
    // What is stowed or hidden away is concealed, at any depth, from everybody but its owner.
    knows: (engine, card, viewer) => {
      const isOpen = engine.rowOf(card) !== '' || engine.relationOf(card) === 'at';
      if (isOpen || ['scrap', 'buoys'].includes(engine.zoneOf(card))) return true;
      return engine.zoneOf(card) !== 'deck' && engine.state.owner[card] === viewer;
    },
    pool: (engine, card) => {
      if (engine.definitionOf(card).type === 'cache') return `cache ${engine.relationOf(card)}`;
      return engine.isInPlay(card) ? 'stowed' : 'deck';
    },
    isVeiled: () => false,
    valuesOf: (engine, card) => engine.definitionOf(card).attributes,
    traitsOf: () => ({ skills: {}, icons: [], keywords: [], affiliations: [] }),
    detailsOf: () => ({}),
    explain: (engine, card, value) => {
      const base = engine.definitionOf(card).attributes[value] ?? 0;
      return { value: base, base, steps: [] };
    },
    measure: () => [],
    player: () => ({}),
    turn: () => ({}),
    parts: () => ({}),
  },
  settle: isOver,
  whyNot: () => unknown,
});
