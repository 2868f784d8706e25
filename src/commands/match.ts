/** From a parsed command to the options it fits, and to one choice. */
import { isLegalChoice } from '../engine/asking/answers.ts';
import { cardNamed, type Candidate, type Choice, type Option, type Selection } from '../engine/asking/request.ts';
import { abilityWords } from './ability.ts';
import { isSameCandidate, type Entry, type Lexicon } from './lexicon.ts';
import { SLOTS, type Slot, type VerbForm } from '../engine/ruleset/command-verbs.ts';
import { slotWord } from './grammar.ts';
import type { List, Parsed } from './parse.ts';
import type { Reference } from './references.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** How a list was read against a selection. */
type Chosen =
  | { readonly read: 'indices'; readonly chosen: readonly number[] }
  | { readonly read: 'ambiguous'; readonly words: string; readonly candidates: readonly Entry[] }
  | { readonly read: 'not offered' };

export type Match =
  | { readonly found: 'choice'; readonly choice: Choice }
  /** Several options or cards fit, and the difference can be seen. */
  | { readonly found: 'ambiguous'; readonly words: string; readonly candidates: readonly string[] }
  /** The right option, but a set that it does not allow. */
  | { readonly found: 'wrong set'; readonly choice: Choice }
  | { readonly found: 'nothing' };

interface Fitting {
  readonly index: number;
  readonly option: Option;
  readonly chosen: Chosen | null;
}

/** Finds the choice that a parsed command makes among these options. */
export function matchOptions(options: readonly Option[], parsed: Parsed, verb: VerbForm, lexicon: Lexicon): Match {
  const fitting = options.flatMap((option, index): Fitting[] => {
    if (!fitsSlots(option, parsed, verb)) return [];
    const list = listOf(option, parsed, verb);
    if (option.selection) {
      const chosen = readList(option.selection, list ?? [], lexicon);
      return chosen.read === 'not offered' ? [] : [{ index, option, chosen }];
    }
    return list === null ? [{ index, option, chosen: null }] : [];
  });
  const legal = fitting.filter(isLegal);
  return decide(barest(legal.length > 0 ? legal : fitting, parsed), verb, lexicon);
}

/** Where nothing is said of a slot and one option needs nothing there, that one is meant: what is printed, and not what a text allows. */
function barest(fitting: readonly Fitting[], { slots }: Parsed): readonly Fitting[] {
  const filled = ({ option }: Fitting): number =>
    SLOTS.filter((slot) => !slots[slot] && option[slot] !== undefined).length;
  const [one, ...others] = fitting.filter((each) => filled(each) === 0);
  return one && others.length === 0 ? [one] : fitting;
}

/** An ambiguous list counts as legal: another option must not be taken silently in its place. */
const isLegal = ({ option, chosen }: Fitting): boolean =>
  !option.selection ||
  chosen?.read === 'ambiguous' ||
  (chosen?.read === 'indices' && isLegalChoice(option.selection, chosen.chosen));

/** The list a command gives for an option's selection; null where it gives none. */
function listOf(option: Option, parsed: Parsed, verb: VerbForm): List | null {
  if (verb.list !== undefined && option.selection) return parsed.slots[verb.list] ?? null;
  return option.selection && verb.object !== 'card' && verb.object !== 'player' ? parsed.object : null;
}

/** What an option without a list is about. */
function subjectOf(option: Option): Candidate | null {
  if (option.card !== undefined) return { kind: 'card', card: option.card };
  return option.player === undefined ? null : { kind: 'player', player: option.player };
}

function fitsSlots(option: Option, parsed: Parsed, verb: VerbForm): boolean {
  const { lead } = parsed;
  if (lead !== undefined && (lead === 'unknown' || !hasOnly([lead], subjectOf(option)))) return false;
  if (parsed.ability !== undefined && option.ability !== parsed.ability) return false;
  const isList = verb.object === 'list' || verb.object === 'words';
  if (parsed.object !== null && !(isList && option.selection) && !hasOnly(parsed.object, subjectOf(option)))
    return false;
  return SLOTS.every((slot) => fitsSlot(option, slot, parsed, verb));
}

function fitsSlot(option: Option, slot: Slot, parsed: Parsed, verb: VerbForm): boolean {
  const given = parsed.slots[slot];
  if (!given || (verb.list === slot && option.selection)) return true;
  const card = option[slot];
  return hasOnly(given, card === undefined ? null : { kind: 'card', card });
}

/** Does this list name just this one thing? */
function hasOnly(list: List | null, candidate: Candidate | null): boolean {
  if (list === null || list === 'all' || list === 'none' || candidate === null) return false;
  const [reference, ...more] = list;
  return (
    more.length === 0 &&
    reference !== undefined &&
    reference.fits.some((entry) => isSameCandidate(entry.candidate, candidate))
  );
}

