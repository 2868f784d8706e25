/** From a card's game text to its tree. A text is supported only if every word of it was understood. */
import { noun } from './grammar/core/filters.ts';
import { mustPay } from './grammar/core/done-by.ts';
import { line, type Line } from './grammar/core/symbols.ts';
import { heldForAll } from './meaning/always-all.ts';
import { chosenFirst } from './meaning/chosen-amounts.ts';
import { demandedBy, type Bearer } from './meaning/demanded-cards.ts';
import { joinLines } from './meaning/join-lines.ts';
import { meanThere } from './meaning/none-there.ts';
import { listsOf, type Lexicon } from './lexicon.ts';
import { readerOf } from './parse/begins.ts';
import { isSpent, TEXT_LIMITS, tooLong, whySpent } from './parse/budget.ts';
import { hostKind, isLaidOnShip } from './meaning/host.ts';
import { KEPT, namingIn } from './meaning/kept-names.ts';
import { neverHeard } from './meaning/never-heard.ts';
import { revealedByOwner } from './meaning/revealed-by-owner.ts';
import { resolveAbility } from './meaning/resolve.ts';
import { nonsense } from './meaning/sense.ts';
import { ofThosePresent } from './meaning/present-with-this.ts';
import { chosenAnew } from './meaning/chosen-anew.ts';
import { eitherOfTwo } from './meaning/other-amounts.ts';
import { facedOnceRevealed } from './meaning/about-to-face.ts';
import { preventedAsOvercome } from './meaning/overcome-whole.ts';
import { sparingOthers } from './meaning/own-fate.ts';
import { pricedApart } from './meaning/own-price.ts';
import { ofAllOfThem } from './meaning/plural-subjects.ts';
import { sameShipAgain } from './meaning/ship-again.ts';
import { staged } from './meaning/stages.ts';
import { takenOffFirst } from './meaning/taken-off.ts';
import { spanOf, wordsOf } from './text/spans.ts';
import { sentences, tokenize, type Token } from './text/text.ts';
import type { Ability, Effect, Keyword, Program } from './tree/index.ts';

/** What 'this personnel', titles and open lists need. */
export interface CardContext {
  readonly title: string;
  readonly type: string;
  readonly keywords?: readonly Keyword[];
  readonly lexicon: Lexicon;
}

export interface Compiled {
  readonly program: Program;
  /** The words that nobody understood; not empty means that the text is unsupported as a whole. */
  readonly leftover: string[];
  /** Sentences with two cheapest readings that mean different things. */
  readonly ambiguous: string[];
  /** What it cost to read, of the steps there are (see `budget.ts`). */
  readonly steps: number;
}

/** Compiles the game text of a card, printed or in house style. Errors are the leftover words, never exceptions. */
export function compileText(text: string, card: CardContext): Compiled {
  const beyond = tooLong(text);
  if (beyond !== null) return { program: NOTHING, leftover: [beyond], ambiguous: [], steps: 0 };
  const { leftover, ambiguous, steps, ...read } = readText(text, card);
  const made = abilitiesFrom(read, card);
  const { keywords, unclear } = pricedKeywords(card);
  return {
    program: { keywords, abilities: made.abilities, gaps: [] },
    leftover: [
      ...leftover,
      ...made.refused.map((index) => wordsOf(read.cleaned, read.all[index] ?? [])),
      ...made.failed.map(({ ability, problem }) => `${saidBy(ability, read.cleaned)} (${problem})`),
      ...unclear,
    ],
    ambiguous,
    steps,
  };
}

/** What a card without a text says. */
export const NOTHING: Program = { keywords: [], abilities: [], gaps: [] };

/** A text by its sentences. */
export interface ReadText {
  readonly cleaned: string;
  readonly all: readonly (readonly Token[])[];
  /** What each says; undefined where it is not understood. */
  readonly lines: readonly (Line | undefined)[];
}

