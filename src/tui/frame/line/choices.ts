/** A request as numbered choices, and numbers as its answer. */
import { put } from '../../../table/index.ts';
import type { Answer, Candidate, Option, Request, Selection } from '../../../engine/asking/request.ts';

/** How options and candidates are called. */
export interface Words {
  readonly option: (option: Option) => string;
  readonly candidate: (candidate: Candidate) => string;
}

/** What a line of numbers came to: an answer, an option whose list is asked for next, or what is wrong with it. */
export type Choice =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'picked'; readonly option: number }
  | { readonly is: 'problem'; readonly message: string };

/** The only option, where a request consists of one list: then the numbers count its candidates at once. */
export function listOf(request: Request, picked: number | null): number | null {
  if (picked !== null) return picked;
  return request.options.length === 1 && request.options[0]?.selection !== undefined ? 0 : null;
}

/** The question; what ends with a question mark needs no colon. */
const heading = ({ prompt }: Request): string => put(prompt).replace(/(?<!\?)$/, ':');

const amount = ({ min, max }: Selection): string => (min === max ? `${min}` : `${min} to ${max}`);

const listHint = (verb: string, selection: Selection): string =>
  selection.open === undefined
    ? numbersHint(selection)
    : `Any title of ${selection.from.length}: ${verb} TITLE; Tab completes it.`;

const numbersHint = (selection: Selection): string =>
  `Choose ${amount(selection)}${selection.ordered ? ' in order' : ''}: numbers with commas${
    selection.max >= selection.from.length ? ', or all' : ''
  }${selection.min === 0 ? ', or none' : ''}.`;

/** The question, and what can be answered, numbered from 1. `picked` is an option whose list is being asked for. */
export function requestLines(request: Request, picked: number | null, words: Words): readonly string[] {
  const list = listOf(request, picked);
  const option = list === null ? undefined : request.options[list];
  if (option?.selection !== undefined) {
    return [
      picked === null ? heading(request) : `${words.option(option)}:`,
      ...(option.selection.open === undefined
        ? option.selection.from.map((candidate, index) => numbered(index, words.candidate(candidate)))
        : []),
      `${listHint(option.verb, option.selection)}${picked === null ? '' : ' An empty line goes back.'}`,
    ];
  }
  return [
    heading(request),
    ...request.options.map((each, index) =>
      numbered(
        index,
        `${words.option(each)}${each.selection === undefined ? '' : ` … (${amount(each.selection)} of ${each.selection.from.length})`}`,
      ),
    ),
  ];
}

const numbered = (index: number, words: string): string => `${String(index + 1).padStart(3)}  ${words}`;

const problem = (message: string): Choice => ({ is: 'problem', message });

/** Reads `1,3,4`, `all`, `none` as indices; null if it is neither. */
function readList(text: string, size: number): readonly number[] | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === 'all') return Array.from({ length: size }, (_, index) => index);
  if (trimmed === 'none') return [];
  if (!/^\d+([\s,]+\d+)*$/.test(trimmed)) return null;
  return trimmed.split(/[\s,]+/).map((number) => Number(number) - 1);
}

function chosenFrom(option: number, selection: Selection, text: string): Choice | null {
  // A title that is a number would be taken for one of a list that nobody has seen.
  if (selection.open !== undefined) return null;
  const chosen = readList(text, selection.from.length);
  if (chosen === null) return null;
  const wrong = chosen.find((index) => selection.from[index] === undefined);
  if (wrong !== undefined)
    return problem(`There is no number ${wrong + 1}; the numbers go from 1 to ${selection.from.length}.`);
  if (new Set(chosen).size < chosen.length) return problem('A number stands there twice.');
  if (chosen.length < selection.min || chosen.length > selection.max) {
    return problem(`Choose ${amount(selection)}; these are ${chosen.length}.`);
  }
  return { is: 'answer', answer: { option, chosen } };
}

/**
 * What a line of numbers means: `2` an option, `1,3` cards of a list, `2 1,3` an option with its list. Null where the line is no numbers but, perhaps,
 * a command.
 */
export function choose(request: Request, picked: number | null, text: string): Choice | null {
  const list = listOf(request, picked);
  const selection = list === null ? undefined : request.options[list]?.selection;
  if (list !== null && selection !== undefined) return chosenFrom(list, selection, text);
  const [, number, rest] = /^\s*(\d+)\s*(.*)$/.exec(text) ?? [];
  if (number === undefined || rest === undefined) return null;
  const option = request.options[Number(number) - 1];
  if (option === undefined) {
    return problem(`There is no number ${number}; the numbers go from 1 to ${request.options.length}.`);
  }
  const index = Number(number) - 1;
  if (option.selection === undefined) {
    return rest === '' ? { is: 'answer', answer: { option: index } } : problem(`Number ${number} takes nothing more.`);
  }
  if (rest === '') return { is: 'picked', option: index };
  return chosenFrom(index, option.selection, rest) ?? problem(`'${rest}' is no list of numbers, as 1,3,4.`);
}
