/** From many options to one, a step at a time: which field still differs among them, and what each choice leaves. */
import type { CardNumber, Option, Request, Selection } from '../../../engine/asking/request.ts';
import type { View } from '../../../engine/showing/view.ts';
import { nameOf, titleOf } from '../cards.ts';
import { capital } from '../text.ts';
import { groupAt, tallyOf } from '../../../engine/kernel/tallies.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

/** The fields of an option in the order in which they are asked, with the word that goes before each. */
const fields = [
  ['verb', ''],
  ['player', ''],
  ['card', ''],
  ['ability', 'ability'],
  ['from', 'from'],
  ['to', 'to'],
  ['at', 'at'],
  ['on', 'on'],
  ['aboard', 'aboard'],
  ['with', 'with'],
  ['using', 'using'],
] as const;

type Field = (typeof fields)[number][0];

/** One of several ways to go on; `options` count into the request's. */
export interface Choice {
  readonly label: string;
  readonly options: readonly number[];
  /** The card it points at, for the inspector. */
  readonly card?: CardNumber;
  /** Where the choice is that card: what else it settles. The whole card may then stand in place of the label. */
  readonly besides?: string;
}

export type Stage =
  | { readonly is: 'pick'; readonly asks: string; readonly choices: readonly Choice[] }
  | { readonly is: 'mark'; readonly option: number; readonly selection: Selection }
  | { readonly is: 'ready'; readonly option: number; readonly chosen?: readonly number[] };

export interface Narrowing {
  readonly view: View;
  readonly request: Request;
  readonly describe: (option: Option) => string;
  /** How the edition asks for some fields. */
  readonly asks: ReadonlyMap<string, string>;
  /** Something is laid at the selected place, which is this field of the options; null: it is no such question. */
  readonly laidAt: 'at' | 'on' | null;
  /** An order begun by its key: asked field by field. Otherwise a short list is shown whole. */
  readonly byField: boolean;
}

/** Lists up to this length are shown whole where the player did not begin with an order. */
const shortList = 26;

const usualAsks: Readonly<Record<Field, string>> = {
  verb: 'what',
  player: 'which player',
  card: 'which card',
  ability: 'which ability',
  from: 'from where',
  to: 'to where',
  at: 'at which place',
  on: 'on which card',
  aboard: 'aboard what',
  with: 'with what',
  using: 'using what',
};

/** How a field is asked for: in the edition's words, else in the usual ones. */
const asksFor = ({ asks }: Narrowing, field: Field): string => asks.get(field) ?? usualAsks[field];

/** What is to be decided next among the options that remain; `picked`: whether the player has chosen among them already. */
export function stageOf(narrowing: Narrowing, remaining: readonly number[], picked: boolean): Stage {
  const { request, byField } = narrowing;
  if (narrowing.laidAt !== null && !picked)
    return { is: 'pick', asks: asksFor(narrowing, 'card'), choices: toLay(narrowing, remaining) };
  const [only, ...others] = remaining;
  const option = only === undefined ? undefined : request.options[only];
  if (only !== undefined && option !== undefined && others.length === 0) {
    if (option.selection !== undefined)
      return picked && wordOf(option.selection) !== null
        ? { is: 'ready', option: only, chosen: [0] }
        : { is: 'mark', option: only, selection: option.selection };
    if (picked || wordsOf(narrowing.view, option, ['verb']).length === 0) return { is: 'ready', option: only };
  }
  const isOnlyCard = byField && others.length === 0 && option?.card !== undefined;
  const field = isOnlyCard
    ? 'card'
    : byField || remaining.length > shortList
      ? differing(request, remaining)
      : undefined;
  return {
    is: 'pick',
    asks: asksFor(narrowing, field ?? 'verb'),
    choices: distinct(choicesBy(narrowing, remaining, field)),
  };
}

/** The word that a selection leaves no choice but to take; null for any other selection. */
function wordOf({ from, min }: Selection): string | null {
  const [only, ...others] = from;
  return only?.kind === 'word' && min === 1 && others.length === 0 ? only.value : null;
}

/** What can be laid, each card once, whatever the places; and what else can be answered. */
function toLay(narrowing: Narrowing, remaining: readonly number[]): readonly Choice[] {
  const { view, request, describe } = narrowing;
  const groups = new Map<CardNumber | undefined, number[]>();
  for (const index of remaining) groupAt(groups, itemAt(request.options, index).card).push(index);
  return [...groups].flatMap(([card, indices]) =>
    card === undefined
      ? indices.flatMap((index) => {
          const option = request.options[index];
          return option === undefined ? [] : [{ label: describe(option), options: [index] }];
        })
      : [{ label: titleOf(view, card), options: indices, card, besides: '' }],
  );
}

function differing(request: Request, remaining: readonly number[]): Field | undefined {
  return fields
    .map(([field]) => field)
    .find((field) => new Set(remaining.map((index) => request.options[index]?.[field])).size > 1);
}