/** Reads every sentence of a text, which is not too long, by itself. */
export function readText(
  text: string,
  card: CardContext,
): ReadText & { readonly leftover: readonly string[]; readonly ambiguous: string[]; readonly steps: number } {
  const cleaned = unbraced(card.lexicon.dialect.clean(text), card.lexicon);
  const all = sentences(tokenize(cleaned));
  const leftover: string[] = [];
  const ambiguous: string[] = [];
  const words = (tokens: readonly Token[]): string => wordsOf(cleaned, tokens);
  let steps = 0;
  const lines = all.map((tokens): Line | undefined => {
    if (steps > TEXT_LIMITS.steps) return undefined;
    const [senseless] = card.lexicon.dialect.senseless?.exec(words(tokens)) ?? [];
    if (senseless !== undefined) {
      leftover.push(senseless);
      return undefined;
    }
    const { best, farthest, deepest, ...read } = readSentence(behindThen(tokens), card.lexicon);
    steps += read.steps;
    const spent = whySpent({ steps, deepest }, words(tokens.slice(0, FIRST_WORDS)));
    if (spent !== null) {
      leftover.push(spent);
      return undefined;
    }
    if (!best) leftover.push(words(tokens.slice(Math.min(farthest, tokens.length - 1))));
    else if (best.tie) ambiguous.push(words(tokens));
    return best && withSpan(best.value, tokens);
  });
  return { cleaned, all, lines, leftover, ambiguous, steps };
}

/** The words that an ability comes of: the whole text where it is made of no sentence of its own. */
const saidBy = ({ src }: Ability, cleaned: string): string => (src ? cleaned.slice(src[1], src[2]) : cleaned);

/** What the sentences say together: sentences that fit nowhere are `refused`, abilities that mean nothing have `failed`. */
export function abilitiesFrom(
  { lines }: Pick<ReadText, 'lines'>,
  card: Pick<CardContext, 'type' | 'lexicon'>,
): {
  readonly abilities: Ability[];
  readonly refused: readonly number[];
  readonly failed: readonly { readonly ability: Ability; readonly problem: string }[];
} {
  const type = typeOf(card);
  const { abilities: joined, refused } = joinLines(
    lines.map((one) => one && paidInside(one, type)),
    type,
  );
  const whyNeverHeard = neverHeard(joined, type.toLowerCase(), card.lexicon.dialect.unheard);
  const abilities: Ability[] = [];
  const failed: { readonly ability: Ability; readonly problem: string }[] = [];
  for (const { ability, resolved } of resolveAll(type.toLowerCase() === 'dilemma' ? meanThere(joined) : joined, card)) {
    if ('problem' in resolved) {
      failed.push({ ability, problem: resolved.problem });
      continue;
    }
    for (const part of pricedApart(resolved, type)) {
      const whole = chosenFirst(othersChoice(heldForAll(chosenAnew(part))));
      const once = facedOnceRevealed(eitherOfTwo(takenOffFirst(whole), type));
      const made = revealedByOwner(sparingOthers(staged(preventedAsOvercome(once)), type), type);
      const problem = whyNeverHeard(made) ?? nonsense(made, type);
      if (problem === undefined) abilities.push(made);
      else failed.push({ ability, problem });
    }
  }
  return { abilities, refused, failed };
}

/** What the card is to its text. */
function typeOf({ type, lexicon }: Pick<CardContext, 'type' | 'lexicon'>): string {
  return lexicon.dialect.cardTypes?.readAs.get(type) ?? type;
}

/** The keywords of a card, their prices as costs, and the prices that are not understood. */
export function pricedKeywords(card: CardContext): {
  readonly keywords: Keyword[];
  readonly unclear: readonly string[];
} {
  const unclear: string[] = [];
  const keywords = (card.keywords ?? []).map((keyword): Keyword => {
    if (!card.lexicon.dialect.keywords.priced.has(keyword.name) || typeof keyword.arg !== 'string') return keyword;
    const arg = compileCost(keyword.arg, card);
    if (arg === null) unclear.push(keyword.arg);
    return arg === null ? keyword : { ...keyword, arg };
  });
  return { keywords, unclear };
}

