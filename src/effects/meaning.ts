/**
 * Asks what a card text means just now: which cards, how many, whether a condition holds, what a number of a card comes to. To read one part
 * of a text may mean to read any other, and what counts now of a card depends on texts in turn: every part asks the others here. The answers
 * are given by the one interpreter that the ruleset carries (`interpreter.ts`).
 */
import type { CardNumber } from '../engine/asking/request.ts';
import type { Engine } from '../engine/kernel/kernel.ts';
import type { Amount, Cond, Filter, Mod, Place, Requirement, Sel, State } from '../language/tree/index.ts';
import type { Context } from './reading/index.ts';
import type { Modification } from './standing/index.ts';

/** Levels of skills by name. */
export type Levels = Readonly<Record<string, number>>;

/** The level of a skill among these; 0 for a skill that is not there. */
export const levelIn = (levels: Levels, skill: string): number => levels[skill] ?? 0;

/** What the nodes of a text mean. */
export interface Reading {
  readonly candidates: (context: Context, sel: Sel) => CardNumber[];
  readonly hasCandidates: (context: Context, sel: Sel, least: number, isSo: (card: CardNumber) => boolean) => boolean;
  readonly covers: (context: Context, sel: Sel, card: CardNumber) => boolean;
  readonly coversPlayed: (context: Context, sel: Sel, card: CardNumber) => boolean;
  readonly inPlace: (context: Context, place: Place, card: CardNumber) => boolean;
  readonly allInPlace: (context: Context, place: Place, cards: readonly CardNumber[]) => readonly CardNumber[];
  readonly matches: (context: Context, filter: Filter, card: CardNumber) => boolean;
  readonly inState: (context: Context, state: State, card: CardNumber) => boolean;
  readonly amountOf: (context: Context, amount: Amount) => number;
  readonly holds: (context: Context, condition: Cond) => boolean;
  readonly meets: (context: Context, cards: readonly CardNumber[], requirement: Requirement) => boolean;
}

/** What counts now of cards and their texts. */
export interface Standing {
  readonly valueOf: (engine: Engine, card: CardNumber, value: string) => number;
  readonly valueInUse: (engine: Engine, card: CardNumber, value: string) => number;
  readonly skillsOf: (engine: Engine, card: CardNumber) => Levels;
  readonly skillsInUse: (engine: Engine, card: CardNumber) => Levels;
  readonly skillsFor: (context: Context, card: CardNumber) => Levels;
  readonly isAbleFor: (context: Context, card: CardNumber) => boolean;
  readonly affiliationsOf: (engine: Engine, card: CardNumber) => readonly string[];
  readonly iconsOf: (engine: Engine, card: CardNumber) => readonly string[];
  readonly keywordsOf: (engine: Engine, card: CardNumber) => readonly string[];
  readonly speciesOf: (engine: Engine, card: CardNumber) => string;
  readonly hasAffiliation: (engine: Engine, card: CardNumber, affiliation: string) => boolean;
  readonly hasIcon: (engine: Engine, card: CardNumber, icon: string) => boolean;
  readonly keywordCalled: (engine: Engine, card: CardNumber, name: string) => string | undefined;
  readonly isUnique: (engine: Engine, card: CardNumber) => boolean;
  readonly isExempt: (engine: Engine, card: CardNumber, from: string, by: CardNumber) => boolean;
  readonly reaching: (
    engine: Engine,
    card: CardNumber,
    key: string,
    isMeant?: (mod: Mod) => boolean,
  ) => readonly Modification[];
  readonly isTextActive: (engine: Engine, card: CardNumber) => boolean;
  readonly isAbilityActive: (engine: Engine, card: CardNumber, ability: number) => boolean;
  readonly contradiction: (engine: Engine) => readonly CardNumber[];
}

export type Meaning = Reading & Standing;

declare module '../engine/ruleset/declared.ts' {
  interface RulesetParts {
    readonly meaning: Meaning;
  }
}

// ----------------------------------------------------------------------- the nodes of a text

/** All cards a selector may mean: place, player, filter, usable by rule; not yet how many or who chooses. */
export function candidates(context: Context, sel: Sel): CardNumber[] {
  return context.engine.ruleset.meaning.candidates(context, sel);
}

/** Does the selector mean at least so many cards that are so? `isSo` is asked first: it should be quickly said. */
export function hasCandidates(
  context: Context,
  sel: Sel,
  least: number,
  isSo: (card: CardNumber) => boolean = () => true,
): boolean {
  return context.engine.ruleset.meaning.hasCandidates(context, sel, least, isSo);
}

/** Could the selector mean this very card? Continuous effects ask so, card by card. */
export function covers(context: Context, sel: Sel, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.covers(context, sel, card);
}

/** Could the selector mean this card while it is being played? Cost text reaches it before it is in play. */
export function coversPlayed(context: Context, sel: Sel, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.coversPlayed(context, sel, card);
}

/** Is the card in this place? */
export function inPlace(context: Context, place: Place, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.inPlace(context, place, card);
}

/** Those of the cards that are in this place. */
export function allInPlace(context: Context, place: Place, cards: readonly CardNumber[]): readonly CardNumber[] {
  return context.engine.ruleset.meaning.allInPlace(context, place, cards);
}

