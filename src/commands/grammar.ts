/** The verbs of the command language and what each takes: data for reading, help and canonical commands alike. */
import type { Game } from '../engine/game.ts';
import { optionsIn, type Option } from '../engine/asking/request.ts';
import { SLOTS, type Slot, type VerbForm } from '../engine/ruleset/command-verbs.ts';
import type { GameWords } from './editions.ts';

const form = (object: VerbForm['object'], words: string, more: Partial<VerbForm> = {}): VerbForm => ({
  object,
  slots: [],
  form: words,
  ...more,
});

/** Verbs that every edition has. */
const COMMON: ReadonlyMap<string, VerbForm> = new Map(
  Object.entries({
    draw: form('none', 'draw'),
    end: form('none', 'end'),
    choose: form('list', 'choose LIST', { selects: true }),
    order: form('list', 'order LIST, the first comes next', { selects: true }),
    number: form('list', 'number N', { selects: true }),
    name: form('words', 'name WORDS', { selects: true }),
    yes: form('none', 'yes'),
    no: form('none', 'no'),
    pass: form('none', 'pass'),
    concede: form('none', 'concede'),
  }),
);

/** The verbs of an edition by name, its own and those that all have. */
export const verbNames = ({ commandVerbs }: GameWords): readonly string[] => [
  ...new Set([...commandVerbs.verbs.keys(), ...COMMON.keys()]),
];

/** The word that begins a slot of a verb. */
export const slotWord = ({ slotWords }: VerbForm, slot: Slot): string => slotWords?.[slot] ?? slot;

const formOf = (verb: string, { commandVerbs }: GameWords): VerbForm | undefined =>
  commandVerbs.verbs.get(verb) ?? COMMON.get(verb);

/** What a verb takes; of a verb that only options of this game have, what these options take; null for a verb that nobody knows. */
export function verbForm(verb: string, options: readonly Option[], words: GameWords): VerbForm | null {
  const known = formOf(verb, words);
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
  return form(object, `${verb}${taken}${written}`.trim(), { slots });
}

/** Which options a verb speaks of: its own, for which no others are looked at; `choose` any plain selection; `yes` and `no` a single optional one. */
export function optionsFor(verb: string, game: Pick<Game, 'offered' | 'request'>, words: GameWords): readonly Option[] {
  const own = game.offered(verb);
  if (own.length > 0) return own;
  const options = optionsIn(game.request);
  if (verb === 'choose' || verb === 'number' || verb === 'name') {
    return options.filter((option) => isPlainSelection(option, words));
  }
  const others = options.filter((option) => !['pass', 'concede'].includes(option.verb));
  const pass = options.filter((option) => option.verb === 'pass');
  if (verb === 'no') return pass.length === 1 && others.length === 1 ? pass : [];
  if (verb === 'yes') return pass.length === 1 && others.length === 1 ? others : [];
  return [];
}

function isPlainSelection(option: Option, words: GameWords): boolean {
  return option.selection !== undefined && formOf(option.verb, words)?.selects === true;
}
