/** From the facts of a card to its definition: text, requirements and attempt line compiled. */
import type { Definition } from '../engine/definition.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { CompiledText } from '../language/compiled.ts';
import { handlesOf } from '../language/handles.ts';
import {
  compileAttempt,
  compileRequirements,
  compileText,
  understoodLines,
  withKeywordTexts,
  wordsBeyond,
  type CardContext,
  type Lexicon,
  type Rest,
} from '../language/index.ts';
import { usualWords } from './known.ts';
import { SHORTEST_TITLE } from './names.ts';
import { errorAt, type Problem } from './problem.ts';
import type { CardFacts } from './card-facts.ts';
import { shortened } from './shown.ts';
import { whereIn } from './yaml-source.ts';

/** A definition together with what its text means; the engine reads the one, `src/effects` the other. */
export type Card = Definition & {
  readonly compiled: CompiledText;
  /** The lines that are not carried out, as they are printed; none of a card that is supported. */
  readonly blank: readonly string[];
};

/** What texts may speak of: the usual words, and the titles, keywords, species and classes of these cards. */
export function lexiconOf(cards: readonly CardFacts[], kinds: CardKinds, base: Lexicon = kinds.lexicon): Lexicon {
  const facts = cards.map((card) => card.facts);
  const titles = facts
    .flatMap((card) => {
      const { place } = kinds.linesOf(card);
      return place === undefined ? [card.title] : [card.title, place];
    })
    .filter((title) => title.length >= SHORTEST_TITLE);
  return {
    dialect: base.dialect,
    titles: new Set([...base.titles, ...titles]),
    keywords: together(
      base.keywords,
      facts.flatMap(({ keywords }) => Object.keys(keywords)),
    ),
    species: together(
      [...base.species, ...speciesOf(kinds)],
      facts.flatMap(({ species }) => species?.split('/') ?? []),
    ),
    classes: together(
      base.classes,
      facts.flatMap((card) => card.class ?? []),
    ),
    skills: together(
      base.skills,
      facts.flatMap(({ skills }) => Object.keys(skills)),
    ),
    ...(base.notCarriedOut ? { notCarriedOut: base.notCarriedOut } : {}),
  };
}

/** Parts of a species that a field of the edition usually has. */
function speciesOf(kinds: CardKinds): readonly string[] {
  const usual = [...kinds.fields.values()].flatMap((field) => (field.is === 'words' ? [field.usual] : []));
  return usual.filter(({ language }) => language === 'species').flatMap((words) => usualWords(words, kinds));
}

function together(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])];
}

/**
 * Compiles a card. A text that is not understood is a problem at its place; the card is still made, with the words left
 * over: it is not supported, and what of it is understood serves only where such a card is allowed.
 */
export function compileCard(
  read: CardFacts,
  kinds: CardKinds,
  lexicon: Lexicon,
): { readonly card: Card; readonly problems: readonly Problem[] } {
  const { facts, places } = read;
  const problems: Problem[] = [];
  const leftover: string[] = [];
  const refuse = (
    place: keyof CardFacts['places'],
    what: string,
    words: readonly string[],
    remedy = HOUSE_STYLE,
  ): void => {
    leftover.push(...words);
    const quoted = words.map((one) => `"${shortened(one, QUOTED)}"`).join(', ');
    const [first = ''] = words;
    const where = whereIn(places[place], wordsBeyond(first));
    problems.push(errorAt(where, `${facts.id}: ${what}: ${quoted}`, remedy));
  };

  const context = { title: facts.title, type: facts.type, keywords: read.keywords, lexicon };
  const text = compileText(facts.text, context);
  if (text.leftover.length > 0)
    refuse(
      'text',
      'text not understood',
      text.leftover,
      lacksLabel(facts.text, context, text.leftover) ? LABEL : HOUSE_STYLE,
    );

  const idle = lexicon.notCarriedOut?.(text.program) ?? [];
  if (idle.length > 0) refuse('text', 'text not carried out yet', idle, NOT_YET);

  const { requirements: needed } = kinds.linesOf(facts);
  const requirements = needed === '' ? null : compileRequirements(needed, lexicon);
  if (isProblem(requirements)) refuse('requirements', 'requirements not understood', [requirements.problem]);

  const attemptBy = read.attempt === null ? null : compileAttempt(read.attempt, lexicon);
  if (isProblem(attemptBy)) refuse('attempt', 'attempt line not understood', [attemptBy.problem]);

  const isWhole = text.leftover.length === 0 && idle.length === 0;
  const rest: Rest = isWhole ? { program: text.program, blank: [] } : understoodLines(facts.text, context);
  const program = withKeywordTexts(rest.program, facts.type, lexicon.dialect);
  const compiled: CompiledText = {
    program,
    requirements: isProblem(requirements) ? null : requirements,
    // What nobody knows how to complete, nobody may attempt.
    attemptBy: isProblem(attemptBy) || isProblem(requirements) ? null : attemptBy,
  };
  const abilities = handlesOf(program, facts.type);
  const blank = [
    ...rest.blank,
    ...(isProblem(requirements) ? [needed] : []),
    ...(isProblem(attemptBy) ? [kinds.linesOf(facts).attempt] : []),
  ];
  return { card: { ...facts, abilities, leftover, compiled, blank }, problems };
}

/** So much is quoted of words that are not understood. */
const QUOTED = 160;

const NOT_YET = 'the engine cannot do this yet; play the card without its text (--allow-unsupported) or choose another';

const HOUSE_STYLE = 'say it as other cards do (`spaceline cards search WORDS` shows them)';

const LABEL = 'a card that stays in play says when: "On play: …" or "When …: …"';

/** Whether a text that is not understood from its first word would be, if it only said when it is done. */
function lacksLabel(text: string, context: CardContext, leftover: readonly string[]): boolean {
  const isWhole = (one: string): boolean => compileText(one, context).leftover.length === 0;
  return leftover.some((words) => text.startsWith(words)) && isWhole(`On play: ${text}`);
}

function isProblem(value: object | null): value is { readonly problem: string } {
  return value !== null && 'problem' in value;
}
