/** First Edition's words for the log. */
import type { LogWords, MoveWords, Names, Tally, Cards } from '../../engine/ruleset/log-words.ts';
import { cardBegunWith, nameBegun, type GameEvent } from '../../engine/state/events.ts';
import { lackWords } from '../shared/measured.ts';

const move = (verb: string, join = '', tellsPlace = false): MoveWords => ({ verb, join, tellsPlace });

const moves: ReadonlyMap<string, MoveWords> = new Map(
  Object.entries({
    placed: move('lays', '', true),
    seeded: move('seeds', '', true),
    reported: move('reports', 'for duty', true),
    built: move('builds', '', true),
    loaded: move('loads', '', true),
    unloaded: move('unloads', '', true),
    beamed: move('beams', 'to', true),
    earned: move('earns'),
    killed: { ...move('killed'), isSuffered: true as const, isOwned: true as const },
    overcome: { ...move('overcome'), isSuffered: true as const },
  }),
);

const zones: ReadonlyMap<string, string> = new Map([
  ['discard', 'discard pile'],
  ['missions', 'Mission pile'],
  ['bonus', 'bonus area'],
  ['captives', 'captives'],
  ['announced', 'table'],
]);

const relations: ReadonlyMap<string, string> = new Map([
  ['here', 'at'],
  ['ships', 'at'],
  ['outposts', 'at'],
  ['aboard', 'aboard'],
  ['on', 'on'],
  ['under', 'under'],
]);

function sentence(event: GameEvent, { seat, card, cards, are }: Names): string | null {
  switch (event.type) {
    case 'stopped':
    case 'unstopped':
      return `${cards(event.cards)} ${are(event.cards)} ${event.type}`;
    case 'range':
      return `${card(event.ship)} uses ${event.used} range, ${event.left} left`;
    case 'completed':
      return `${seat(event.player)} completes ${card(event.mission)}`;
    case 'failed':
      return `${seat(event.player)} fails at ${card(event.mission)}${lackWords(event.against)}`;
    case 'faced':
      return `${seat(event.player)} encounters ${card(event.card)}`;
    case 'cloaked':
    case 'decloaked':
      return `${seat(event.player)} ${event.type === 'cloaked' ? 'cloaks' : 'de-cloaks'} ${card(event.ship)}`;
    case 'attacked':
      return `${seat(event.player)} attacks ${cards(event.targets)} with ${cards(event.attackers)}`;
    case 'retaliated':
      return `${seat(event.player)} returns fire at ${card(event.target)} with ${cards(event.ships)}`;
    case 'ship damaged':
    case 'ship repaired':
      return `${card(event.ship)} is ${event.type === 'ship damaged' ? 'damaged' : 'repaired'}`;
    case 'deactivated':
    case 'activated':
      return `${cards(event.cards)} ${are(event.cards)} ${event.type}`;
    case 'commandeered':
      return `${card(event.ship)} is ${event.isSo ? '' : 'no longer '}flown by Rogue Borg`;
    case 'delayed':
      return event.turns > 0 ? `${card(event.card)} is delayed: ${event.turns} turns` : `${card(event.card)} explodes`;
    case 'stakes raised':
      return `${seat(event.player)} plays on: the winner draws ${event.stakes} of the loser's cards`;
    case 'prize':
      return `${seat(event.player)} is owed: ${event.titles.join(', ')}`;
    case 'nullified':
      return `${card(event.by)} nullifies ${card(event.card)}`;
    case 'began':
      if (event.what === 'attempt') return `${seat(event.player)} attempts ${card(cardBegunWith(event))}`;
      return event.what === 'segment' ? `${seat(event.player)}: ${nameBegun(event)}` : null;
    default:
      return null;
  }
}

const ATTEMPTS = 'mission attempts';
const ENCOUNTERS = 'dilemmas encountered';
const LOST = 'personnel lost';

function tallies(event: GameEvent, { definition, owner }: Cards): readonly Tally[] {
  if (event.type === 'began' && event.what === 'attempt') return [{ seat: event.player, what: ATTEMPTS, count: 1 }];
  if (event.type === 'faced') return [{ seat: event.player, what: ENCOUNTERS, count: 1 }];
  if (event.type !== 'place' || event.verb !== 'killed') return [];
  return event.cards
    .filter((card) => card > 0 && definition(card).type === 'personnel')
    .map((card) => ({ seat: owner(card), what: LOST, count: 1 }));
}

export const logWords: LogWords = {
  zones,
  zonesWithin: new Set(['bonus']),
  zonesPassed: new Set(['announced']),
  relations,
  moves,
  told: new Set([
    'stopped',
    'unstopped',
    'completed',
    'failed',
    'faced',
    'cloaked',
    'decloaked',
    'attacked',
    'retaliated',
    'nullified',
    'ship damaged',
    'ship repaired',
    'deactivated',
    'activated',
    'commandeered',
    'delayed',
    'stakes raised',
    'prize',
  ]),
  sentence,
  counted: [ATTEMPTS, ENCOUNTERS, LOST],
  tallies,
  isForegone: () => false,
};

/** Orders that show nothing hidden and leave nothing to chance by themselves. */
export const foreseen: ReadonlySet<string> = new Set(['beam', 'move', 'load', 'unload']);
