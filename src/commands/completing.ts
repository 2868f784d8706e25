/** How a line that is being typed may go on, and verbs that are not written out. */
import { fold } from '../catalog/names.ts';
import { optionsIn, type Option, type Request } from '../engine/asking/request.ts';
import type { Game } from '../engine/game.ts';
import { SLOTS, type VerbForm } from '../engine/ruleset/command-verbs.ts';
import { describeOption, quoted } from './canonical.ts';
import { wordsOf, type GameWords } from './editions.ts';
import { slotWord, verbForm, verbNames } from './grammar.ts';
import { Lexicon, type Entry } from './lexicon.ts';
import { offeredFor } from './offered.ts';
import { queryForms } from './queries.ts';

/** What a player may type: a request of theirs, or none. */
interface Typing {
  readonly game: Game;
  readonly request: Request | null;
  readonly partial: string;
  readonly words: GameWords;
}

/**
 * Lines that go on from what has been typed, what is likeliest first: a verb, then names that are offered where they stand, then the words between them. Of
 * `request` only what its player may know is offered.
 */
export function completions(
  game: Game,
  partial: string,
  words: GameWords = wordsOf(game),
  request: Request | null = game.request,
): readonly string[] {
  const typing = { game, request, partial: partial.trimStart(), words };
  const found = /\s/.test(typing.partial) ? namesAfter(typing) : verbsFrom(typing);
  return [...new Set(found)].filter((line) => line !== partial);
}

const verbsOf = (request: Request | null): readonly string[] => [
  ...new Set(request?.options.map((option) => option.verb)),
];

/** The words of the queries, without what they take. */
const queryNames = (words: GameWords): readonly string[] => queryForms(words).map((form) => form.replace(/ .*$/, ''));

/** The verbs that are offered, then the queries; a blank behind those that take something. */
function verbsFrom({ request, partial, words }: Typing): readonly string[] {
  const takes = new Set(queryForms(words).flatMap((form) => (/ [^[]/.test(form) ? [form.replace(/ .*$/, '')] : [])));
  const offered = verbsOf(request).map((verb) => {
    const form = verbForm(verb, optionsIn(request), words);
    return form === null || form.object === 'none' ? verb : `${verb} `;
  });
  const queries = queryNames(words).map((query) => (takes.has(query) ? `${query} ` : query));
  return [...offered, ...queries].filter((line) => line.startsWith(fold(partial)));
}

function namesAfter(typing: Typing): readonly string[] {
  const { game, request, partial, words } = typing;
  const [, typed = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(partial) ?? [];
  const verb = spelledOut(typed, request, words);
  if (fold(verb) === 'look') return looked(typing, typed, rest);
  if (request === null) return [];
  const options = request.options.filter((option) => option.verb === fold(verb));
  const form = options.length === 0 ? null : verbForm(fold(verb), options, words);
  if (form === null) return [];
  const whole = options
    .filter((option) => !option.selection)
    .map((option) => describeOption(game, option, words))
    .filter((line) => fold(line).startsWith(fold(partial)));
  return [...lastNames(typing, form, options), ...whole];
}

/** Completes the last name of a list, or of a slot; behind a whole name, the word that begins the next slot. */
function lastNames(
  { game, request, partial, words }: Typing,
  form: VerbForm,
  options: readonly Option[],
): readonly string[] {
  if (request === null) return [];
  const slots = SLOTS.map((slot) => slotWord(form, slot)).join('|');
  const [, head = '', last = ''] = new RegExp(`^(.*(?:,\\s*|\\s(?:${slots})\\s+)|\\S+\\s+)(.*)$`).exec(partial) ?? [];
  const lexicon = new Lexicon(game, request.player, () => request, words);
  const slot = form.slots.find((one) => fold(head).endsWith(` ${slotWord(form, one)}`)) ?? 'object';
  const offered = offeredFor(options, slot, form, lexicon);
  const isList = form.object === 'list' && form.list === undefined && slot === 'object' && !head.includes(',');
  const labels = [...(isList ? ['all'] : []), ...named(offered, last).map(({ label }) => quoted(label))];
  const isWhole = fold(last) === 'all' || offered.some(({ names }) => names.includes(fold(last)));
  return [
    ...(isWhole ? slotsAfter(partial, form, options) : []),
    ...labels.filter((label) => begins(label, last) || label !== 'all').map((label) => head + label),
  ];
}

const begins = (label: string, last: string): boolean => fold(label).startsWith(fold(last));

/** What is called so, or begins so: by its whole name first, then by any of its names. */
function named(entries: readonly Entry[], last: string): readonly Entry[] {
  const words = fold(last);
  const byLabel = entries.filter(({ label }) => begins(label, last));
  return [
    ...byLabel,
    ...entries.filter((entry) => !byLabel.includes(entry) && entry.names.some((name) => name.startsWith(words))),
  ];
}

/** The slots that some option has and the line has not. */
function slotsAfter(partial: string, form: VerbForm, options: readonly Option[]): readonly string[] {
  return form.slots
    .filter(
      (slot) => options.some((option) => option[slot] !== undefined) && !partial.includes(` ${slotWord(form, slot)} `),
    )
    .map((slot) => `${partial.trimEnd()} ${slotWord(form, slot)} `);
}

/** The cards that can be looked at. */
function looked({ game, request, words }: Typing, typed: string, rest: string): readonly string[] {
  if (request === null) return [];
  const { cards } = new Lexicon(game, request.player, null, words);
  return named(cards, rest).map(({ label }) => `${typed} ${label}`);
}

/** What is done for good, or writes a file, is written out. */
const WRITTEN_OUT: ReadonlySet<string> = new Set(['concede', 'quit', 'save', 'unsaved', 'retry']);

/**
 * The line with its verb written out, where it is the beginning of one verb alone: of those offered, else of all there are and of the queries. Any other line
 * as it is.
 */
export function spelledOut(line: string, request: Request | null, words: GameWords): string {
  const [, before, typed, rest] = /^(\s*(?:[^":]*:)?\s*)([a-z]+)((?:\s.*)?)$/i.exec(line) ?? [];
  if (before === undefined || typed === undefined || rest === undefined) return line;
  const beginning = fold(typed);
  const offered = verbsOf(request);
  const all = [...new Set([...offered, ...verbNames(words), ...queryNames(words), 'why'])];
  if (all.includes(beginning)) return line;
  const fitting = (verbs: readonly string[]): readonly string[] =>
    verbs.filter((verb) => verb.startsWith(beginning) && !WRITTEN_OUT.has(verb));
  const among = fitting(offered).length > 0 ? fitting(offered) : fitting(all);
  const [only, ...others] = among;
  return only === undefined || others.length > 0 ? line : `${before}${only}${rest}`;
}
