/** Compiles what stands on a card beside its game text: requirements, who may attempt, keywords, skills. */
import { anyOf } from './tree/build.ts';
import { copied } from './tree/copies.ts';
import type { KeywordForms, Language } from './dialect.ts';
import { modifier, requirement } from './grammar/core/symbols.ts';
import { listsOf, type Lexicon } from './lexicon.ts';
import type { IconTable } from './text/icons.ts';
import type { Parser } from './parse/parser.ts';
import { readerOf } from './parse/begins.ts';
import { tooLong, whySpent } from './parse/budget.ts';
import { tokenize } from './text/text.ts';
import type { Filter, Keyword, Requirement } from './tree/index.ts';

export interface Problem {
  readonly problem: string;
}

/** Reads a whole text as one phrase: the value of its cheapest reading; undefined if it has none. */
function whole<T>(parser: Parser<T>, text: string, lexicon: Lexicon): T | Problem | undefined {
  const beyond = tooLong(text);
  if (beyond !== null) return { problem: beyond };
  const { clean, grammar } = lexicon.dialect;
  const tokens = tokenize(clean(text).replace(/\.$/, ''));
  const reader = readerOf(tokens, listsOf(lexicon));
  const readings = parser.in(grammar).parse(reader, 0);
  const spent = whySpent(reader, text);
  if (spent !== null) return { problem: spent };
  return readings.find((one) => one.end === tokens.length)?.value;
}

/** A mission's requirements: 'Astrometrics, 2 Physics, and Cunning>32 or Leadership, Security, and Strength>36'. */
export function compileRequirements(text: string, lexicon: Lexicon): Requirement | Problem {
  const found = whole(requirement, text, lexicon);
  if (found) return found;
  return {
    problem: `requirements not understood: "${text}"; write them like "Law, 2 Physics, and Cunning>32 or Honor"`,
  };
}

/**
 * Who may attempt a mission: icons ('[Fed][Kli]', or a list of names with or without brackets) or a sentence
 * ('Any affiliation (except [Bor]) may attempt this mission.').
 */
export function compileAttempt(text: string | readonly string[], lexicon: Lexicon): Filter | Problem {
  const { clean, icons: table } = lexicon.dialect;
  const given = typeof text === 'string' ? text : text.map((name) => bracketed(name, table)).join(' ');
  const beyond = tooLong(given);
  if (beyond !== null) return { problem: beyond };
  const said = typeof text === 'string' ? clean(text).replace(/\.$/, '') : given;
  const any = /^any affiliation(?: \(except (.*)\))?(?: may attempt this mission)?$/i.exec(said);
  if (any) {
    const [, exception] = any;
    const affiliations = anyOf(table.affiliations.map((is): Filter => ({ f: 'affiliation', is })));
    if (exception === undefined) return affiliations;
    const but = icons(exception, lexicon);
    if ('problem' in but) return but;
    if (but.filters.length === 0) return affiliations;
    return { f: 'and', of: [affiliations, { f: 'not', of: anyOf(but.filters) }] };
  }
  if (/not attemptable|Headquarters$/i.test(said)) return { f: 'or', of: [] };
  const found = icons(said, lexicon);
  if ('problem' in found) return found;
  if (found.filters.length === 0)
    return { problem: 'nobody may attempt this mission: name affiliations, as [Fed][Kli]' };
  return anyOf(found.filters);
}

function bracketed(name: string, table: IconTable): string {
  if (table.affiliationOf(name) !== undefined && !name.startsWith('[')) return `[${name}]`;
  return name;
}

/** What the icons of attempt lines mean: there are few of them, and they stand on every mission. */
const iconsRead = new WeakMap<Lexicon, Map<string, Filter | Problem | undefined>>();

function iconOf(part: string, lexicon: Lexicon): Filter | Problem | undefined {
  const known = iconsRead.get(lexicon) ?? new Map<string, Filter | Problem | undefined>();
  iconsRead.set(lexicon, known);
  if (!known.has(part)) known.set(part, whole(modifier, part, lexicon));
  return copied(known.get(part));
}

function icons(text: string, lexicon: Lexicon): { filters: Filter[] } | Problem {
  const filters: Filter[] = [];
  const parts = text.match(/\[[^\]]*\]|[^\s[\],]+(?:-[^\s[\],]+)?/g) ?? [];
  for (const part of parts) {
    if (/^(and|or)$/i.test(part)) continue;
    const name = lexicon.dialect.icons.affiliations.find((one) => one.toLowerCase() === part.toLowerCase());
    const found = name === undefined ? iconOf(part, lexicon) : ({ f: 'affiliation', is: name } as const);
    if (found && 'problem' in found) return found;
    if (!found || (found.f !== 'affiliation' && found.f !== 'icon'))
      return { problem: `"${part}" is no affiliation icon` };
    filters.push(found);
  }
  return { filters };
}

/** Keywords as printed: 'Dissident. Region: Neutral Zone. Decay: 3.'; the stops of 'U.S.S.' do not end one. */
export function compileKeywords(text: string, dialect: Language): { keywords: Keyword[] } {
  const bare = dialect.clean(text).replace(/\([^)]*\)/g, '');
  const guarded = bare.replace(/\b(?:[A-Z]\.){2,}/g, (stops) => stops.replaceAll('.', '\u0000'));
  const parts = guarded
    .split('.')
    .map((part) => part.replaceAll('\u0000', '.').trim())
    .filter((part) => part !== '');
  return { keywords: parts.map((part) => keywordOf(part, dialect.keywords)) };
}

function keywordOf(part: string, { numbered, priced }: KeywordForms): Keyword {
  const price = /^(\w+)\s*-\s*(.*)$/.exec(part);
  const isPriced = price?.[1] !== undefined && priced.has(price[1]);
  const [, name, given] = (isPriced ? price : /^([^:]*?)\s*:\s*(.*)$/.exec(part)) ?? [];
  if (name === undefined || given === undefined) return { name: part };
  const value = given.replace(/^\{(.*)\}$/, '$1').trim();
  return { name, arg: numbered.has(name) && /^\d+$/.test(value) ? Number(value) : value };
}

/** Skills with levels, 'Archaeology, 2 Diplomacy, Law' or blank-separated 'Anthropology 2 Honor'. */
export function compileSkills(text: string, lexicon: Lexicon): Record<string, number> | Problem {
  const { skills } = listsOf(lexicon);
  const tokens = tokenize(lexicon.dialect.clean(text).replace(/\.$/, ''));
  const found: Record<string, number> = {};
  let level = 1;
  let at = 0;
  for (let here = tokens[at]; here; here = tokens[at]) {
    const match = skills.matches(tokens, at)[0];
    if (here.kind === 'number') {
      level = Number(here.text);
      at++;
    } else if (match) {
      found[match.value] = (found[match.value] ?? 0) + level;
      level = 1;
      at = match.end;
    } else if (here.text === ',' || here.low === 'and') at++;
    else return { problem: `"${here.text}" is no skill` };
  }
  return found;
}
