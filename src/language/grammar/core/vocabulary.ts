/** The words of an edition's texts for zones, players, verbs and periods, and those that all editions share. */
import type { Definition } from '../../parse/grammar.ts';
import { WordTable, type WordRow } from '../../parse/word-table.ts';
import type { EventName, Limit, PlayerRef, Prop, Segment, Span2, State, ZoneName } from '../../tree/index.ts';
import { per, participle, player, prop, segment, state, zoneName } from './symbols.ts';

export type PlayerWord = Extract<PlayerRef, string>;
/** States of which no more is to be said than their name. */
export type PlainState = 'stopped' | 'staffed' | 'damaged' | 'complete' | 'overcome';
export type Period = NonNullable<Limit['per']>;

/** Words and what they stand for in the tree: read and written from the same lists. */
export interface Vocabulary {
  readonly zones: WordTable<ZoneName>;
  readonly players: WordTable<PlayerWord>;
  /** The segments of a turn. */
  readonly segments: WordTable<Segment>;
  /** Past participles of what can be done to a card. */
  readonly participles: WordTable<EventName>;
  readonly states: WordTable<PlainState>;
  /** What of a card can be measured. */
  readonly measures: WordTable<Prop>;
  /** How often: once each turn, once a game. */
  readonly periods: WordTable<Period>;
}

/** Lets the sentences of a grammar use these words. */
export function wordsOf({
  zones,
  players,
  segments,
  participles,
  states,
  measures,
  periods,
}: Vocabulary): readonly Definition[] {
  return [
    zoneName.is(zones.parser),
    player.is(players.parser),
    segment.is(segments.parser),
    participle.is(participles.parser),
    state.is(states.parser.to((s): State => ({ s }))),
    prop.is(measures.parser),
    per.is(periods.parser),
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
  ['anyOpponent', 'any opponent'],
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
  ['draw', 'drawn'],
];

export const STATES: readonly WordRow<PlainState>[] = [
  ['stopped', 'stopped'],
  ['complete', 'complete', '(complete|completed)'],
];

export const MEASURES: readonly WordRow<Prop>[] = [
  ['cost', 'cost'],
  ['span', 'span'],
  ['attributes', 'attributes'],
  ['points', 'points'],
  ['dots', '[SD] icons', 'number of [SD] icons|[SD] icons'],
];

export const PERIODS: readonly WordRow<Period>[] = [
  ['turn', 'turn'],
  ['game', 'game'],
  ['dilemma', 'dilemma'],
  ['attempt', 'attempt', '(mission)? attempt'],
];

/** What a player does to cards. */
export const VERBS = new WordTable<EventName>([
  ['play', 'play', 'play~'],
  ['complete', 'complete', 'complete~'],
  ['download', 'download', 'download~'],
  ['discard', 'discard', 'discard~'],
  ['reveal', 'reveal', 'reveal~'],
  ['kill', 'kill', 'kill~'],
  ['destroy', 'destroy', 'destroy~'],
  ['draw', 'draw', 'draw~'],
  ['examine', 'examine', 'examine~'],
  ['overcome', 'overcome', 'overcome~'],
  ['attempt', 'attempt', 'attempt~'],
  ['stop', 'stop', 'stop~'],
  // Whom a dilemma is revealed to is said of the dilemma; where a card is placed is said in other ways, too.
  ['revealDilemma', 'reveal', null],
  ['place', 'place', null],
]);

/** What a player has done to cards. */
export const DONE = new WordTable<EventName>([
  ['play', 'played'],
  ['complete', 'completed'],
  ['download', 'downloaded'],
  ['discard', 'discarded'],
  ['reveal', 'revealed'],
  ['kill', 'killed'],
  ['destroy', 'destroyed'],
  ['draw', 'drawn', '(drew|drawn)'],
  ['examine', 'examined'],
  ['attempt', 'attempted'],
  ['stop', 'stopped'],
  ['capture', 'captured'],
  ['face', 'faced'],
  ['overcome', 'overcome', '(overcame|overcome)'],
]);

/** Since when something was done. */
export const SPANS = new WordTable<Span2>([
  ['turn', 'this turn', '(during)? this turn'],
  ['attempt', 'this mission attempt', '(during)? (this|that|the) (mission attempt|attempt)'],
  ['ability', 'this way', '(in)? this way'],
]);
