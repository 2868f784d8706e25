/**
 * What rulesets add to the engine's own types. An edition, or a room that serves several, declares its part by merging into
 * these interfaces (`declare module '…/ruleset/declared.ts'`); the ruleset's value then says how it behaves.
 */

/** Values of a whole game, by name: what is going on, what is left to spend. They are exchanged, never changed. */
export interface Slices {}

/** What a card can be marked as: one bit each. */
export interface Flags {
  faceUp: true;
}
export type Flag = keyof Flags;

/** Numbers that stand on a card, by name: range used, turns left. */
export interface CardNumbers {}
export type CardNumberName = keyof CardNumbers;

/** For how long what was done and what was used is kept. */
export interface Scopes {
  turn: true;
  game: true;
}
export type Scope = keyof Scopes;

/** What begins and ends: a turn, a battle. */
export interface Undertakings {
  turn: true;
  segment: true;
}
export type Undertaking = keyof Undertakings;

/** What more is told when something begins. */
export interface BeganDetails {}

/** Events beside the engine's own, by name; each has a field `type` of that name. */
export interface EditionEvents {}

/** How cards get somewhere, in the rulebook's words; also the verbs of scenarios. */
export interface Movements {}
export type Movement = keyof Movements;

/** What a player can be asked. */
export interface RequestKinds {
  respond: true;
  choose: true;
  order: true;
  'yes-no': true;
  number: true;
  name: true;
  start: true;
  end: true;
  secret: true;
}
export type RequestKind = keyof RequestKinds;

/** What views show beside places and cards: of the game, its turn, a player, a card, a pile of cards. */
export interface ViewParts {}
export interface TurnDetails {}
export interface PlayerDetails {}
export interface CardDetails {}

/** What is being worked out on an engine just now, by name: no part of the state, and not copied with it. */
export interface Scratch {}

/** What is printed on cards of some types only, beside what every card has. */
export interface PrintedFacts {}

/** The language of an edition's cards, as the catalog reads it. */
export interface CardLanguage {}

/** What other rooms ask a ruleset for, by the room's name. */
export interface RulesetParts {}