/** What a sentence says, and how far it made sense. */
interface Read {
  readonly best: { readonly value: Line; readonly tie: boolean } | undefined;
  readonly farthest: number;
  readonly steps: number;
  readonly deepest: number;
}
/** So many words tell which sentence is meant. */
const FIRST_WORDS = 8;

const sentencesRead = new WeakMap<Lexicon, Map<string, Read>>();

/** Reads a sentence once: many cards say the same. */
function readSentence(tokens: readonly Token[], lexicon: Lexicon): Read {
  const all = sentencesRead.get(lexicon) ?? new Map<string, Read>();
  sentencesRead.set(lexicon, all);
  const words = tokens.map(({ kind, text }) => `${kind} ${text}`).join(' ');
  const known = all.get(words);
  if (known) return known;
  const { grammar } = lexicon.dialect;
  const reader = readerOf(tokens, listsOf(lexicon));
  const best = line
    .in(grammar)
    .parse(reader, 0)
    .find((reading) => reading.end === tokens.length);
  const { steps, deepest } = reader;
  const again = best || isSpent(reader) ? null : readAll(tokens, lexicon);
  const read: Read = again
    ? { best, farthest: again.farthest, steps: steps + again.steps, deepest: Math.max(deepest, again.deepest) }
    : { best, farthest: reader.farthest, steps, deepest };
  all.set(words, read);
  return read;
}

/** Reads a sentence that is not understood once more, to see how far its words make sense: every phrase is tried. */
function readAll(tokens: readonly Token[], lexicon: Lexicon): Pick<Read, 'farthest' | 'steps' | 'deepest'> {
  const reader = readerOf(tokens, listsOf(lexicon), false);
  line.in(lexicon.dialect.grammar).parse(reader, 0);
  return reader;
}

/** Every ability resolved; what one of them names is kept where a later one goes on about it. */
function resolveAll(
  abilities: readonly Ability[],
  of: Pick<CardContext, 'type' | 'lexicon'>,
): { ability: Ability; resolved: Resolved }[] {
  const host = hostKind(abilities) ?? of.lexicon.dialect.cardTypes?.lieOn.get(of.type);
  const demanded = demandedBy(abilities);
  // What it says once it lies on a ship is about that ship.
  const laidOn = host ?? (isLaidOnShip(abilities) ? 'ship' : undefined);
  const bearer = ({ at }: Ability): Bearer => ({
    type: typeOf(of),
    host: at.t === 'resolve' ? host : laidOn,
    demanded,
  });
  const alone = (ability: Ability): Resolved => resolveAbility(ability, bearer(ability));
  const all = abilities
    .map(sameShipAgain)
    .map(ofThosePresent)
    .map((ability, index) => {
      const naming = namingIn(abilities.slice(0, index));
      return {
        ability,
        resolved: naming?.as === KEPT ? resolveAbility(ability, bearer(ability), naming) : alone(ability),
      };
    });
  all.forEach((one, index) => {
    if (!('problem' in one.resolved)) return;
    const naming = namingIn(abilities.slice(0, index));
    const resolved = naming && resolveAbility(one.ability, bearer(one.ability), naming);
    if (!resolved || 'problem' in resolved) return;
    one.resolved = resolved;
    naming.as = KEPT;
    const namer = all.find(({ ability }) => namingIn([ability]) === naming);
    if (namer) namer.resolved = alone(namer.ability);
  });
  return all;
}
type Resolved = ReturnType<typeof resolveAbility>;

/** What stands before "to" where something is paid for, by itself; null where the words are not understood. */
function compileCost(cost: string, card: CardContext): Effect[] | null {
  const { program, leftover } = compileText(`Order - ${cost} to draw a card.`, { ...card, keywords: [] });
  const [ability] = program.abilities;
  return leftover.length === 0 && program.abilities.length === 1 ? (ability?.cost ?? null) : null;
}

