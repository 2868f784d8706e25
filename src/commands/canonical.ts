/** Options and answers as commands: what journals, logs, prompts and completion write. */
import { fold } from '../catalog/names.ts';
import type { Game } from '../engine/game.ts';
import {
  optionsIn,
  type Answer,
  type Candidate,
  type CardNumber,
  type Option,
  type Request,
  chosenIn,
} from '../engine/asking/request.ts';
import { abilityWords } from './ability.ts';
import { SLOTS } from '../engine/ruleset/command-verbs.ts';
import { wordsOf, type GameWords } from './editions.ts';
import { slotWord, verbForm } from './grammar.ts';
import { interpret } from './interpret.ts';
import { isSameCandidate, Lexicon } from './lexicon.ts';

/** How a card is written: by its name, or by its number. */
type Written = (candidate: Candidate) => string;

/**
 * The command of an answer: by names where they say it all, by `@N` where they do not. Reading it back gives the same answer.
 * @throws Error for an answer that is none of the request's
 */
export function commandOf(game: Game, request: Request, answer: Answer, words: GameWords = wordsOf(game)): string {
  const option = request.options[answer.option];
  if (!option) throw new Error(`there is no option ${answer.option} in this request`);
  const lexicon = new Lexicon(game, request.player, () => request, words);
  const { options } = request;
  const byName = write(option, options, answer, lexicon, named(lexicon), words);
  if (means(game, byName, answer, words)) return byName;
  return write(option, options, answer, lexicon, numbered(lexicon), words);
}

function means(game: Game, command: string, answer: Answer, words: GameWords): boolean {
  const read = interpret(game, command, undefined, words);
  if (read.kind !== 'answer' || read.answer.option !== answer.option) return false;
  const [left, right] = [chosenIn(read.answer), chosenIn(answer)];
  return left.length === right.length && left.every((index, at) => index === right[at]);
}

function write(
  option: Option,
  among: readonly Option[],
  answer: Answer,
  lexicon: Lexicon,
  written: Written,
  words: GameWords,
): string {
  const card = (number: CardNumber): string => written({ kind: 'card', card: number });
  const parts = [option.verb];
  const form = verbForm(option.verb, [option], words);
  const list = option.selection ? listWords(option, answer, written) : null;
  if (option.card !== undefined) parts.push(card(option.card));
  if (option.player !== undefined) parts.push(lexicon.entry({ kind: 'player', player: option.player }).label);
  if (list !== null && form?.list === undefined) parts.push(list);
  parts.push(...abilityWords(option, among));
  for (const slot of SLOTS) {
    const number = option[slot];
    const named = number !== undefined ? card(number) : form?.list === slot ? list : null;
    if (named !== null) parts.push(form === null ? slot : slotWord(form, slot), named);
  }
  return parts.join(' ');
}

function listWords(option: Option, answer: Answer, written: Written): string {
  const chosen = chosenIn(answer);
  if (chosen.length === 0) return 'none';
  return chosen
    .flatMap((index) => option.selection?.from[index] ?? [])
    .map(written)
    .join(', ');
}

/** Names, in quotes where they hold what separates names: a word always, so that a journal says how many were named. */
function named(lexicon: Lexicon): Written {
  const shared = (candidate: Candidate, label: string): boolean =>
    lexicon.all.some((other) => other.label === label && !isSameCandidate(other.candidate, candidate));
  return (candidate) => {
    const { label, likeness } = lexicon.entry(candidate);
    const twins = lexicon.all.filter((other) => other.label === label);
    const isSafe = !shared(candidate, label) || twins.every((twin) => twin.likeness() === likeness());
    if (candidate.kind === 'word' && needsQuotes(label)) return `"${label}"`;
    return isSafe || candidate.kind !== 'card' ? quoted(label) : `@${candidate.card}`;
  };
}

/** Cards by number, everything else by name. */
function numbered(lexicon: Lexicon): Written {
  return (candidate) => (candidate.kind === 'card' ? `@${candidate.card}` : `"${lexicon.entry(candidate).label}"`);
}

/** Would a word be taken for several, or for something else? A quote within one would end it. */
export const needsQuotes = (word: string): boolean => /^[^"]*,[^"]*$/.test(word) || quoted(word) !== word;

/** A label that reads as itself: in quotes if it begins like something else. */
export function quoted(label: string): string {
  return /^(all|none|my|@)\b|[#;:]|^@/.test(fold(label)) ? `"${label}"` : label;
}

/** One option in words, for a numbered choice: its command, and what may be chosen with it. */
export function describeOption(game: Game, option: Option, words: GameWords = wordsOf(game)): string {
  const lexicon = new Lexicon(game, game.question?.player ?? 'public', () => game.request, words);
  const written = named(lexicon);
  const { selection } = option;
  const options = optionsIn(game.request);
  if (!selection) return write(option, options, { option: 0 }, lexicon, written, words);
  const size = selection.min === selection.max ? `${selection.min}` : `${selection.min} to ${selection.max}`;
  const without = { ...option, selection: { ...selection, from: [] } };
  const command = write(without, options, { option: 0 }, lexicon, written, words).replace(/ none\b/, ' …');
  const among = selection.open === undefined ? `: ${selection.from.map(written).join('; ')}` : ' all titles';
  return `${command} (${size} of${among})`;
}