/** Indices of the named candidates. A repeated name means that many copies; of copies that are alike the lowest number is taken. */
function readList(selection: Selection, list: List, lexicon: Lexicon): Chosen {
  if (list === 'all') return { read: 'indices', chosen: selection.from.map((_, index) => index) };
  if (list === 'none') return { read: 'indices', chosen: [] };
  const entries = selection.from.map((candidate) => lexicon.entry(candidate));
  const fitsOf = (reference: Reference): readonly number[] =>
    entries.flatMap((entry, index) =>
      reference.fits.some((fit) => isSameCandidate(fit.candidate, entry.candidate)) ? [index] : [],
    );
  const items = list.map((reference) => ({ reference, fits: fitsOf(reference) }));
  if (items.some(({ fits }) => fits.length === 0)) return { read: 'not offered' };
  const taken = new Set<number>(items.flatMap(({ fits }) => (fits.length === 1 ? fits : [])));
  const chosen: number[] = [];
  for (const { reference, fits } of items) {
    const [only] = fits;
    if (fits.length === 1 && only !== undefined) {
      chosen.push(only);
      continue;
    }
    const free = fits.filter((index) => !taken.has(index));
    const [first, ...others] = inOrderOfNumber(free, entries);
    if (first === undefined) return { read: 'not offered' };
    const askedFor = items.filter((item) => item.reference.words === reference.words).length;
    const areAlike = (): boolean => others.every((index) => entries[index]?.likeness() === entries[first]?.likeness());
    if ((askedFor < fits.length || selection.ordered) && !areAlike()) {
      return { read: 'ambiguous', words: reference.words, candidates: free.map((index) => itemAt(entries, index)) };
    }
    taken.add(first);
    chosen.push(first);
  }
  return { read: 'indices', chosen };
}

function inOrderOfNumber(indices: readonly number[], entries: readonly Entry[]): readonly number[] {
  const numberOf = (index: number): number => {
    const candidate = entries[index]?.candidate;
    return candidate?.kind === 'card' ? candidate.card : index;
  };
  return indices.toSorted((a, b) => numberOf(a) - numberOf(b));
}

function decide(fitting: readonly Fitting[], form: VerbForm, lexicon: Lexicon): Match {
  const [first, ...others] = inOrderOfSlots(fitting);
  if (!first) return { found: 'nothing' };
  if (others.length > 0 && !lookAlike(fitting, lexicon)) {
    const options = fitting.map(({ option }) => option);
    return {
      found: 'ambiguous',
      words: '',
      candidates: options.map((one) => describeSlots(one, options, form, lexicon)),
    };
  }
  const { chosen, option } = first;
  if (chosen === null) return { found: 'choice', choice: { option } };
  if (chosen.read === 'ambiguous') {
    return { found: 'ambiguous', words: chosen.words, candidates: chosen.candidates.map(labelled) };
  }
  if (chosen.read === 'not offered') return { found: 'nothing' };
  const choice: Choice = { option, chosen: chosen.chosen };
  const isAllowed = option.selection !== undefined && isLegalChoice(option.selection, chosen.chosen);
  return { found: isAllowed ? 'choice' : 'wrong set', choice };
}

/** Options with the lowest numbers first. */
function inOrderOfSlots(fitting: readonly Fitting[]): readonly Fitting[] {
  const numbers = ({ option }: Fitting): readonly number[] => [
    cardNamed(option, 'card'),
    ...SLOTS.map((slot) => cardNamed(option, slot)),
  ];
  return fitting.toSorted((a, b) => {
    const [left, right] = [numbers(a), numbers(b)];
    const at = left.findIndex((number, index) => number !== right[index]);
    return at < 0 ? a.index - b.index : itemAt(left, at) - itemAt(right, at);
  });
}

const lookAlike = (fitting: readonly Fitting[], lexicon: Lexicon): boolean =>
  new Set(fitting.map(({ option }) => likenessOf(option, lexicon))).size === 1;

/** The same for two options that differ only in copies that look alike. */
function likenessOf(option: Option, lexicon: Lexicon): string {
  const cards = [option.card, ...SLOTS.map((slot) => option[slot])];
  const likenesses = cards.map((card) => (card === undefined ? '' : lexicon.card(card).likeness()));
  return JSON.stringify([option.verb, likenesses, option.ability ?? 0, option.player ?? -1]);
}

const labelled = ({ label, candidate }: Entry): string =>
  candidate.kind === 'card' ? `${label} (@${candidate.card})` : label;

/** An option with its cards and their numbers, for a list of candidates. */
function describeSlots(option: Option, among: readonly Option[], form: VerbForm, lexicon: Lexicon): string {
  const parts = [option.verb];
  if (option.card !== undefined) parts.push(labelled(lexicon.card(option.card)));
  parts.push(...abilityWords(option, among));
  if (option.player !== undefined) parts.push(lexicon.entry({ kind: 'player', player: option.player }).label);
  for (const slot of SLOTS) {
    const card = option[slot];
    if (card !== undefined) parts.push(slotWord(form, slot), labelled(lexicon.card(card)));
  }
  return parts.join(' ');
}