/** Does the card fit the filter just now? */
export function matches(context: Context, filter: Filter, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.matches(context, filter, card);
}

/** Is the card in this state? */
export function inState(context: Context, state: State, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.inState(context, state, card);
}

/** The number an amount stands for just now. */
export function amountOf(context: Context, amount: Amount): number {
  return typeof amount === 'number' ? amount : context.engine.ruleset.meaning.amountOf(context, amount);
}

/** Does the condition hold just now? */
export function holds(context: Context, condition: Cond): boolean {
  return context.engine.ruleset.meaning.holds(context, condition);
}

/** Do these personnel (and what they are with) meet the requirement? Nobody may hold back what they have. */
export function meets(context: Context, cards: readonly CardNumber[], requirement: Requirement): boolean {
  return context.engine.ruleset.meaning.meets(context, cards, requirement);
}

// ----------------------------------------------------------------------- what counts now

/** A number of a card as it counts now. */
export function valueOf(engine: Engine, card: CardNumber, value: string): number {
  return engine.ruleset.meaning.valueOf(engine, card, value);
}

/** An attribute of a card where it is used: for a requirement, in a battle. */
export function valueInUse(engine: Engine, card: CardNumber, value: string): number {
  return engine.ruleset.meaning.valueInUse(engine, card, value);
}

/** Skills and their levels as they count now. */
export function skillsOf(engine: Engine, card: CardNumber): Levels {
  return engine.ruleset.meaning.skillsOf(engine, card);
}

/** The skills that a personnel can use. */
export function skillsInUse(engine: Engine, card: CardNumber): Levels {
  return engine.ruleset.meaning.skillsInUse(engine, card);
}

/** The skills that a personnel has for a text: its player's own texts can refer to those only that it can use. */
export function skillsFor(context: Context, card: CardNumber): Levels {
  return context.engine.ruleset.meaning.skillsFor(context, card);
}

/** Can the keywords of a personnel, abilities that they are, serve a text: one of others, or if it can use them? */
export function isAbleFor(context: Context, card: CardNumber): boolean {
  return context.engine.ruleset.meaning.isAbleFor(context, card);
}

/** Affiliations as they are now: printed, replaced, gained, lost. */
export function affiliationsOf(engine: Engine, card: CardNumber): readonly string[] {
  return engine.ruleset.meaning.affiliationsOf(engine, card);
}

/** Icons as they are now. */
export function iconsOf(engine: Engine, card: CardNumber): readonly string[] {
  return engine.ruleset.meaning.iconsOf(engine, card);
}

/** Keywords as they are now. */
export function keywordsOf(engine: Engine, card: CardNumber): readonly string[] {
  return engine.ruleset.meaning.keywordsOf(engine, card);
}

/** The species text; a card that becomes another species loses the former. */
export function speciesOf(engine: Engine, card: CardNumber): string {
  return engine.ruleset.meaning.speciesOf(engine, card);
}

/** Is the card of this affiliation, as it counts now? */
export function hasAffiliation(engine: Engine, card: CardNumber, affiliation: string): boolean {
  return engine.ruleset.meaning.hasAffiliation(engine, card, affiliation);
}

/** Has the card this icon, as it counts now? */
export function hasIcon(engine: Engine, card: CardNumber, icon: string): boolean {
  return engine.ruleset.meaning.hasIcon(engine, card, icon);
}

/** The keyword of the card that is called so, in capitals or not, as it is spelt; undefined where it has none just now. */
export function keywordCalled(engine: Engine, card: CardNumber, name: string): string | undefined {
  return engine.ruleset.meaning.keywordCalled(engine, card, name);
}

/** Is the card unique, as it counts now? */
export function isUnique(engine: Engine, card: CardNumber): boolean {
  return engine.ruleset.meaning.isUnique(engine, card);
}

/** Is the card exempt from something (random selections, being stopped, killed …) that the card `by` does to it (0: a rule)? */
export function isExempt(engine: Engine, card: CardNumber, from: string, by: CardNumber): boolean {
  return engine.ruleset.meaning.isExempt(engine, card, from, by);
}

/** The modifications of one thing that reach a card just now; `isMeant`: only these of them. */
export function reaching(
  engine: Engine,
  card: CardNumber,
  key: string,
  isMeant?: (mod: Mod) => boolean,
): readonly Modification[] {
  return engine.ruleset.meaning.reaching(engine, card, key, isMeant);
}

/** May the text of this card be used: not stopped, not a captive, not switched off? */
export function isTextActive(engine: Engine, card: CardNumber): boolean {
  return engine.ruleset.meaning.isTextActive(engine, card);
}

/** May this ability of the card be used: its text active, and no ability before it that says to ignore the next one? */
export function isAbilityActive(engine: Engine, card: CardNumber, ability: number): boolean {
  return engine.ruleset.meaning.isAbilityActive(engine, card, ability);
}

/** The cards that switch each other's texts off between which the active player has still to decide; none where all is settled. */
export function contradiction(engine: Engine): readonly CardNumber[] {
  return engine.ruleset.meaning.contradiction(engine);
}