function choicesBy(narrowing: Narrowing, remaining: readonly number[], field: Field | undefined): readonly Choice[] {
  const { view, request, describe } = narrowing;
  const groups = new Map<unknown, number[]>();
  for (const index of remaining) {
    const key = field === undefined ? index : request.options[index]?.[field];
    groupAt(groups, key).push(index);
  }
  const [alike, single] = [agreed(request, remaining), needless(request, remaining)];
  const settledFor = ({ card }: Option): readonly Field[] => (card === undefined ? alike : [...alike, ...single]);
  return [...groups.values()].flatMap((options) => {
    const option = request.options[options[0] ?? -1];
    if (option === undefined) return [];
    // A choice that leaves one option says the rest of it, so that taking it is no surprise; what has no card is told by what its options share.
    const isCardless = field === 'card' && option.card === undefined;
    const told = options.length === 1 || !isCardless ? [] : unshared(request, options);
    const rest =
      options.length === 1 || isCardless
        ? wordsOf(view, option, [...settledFor(option), ...told, ...(field === undefined ? [] : [field])])
        : [];
    const word = option.selection === undefined ? null : wordOf(option.selection);
    const first = field === undefined || (isCardless && rest.length > 0) ? [] : [wordFor(view, option, field)];
    const whole = field === undefined && agreed(request, remaining).length === 0 && options.length === 1;
    // Of a verb it is said how many ways there are.
    const count = field === 'verb' && options.length > 1 ? [`(${options.length})`] : [];
    const said = whole ? [describe(option)] : [...first, ...count, ...rest];
    const label = [...said, ...(word === null ? [] : [word])].join(' ');
    const card =
      field === undefined || field === 'verb' ? (option.card ?? option.to ?? option.using) : pointedAt(option, field);
    const besides = field === 'card' && !whole ? { besides: rest.join(' ') } : {};
    return [
      { label: label === '' ? describe(option) : label, options, ...besides, ...(card === undefined ? {} : { card }) },
    ];
  });
}

function pointedAt(option: Option, field: Field): CardNumber | undefined {
  return field === 'verb' || field === 'player' || field === 'ability' ? undefined : option[field];
}

/** Choices that read alike get the numbers of their cards. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const count = tallyOf(choices.map(({ label }) => label));
  return choices.map((choice) =>
    count.get(choice.label) !== 1 && choice.card !== undefined
      ? { ...choice, label: `${choice.label} @${choice.card}` }
      : choice,
  );
}

function wordFor(view: View, option: Option, field: Field): string {
  const before = fields.find(([name]) => name === field)?.[1] ?? '';
  const after = (word: string): string => (before === '' ? word : `${before} ${word}`);
  if (field === 'verb') return option.verb;
  if (field === 'player') return nameOf(view, option.player ?? null);
  if (field === 'ability') return after(String(option.ability ?? 1));
  const card = option[field];
  return card === undefined ? `nothing ${before}`.trim() : after(titleOf(view, card));
}

const present = (option: Option, field: Field): boolean => option[field] !== undefined;

function wordsOf(view: View, option: Option, without: readonly Field[]): readonly string[] {
  return fields
    .map(([field]) => field)
    .filter((field) => !without.includes(field) && present(option, field))
    .map((field) => wordFor(view, option, field));
}

/** The fields in which all remaining options agree. */
function agreed(request: Request, remaining: readonly number[]): readonly Field[] {
  const options = remaining.map((index) => itemAt(request.options, index));
  const [first] = options;
  if (first === undefined) return [];
  return fields
    .map(([field]) => field)
    .filter((field) => present(first, field) && options.every((option) => option[field] === first[field]));
}

/** The fields in which some of the options differ. */
function unshared(request: Request, options: readonly number[]): readonly Field[] {
  const shared = agreed(request, options);
  return fields.map(([field]) => field).filter((field) => !shared.includes(field));
}

/** Where a card is played goes without saying while there is only one such place. */
function needless(request: Request, remaining: readonly number[]): readonly Field[] {
  const places = new Set(remaining.map((index) => request.options[index]?.at));
  places.delete(undefined);
  return remaining.length > 1 && places.size === 1 ? ['at'] : [];
}

/** What is settled so far, in words: `Move`, `from Galaxy`, `to Earth`. */
export function trailOf({ view, request }: Narrowing, remaining: readonly number[]): readonly string[] {
  const option = request.options[remaining[0] ?? -1];
  if (option === undefined) return [];
  const said = agreed(request, remaining);
  // While the card is asked for, where it would go is no news.
  const unsaid = option.card === undefined || said.includes('card') ? [] : needless(request, remaining);
  return said
    .filter((field) => !unsaid.includes(field))
    .map((field) => {
      const word = wordFor(view, option, field);
      return field === 'verb' ? capital(word) : word;
    });
}

/** The options in which a card stands anywhere: what can be done with it. */
export function optionsWith(request: Request | null, card: CardNumber): readonly number[] {
  if (request === null) return [];
  return request.options.flatMap((option, index) =>
    fields.some(([field]) => pointedAt(option, field) === card) ? [index] : [],
  );
}