/** Braces around something that is no title, but a keyword, a class or a kind of cards, mean the thing itself. */
function unbraced(text: string, lexicon: Lexicon): string {
  const { keywords, species } = listsOf(lexicon);
  const titles = new Set<string>();
  const plain = text.replace(/\{([^}]*)\}/g, (whole: string, inner: string) => {
    const tokens = tokenize(inner);
    const known = [keywords, species].some((list) => list.matches(tokens, 0).some((one) => one.end === tokens.length));
    if (!lexicon.titles.has(inner) && (known || /^(Region:|non-)/.test(inner) || isNoun(tokens, lexicon))) return inner;
    titles.add(inner);
    return whole;
  });
  return [...titles].reduce(bracedAgain, plain);
}

/** A title of several words that is in braces once is a title without them as well, unless it is part of a longer name. */
function bracedAgain(text: string, title: string): string {
  if (!title.includes(' ') || title.includes('[')) return text;
  let [made, from] = ['', 0];
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, from)) {
    const end = at + title.length;
    const isAlone = !PART_BEFORE.test(text.slice(0, at)) && !PART_BEHIND.test(text.slice(end));
    made += text.slice(from, at) + (isAlone ? `{${title}}` : title);
    from = end;
  }
  return made + text.slice(from);
}
/** What makes a title part of a longer name, or shows that it stands in braces already. */
const PART_BEFORE = /(?:[{\w]|\b[A-Z][\w'.-]* )$/;
const PART_BEHIND = /^[\w}']/;

/** 'Treachery Androids', '[NA] Borg', 'El-Aurian personnel': not what might be a title in capitals. */
function isNoun(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const last = tokens.at(-1);
  if (tokens.length < 2 || !last) return false;
  const lists = listsOf(lexicon);
  const { grammar } = lexicon.dialect;
  const isKind = /^[a-z]/.test(last.text);
  const isKnown = [lists.keywords, lists.species].some((list) => list.matches([last], 0).length > 0);
  if (!isKind && !isKnown && tokens[0]?.kind !== 'icon') return false;
  return noun
    .in(grammar)
    .parse(readerOf(tokens, lists), 0)
    .some(({ end }) => end === tokens.length);
}

/** The words behind a 'Then' or 'Then,' with which a sentence begins. */
function behindThen(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  return first?.low === 'then' ? tokens.slice(second?.low === ',' ? 2 : 1) : tokens;
}

/** 'Your opponent may then draw a card', 'you then stop a personnel': said of who does it. */
function saysThen(tokens: readonly Token[]): boolean {
  const words = tokens.slice(0, 5).map(({ low }) => low);
  const at = words.indexOf('then');
  return at > 0 && (words[0] === 'your' || words[0] === 'you') && !words.slice(0, at).includes(',');
}

function withSpan(said: Line, tokens: readonly Token[]): Line {
  if (said.k === 'continue' && (behindThen(tokens) !== tokens || saysThen(tokens))) return { ...said, isThen: true };
  if (said.k !== 'abilities') return said;
  const { from, to } = spanOf(tokens);
  const src: [number, number, number] = [0, from, to];
  return { ...said, all: said.all.map((one) => ofAllOfThem({ ...one, src }, tokens)) };
}

/** What is paid for while a dilemma is faced is paid then, by whoever does it: nobody played it. */
function paidInside(said: Line, type: string): Line {
  if (type.toLowerCase() !== 'dilemma') return said;
  if (said.k === 'continue' && said.cost && said.may === undefined) {
    const { cost, ...rest } = said;
    return { ...rest, do: [mustPay(cost, said.do)] };
  }
  if (said.k !== 'abilities') return said;
  const all = said.all.map((one): Ability => {
    if (one.at.t !== 'resolve' || !one.cost || one.may !== undefined) return one;
    const { cost, ...rest } = one;
    return { ...rest, do: [mustPay(cost, one.do)] };
  });
  return { ...said, all };
}

/** What another player may do is asked inside the ability: the ability itself is no choice of its own player. */
function othersChoice(ability: Ability): Ability {
  const { may, cost, do: does, ...rest } = ability;
  if (may === undefined || may === 'you' || ability.at.t === 'window') return ability;
  return { ...rest, do: [{ x: 'may', who: may, ...(cost && { cost }), do: does }] };
}
