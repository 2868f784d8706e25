/** Queries at a table: what can be read off it, and what is done to the game as a whole. */
import { fold } from '../catalog/names.ts';
import { toldLine } from '../catalog/shown.ts';
import { namesOf, refusalLine, wordsOf, type Query } from '../commands/index.ts';
import type { CardNumber } from '../engine/asking/request.ts';
import { findRules, type Rule } from '../rules/ledger.ts';
import { ruleLines } from './rule-lines.ts';
import type { SeatWindow } from './seat-window.ts';
import type { CommandOutcome } from './table-session.ts';
import type { TableWords } from './table-words.ts';
import { cardsIn } from './view-cards.ts';

/** The outcome of a command that was carried out, with lines to read. */
export const said = (lines: readonly string[]): CommandOutcome => ({ ok: true, lines });
/** The outcome of a command that was not carried out, and why. */
export const sorry = (message: string): CommandOutcome => ({ ok: false, message: toldLine(message) });

/** The outcome of a command that the rules forbid, with the verb of the order. */
export const forbidden = (message: string, verb: string): CommandOutcome => ({ ok: false, message, verb });

/** What a query is answered from: what one seat sees, the edition's words for it, the ledger. */
export interface Readable {
  readonly window: SeatWindow;
  readonly words: TableWords;
  readonly rules: readonly Rule[];
}

/** What queries may do that is no answer. */
export type Doing = Readonly<Record<'undo' | 'rewind' | 'retry' | 'unsaved' | 'quit', () => CommandOutcome>> & {
  readonly save: (words: string) => CommandOutcome;
};

/** This many rules are shown at a time; more words find fewer. */
const mostRules = 8;

/** Answers a query (`hand`, `why`, `log` …) in lines, from what its viewer may know; what asks to do something to the game is done by `doing`. */
export function answerQuery(query: Query, readable: Readable, doing: Doing): CommandOutcome {
  const { window, words, rules } = readable;
  switch (query.ask) {
    case 'help':
      return said(window.help());
    case 'table':
      return said(words.table(window.view()));
    case 'hand':
      return said(words.hand(window.view()));
    case 'own':
      if (query.query !== words.placeWord) throw new Error(`nobody answers ${query.query}`);
      return placeQuery(readable, query.words);
    case 'log':
      return said(window.log.slice(query.lines === null ? 0 : -query.lines).map(({ text }) => text));
    case 'look':
      return lookQuery(readable, query.words);
    case 'why':
      return said(whyRefused(readable));
    case 'rules':
      return said(findRules(rules, query.words).slice(0, mostRules).flatMap(ruleLines));
    case 'save':
      return doing.save(query.words);
    case 'undo':
    case 'rewind':
    case 'retry':
    case 'unsaved':
    case 'quit':
      return doing[query.ask]();
  }
}

/** Rules by their ids, as lines to read. */
export const rulesBy = (rules: readonly Rule[], ids: readonly string[]): readonly string[] =>
  rules.filter(({ id }) => ids.includes(id)).flatMap(ruleLines);

function whyRefused({ window, rules }: Readable): readonly string[] {
  const { lastRefusal: refusal } = window;
  if (refusal === null) return ['Nothing has been refused.'];
  return [refusalLine(refusal), ...rulesBy(rules, refusal.rules)];
}

/** The place with that number, counted as the table counts them. */
function placeQuery({ window, words: { places, place, placeWord } }: Readable, words: string): CommandOutcome {
  if (placeWord === null) return sorry('the places of this table have no numbers');
  const view = window.view();
  const all = places(view);
  const number = Number(words);
  const asked = all[number - 1];
  if (asked === undefined) return sorry(`${placeWord} needs a number from 1 to ${all.length}: ${placeWord} N`);
  return said(place(view, asked, number));
}

/** A card by its number, its name or the beginning of it, with how its numbers came about. */
function lookQuery({ window, words: { card: linesOf } }: Readable, words: string): CommandOutcome {
  const view = window.view();
  const wanted = fold(words.replace(/^@/, ''));
  const cards = [...cardsIn(view).values()];
  const card =
    cards.find((each) => `${each.number}` === wanted) ??
    cards.find((each) => namesOf(each.definition, wordsOf(view)).includes(wanted)) ??
    cards.find((each) => namesOf(each.definition, wordsOf(view)).some((name) => name.startsWith(wanted)));
  if (card === undefined) return sorry(`You see no card called '${words}'.`);
  return said([...linesOf(view, card), ...explainLines(window, card.number).map((line) => `  ${line}`)]);
}

/** How the numbers of a card came about, a line each; none where they are as printed. */
export function explainLines(window: SeatWindow, card: CardNumber): readonly string[] {
  const cards = cardsIn(window.view());
  return Object.entries(cards.get(card)?.values ?? {}).flatMap(([name, value]) => {
    const explanation = window.explain(card, name);
    if (explanation === null || explanation.steps.length === 0) return [];
    const steps = explanation.steps.map((step) => {
      const source = step.source === null ? '' : ` (${cards.get(step.source)?.definition.title ?? 'a card'})`;
      return `${step.change}${source}${step.rules.length === 0 ? '' : ` [${step.rules.join(' ')}]`}`;
    });
    return [`${name} ${value} = ${explanation.base} printed, ${steps.join(', ')}`];
  });
}
