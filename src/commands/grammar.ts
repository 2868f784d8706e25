/** The verbs of the command language and what each takes: data for reading, help and canonical commands alike. */
import type { Option } from '../engine/asking/request.ts';

/** Words that begin a slot of a command, and the part of an option each fills. */
export const SLOTS = ['at', 'on', 'aboard', 'to', 'from', 'with', 'using'] as const;
export type Slot = (typeof SLOTS)[number];

export interface VerbForm {
  /** What stands right after the verb. `targets`: one card, or a list where the option has a selection. */
  readonly object: 'none' | 'card' | 'list' | 'player' | 'words';
  readonly slots: readonly Slot[];
  /** The slot that takes the list of the option's selection; without it the object does. */
  readonly list?: Slot;
  /** As help shows it. */
  readonly form: string;
}

const form = (object: VerbForm['object'], slots: readonly Slot[], words: string, list?: Slot): VerbForm => ({
  object,
  slots,
  form: words,
  ...(list === undefined ? {} : { list }),
});

const VERBS: ReadonlyMap<string, VerbForm> = new Map(
  Object.entries({
    draw: form('none', [], 'draw'),
    play: form('card', ['at', 'on', 'aboard'], 'play CARD [at PLACE] [on CARD] [aboard SHIP]'),
    end: form('none', [], 'end'),
    beam: form('list', ['to', 'from'], 'beam LIST to PLACE [from PLACE]'),
    move: form('card', ['to'], 'move SHIP to PLACE'),
    attempt: form('card', ['with', 'using'], 'attempt PLACE [with SHIP] [using CARD]'),
    engage: form('card', ['with'], 'engage TARGET with OWN SHIPS', 'with'),
    fight: form('player', ['at', 'aboard'], 'fight [PLAYER] at PLACE, or fight aboard SHIP'),
    use: form('card', ['on', 'at'], 'use CARD [ability N] [on CARD]'),
    stack: form('list', [], 'stack LIST, the first is revealed first'),
    choose: form('list', [], 'choose LIST'),
    order: form('list', [], 'order LIST, the first comes next'),
    number: form('list', [], 'number N'),
    name: form('words', [], 'name WORDS'),
    yes: form('none', [], 'yes'),
    no: form('none', [], 'no'),
    pass: form('none', [], 'pass'),
    discard: form('list', [], 'discard LIST'),
    concede: form('none', [], 'concede'),
  }),
);

/** The verbs every edition has, in the order of the help. */
export const VERB_NAMES: readonly string[] = [...VERBS.keys()];

/** Verbs whose lists answer any plain selection, so that `choose` and they may stand for each other. */
const SELECTING: readonly string[] = ['choose', 'stack', 'order', 'discard', 'number', 'name'];

/** The form of a verb; one that only the edition's options know takes whatever they have. */
export function verbForm(verb: string, options: readonly Option[]): VerbForm | null {
  const known = VERBS.get(verb);
  if (known) return known;
  const own = options.filter((option) => option.verb === verb);
  if (own.length === 0) return null;
  const object = own.some((option) => option.card !== undefined)
    ? 'card'
    : own.some((option) => option.selection)
      ? 'list'
      : 'none';
  const slots = SLOTS.filter((slot) => own.some((option) => option[slot] !== undefined));
  const written = slots.map((slot) => `[${slot} CARD]`).join(' ');
  const taken = object === 'card' ? ' CARD ' : object === 'list' ? ' LIST ' : ' ';
  return form(object, slots, `${verb}${taken}${written}`.trim());
}

/** Which options a verb speaks of: its own; `choose` any plain selection; `yes` and `no` a single optional one. */
export function optionsFor(verb: string, options: readonly Option[]): readonly number[] {
  const indices = options.map((_, index) => index);
  const own = indices.filter((index) => options[index]?.verb === verb);
  if (own.length > 0) return own;
  if (verb === 'choose' || verb === 'number' || verb === 'name') {
    return indices.filter((index) => isPlainSelection(options[index]));
  }
  const others = indices.filter((index) => !['pass', 'concede'].includes(options[index]?.verb ?? ''));
  const pass = indices.filter((index) => options[index]?.verb === 'pass');
  if (verb === 'no') return pass.length === 1 && others.length === 1 ? pass : [];
  if (verb === 'yes') return pass.length === 1 && others.length === 1 ? others : [];
  return [];
}

function isPlainSelection(option: Option | undefined): boolean {
  return option?.selection !== undefined && SELECTING.includes(option.verb);
}
