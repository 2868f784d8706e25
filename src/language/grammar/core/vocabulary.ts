/** The words of a dialect, and those that all dialects share. */
import type { Definition } from '../../parse/grammar.ts';
import type { WordRow, WordTable } from '../../parse/word-table.ts';
import type { EventName, PlayerRef, Segment, ZoneName } from '../../tree/index.ts';
import { participle, player, segment, zoneName } from './symbols.ts';

export type PlayerWord = Extract<PlayerRef, string>;

/** Words and what they stand for in the tree: read and written from the same lists. */
export interface Vocabulary {
  readonly zones: WordTable<ZoneName>;
  readonly players: WordTable<PlayerWord>;
  /** The segments of a turn. */
  readonly segments: WordTable<Segment>;
  /** Past participles of what can be done to a card. */
  readonly participles: WordTable<EventName>;
}

/** Lets the sentences of a grammar use these words. */
export function wordsOf({ zones, players, segments, participles }: Vocabulary): readonly Definition[] {
  return [
    zoneName.is(zones.parser),
    player.is(players.parser),
    segment.is(segments.parser),
    participle.is(participles.parser),
  ];
}

export const ZONES: readonly WordRow<ZoneName>[] = [
  ['hand', 'hand', 'hand|hands'],
  ['deck', 'deck', '(draw)? deck|decks'],
  ['discard', 'discard pile', 'discard (pile|piles)'],
];

export const PLAYERS: readonly WordRow<PlayerWord>[] = [
  ['you', 'you'],
  ['opponent', 'opponent', '((your|an|the) opponent|an opponent of your choice)'],
  ['eachOpponent', 'each opponent', 'each (opponent|of your opponents)'],
  ['eachPlayer', 'each player'],
  ['anyPlayer', 'a player', '(a|any) player'],
  ['left', 'the player on your left', 'the (player|opponent) (on|to) your left'],
  ['right', 'the player on your right', 'the (player|opponent) (on|to) your right'],
  ['winner', 'the winner'],
  ['loser', 'the loser'],
];

export const PARTICIPLES: readonly WordRow<EventName>[] = [
  ['stop', 'stopped'],
  ['kill', 'killed'],
  ['destroy', 'destroyed'],
  ['discard', 'discarded'],
  ['play', 'played'],
  ['reveal', 'revealed'],
  ['unstop', 'unstopped'],
  ['capture', 'captured'],
  ['place', 'placed'],
  ['return', 'returned'],
  ['download', 'downloaded'],
  ['prevent', 'prevented'],
  ['damage', 'damaged'],
  ['remove', 'removed', 'removed (from the game)?'],
  ['examine', 'examined'],
  ['complete', 'completed'],
  ['exchange', 'exchanged'],
];
