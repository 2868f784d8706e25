/**
 * What of a text can be carried out that is not understood as a whole: its lines are told apart, and a line is blank with every
 * sentence that goes on about it, so that nothing is carried out without its price, its limit or its condition.
 */
import { abilitiesFrom, NOTHING, pricedKeywords, readText, type CardContext, type ReadText } from './compile.ts';
import type { Line } from './grammar/core/symbols.ts';
import { hasUntil, isLasting } from './meaning/clauses.ts';
import { asNodes, conditionNodes, isAboutBefore } from './meaning/looking-back.ts';
import { tooLong } from './parse/budget.ts';
import { wordsOf } from './text/spans.ts';
import type { Ability, Program } from './tree/index.ts';

export interface Rest {
  readonly program: Program;
  /** The lines that are not carried out, as they are printed. */
  readonly blank: readonly string[];
}

/** The lines of a text that are carried out, and those that are left out. */
export function understoodLines(text: string, card: CardContext): Rest {
  if (tooLong(text) !== null) return { program: NOTHING, blank: [text] };
  const read = readText(text, card);
  const type = card.type.toLowerCase();
  const sentences = linesApart(read, type);
  const { keywords, unclear } = pricedKeywords(card);
  const blank = new Set(sentences.flatMap(({ said, line }) => (said ? [] : [line])));
  const nothing: Rest = { program: { ...NOTHING, keywords }, blank: [read.cleaned, ...unclear] };
  const left = (): readonly string[] => sentences.filter(({ line }) => blank.has(line)).map(({ words }) => words);
  for (;;) {
    if (blank.size > 0 && (type === 'dilemma' || left().some((words) => BINDING.test(words)))) return nothing;
    const lines = sentences.map(({ said, line }) => (blank.has(line) ? undefined : said));
    const made = abilitiesFrom({ lines }, card);
    const idle = made.abilities.filter((ability) => isIdle(ability, card));
    const before = blank.size;
    for (const [index, { line }] of sentences.entries()) if (made.refused.includes(index)) blank.add(line);
    for (const ability of [...idle, ...made.failed.map((one) => one.ability)]) {
      const line = lineFrom(sentences, ability);
      // Who does not say where it stands may be any of them.
      if (line === undefined) return nothing;
      blank.add(line);
    }
    if (blank.size > before) continue;
    return { program: { keywords, abilities: made.abilities, gaps: [] }, blank: [...left(), ...unclear] };
  }
}

/** What says how, or that, a card is played binds all the rest of it. */
const BINDING = /^(to play|to staff|plays|this \w+ (plays|may not|cannot)|you may not|you cannot)\b/i;

/** How a line begins that is not understood. */
const BEGINS =
  /^(order|damage)\s*[-:]|^(when|each time|whenever|while|at the (start|end) of|to play|to staff|plays)\b/i;

/** What is said there goes on about what was done or named before, however it begins. */
const GOES_ON =
  /^[^,]*\b(that|those|these|do (this|so)|does (this|so)|(the|a) (named|chosen|selected|revealed))\b|\bthis way\b/i;

/** A sentence of a text, and the number of the line to which it belongs. */
interface Sentence {
  readonly words: string;
  /** Where it begins in the text. */
  readonly from: number | undefined;
  /** What it says; `undefined` where that is not understood. */
  readonly said: Line | undefined;
  readonly line: number;
}

function linesApart({ cleaned, all, lines }: ReadText, type: string): readonly Sentence[] {
  let number = 0;
  let isOtherSide = false;
  return all.map((tokens, index) => {
    const said = lines[index];
    const words = wordsOf(cleaned, tokens);
    const begins = said ? beginsLine(said, type) : BEGINS.test(words) && !GOES_ON.test(words);
    // All that stands on the other side of the card is one line, whatever is understood of it.
    const isTurned = said?.k === 'otherSide';
    if (index > 0 && !isOtherSide && (begins || isTurned)) number++;
    isOtherSide ||= isTurned;
    return { words, from: tokens[0]?.from, said, line: number };
  });
}

/** Cards whose text is done once: what stands in a row there is one line. */
const DONE_ONCE: ReadonlySet<string> = new Set(['interrupt', 'dilemma', 'event']);

function beginsLine(line: Line, type: string): boolean {
  if (line.k === 'abilities' || line.k === 'together') return true;
  if (line.k !== 'continue' || DONE_ONCE.has(type) || line.may !== undefined || line.cost) return false;
  return (
    line.do.every((one) => isLasting(one) && !hasUntil(one)) &&
    !isAboutBefore([...asNodes(line.do), ...conditionNodes(line.if)])
  );
}

function isIdle(ability: Ability, { lexicon }: CardContext): boolean {
  const gaps = lexicon.notCarriedOut?.({ keywords: [], abilities: [ability], gaps: [] }) ?? [];
  return gaps.length > 0;
}

/** The line in which an ability begins. */
const lineFrom = (sentences: readonly Sentence[], { src }: Ability): number | undefined =>
  src && sentences.find(({ from }) => from === src[1])?.line;
