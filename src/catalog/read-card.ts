/** One card of a card file: its fields checked and turned into facts; its texts are compiled later (`compile-card.ts`). */
import { SECOND_EDITION } from '../language/grammar/second-edition/index.ts';
import type { YAMLMap } from 'yaml';
import type { MissionFacts } from '../engine/definition.ts';
import { compileKeywords } from '../language/index.ts';
import type { Keyword } from '../language/tree/index.ts';
import { idOf, parameters, shipClass, type CardFacts } from './card-facts.ts';
import {
  ATTEMPTABLE,
  CARD_TYPES,
  DILEMMA_KINDS,
  fieldsOf,
  MISSION_KINDS,
  NUMBERS,
  type CardType,
} from './card-fields.ts';
import { FieldMap, type Word } from './field-map.ts';
import {
  AFFILIATIONS,
  ANOTHER_NAME,
  ICONS,
  isObjectWord,
  missionIcon,
  QUADRANTS,
  SKILLS,
  SPECIES,
  STAFFING,
  usualSpelling,
} from './known.ts';
import { didYouMean, withoutPrintingMark } from './names.ts';
import { errorAt, hasErrors, warningAt, type Problem } from './problem.ts';
import type { YamlSource } from './yaml-source.ts';

const LIST = /,/;
/** Never splits. */
const WHOLE = /(?!)/;
const ICON_LIST = /[,\s]+|(?<=\])(?=\[)/;

/** The facts of one card, or null with the errors that prevent it; warnings come with the facts. */
export function readCard(
  map: YAMLMap,
  source: YamlSource,
): { readonly read: CardFacts | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const fields = new FieldMap(map, source, problems);
  const read = new CardReader(fields, problems).read();
  return { read: hasErrors(problems) ? null : read, problems };
}

class CardReader {
  readonly #fields: FieldMap;
  readonly #problems: Problem[];

  constructor(fields: FieldMap, problems: Problem[]) {
    this.#fields = fields;
    this.#problems = problems;
  }

  read(): CardFacts | null {
    const fields = this.#fields;
    const title = fields.name('title');
    const subtitle = fields.name('subtitle');
    if (!fields.has('title')) this.#missing('title', 'a card');
    const kind = this.#type();
    if (!kind) return null;
    const [type, cardType] = kind;
    this.#checkNames(type, cardType);
    const mission = type === 'mission' ? this.#mission() : null;
    if (title === undefined) return null;
    const text = fields.text('text') ?? '';
    const species = this.#species();
    const cost = this.#number('cost');
    const className = fields.text('class');
    const keywords = this.#keywords();
    const dilemma = fields.choice('dilemma', DILEMMA_KINDS);
    const place = mission?.facts.location;
    const plain = withoutPrintingMark(title);
    const facts: CardFacts['facts'] = {
      id: idOf(plain, subtitle, place),
      title: plain,
      ...(subtitle !== undefined && { subtitle }),
      type,
      unique: fields.truth('unique') ?? false,
      ...(cost !== undefined && { cost }),
      affiliations: this.#list('affiliation', AFFILIATIONS, LIST),
      ...(species !== undefined && { species }),
      skills: this.#skills(),
      attributes: this.#attributes(cardType),
      icons: this.#list('icons', ICONS, ICON_LIST),
      staffing: this.#list('staffing', STAFFING, ICON_LIST),
      ...(className !== undefined && { class: shipClass(className) }),
      keywords: parameters(keywords),
      ...(mission && { mission: mission.facts }),
      ...(dilemma !== undefined && { dilemma }),
      text,
    };
    const places = {
      text: fields.passage('text'),
      requirements: fields.passage('requirements'),
      attempt: fields.passage('attempt'),
    };
    const set = fields.text('set');
    return {
      facts,
      keywords,
      attempt: mission?.attempt ?? null,
      ...(set !== undefined && { set }),
      where: fields.where,
      places,
    };
  }

  #type(): readonly [string, CardType] | null {
    if (!this.#fields.has('type')) this.#missing('type', 'a card');
    const type = this.#fields.choice('type', [...CARD_TYPES.keys()]);
    const known = type === undefined ? undefined : CARD_TYPES.get(type);
    return type !== undefined && known ? [type, known] : null;
  }

  /** Every field must belong to the type; every required one must be there. */
  #checkNames(type: string, cardType: CardType): void {
    const allowed = fieldsOf(cardType);
    const a = /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
    for (const { word, where } of this.#fields.names()) {
      if (allowed.includes(word)) continue;
      const otherwise = `${a} may have: ${allowed.join(', ')}`;
      this.#problems.push(errorAt(where, `unknown field "${word}" for ${a}`, didYouMean(word, allowed, otherwise)));
    }
    for (const name of cardType.required) if (!this.#fields.has(name)) this.#missing(name, a);
  }

  #mission(): { readonly facts: MissionFacts; readonly attempt: CardFacts['attempt'] } | null {
    const fields = this.#fields;
    const kind = fields.choice('mission', MISSION_KINDS);
    if (kind !== undefined && kind !== 'headquarters') {
      for (const name of ATTEMPTABLE) if (!fields.has(name)) this.#missing(name, `a ${kind} mission`);
    }
    const location = fields.name('location');
    const [quadrant] = this.#list('quadrant', QUADRANTS, LIST);
    const span = this.#number('span');
    const points = this.#number('points') ?? 0;
    const attempt = this.#attempt();
    const requirements = fields.text('requirements') ?? '';
    if (kind === undefined || quadrant === undefined || span === undefined) return null;
    const shown = attempt === null ? '' : typeof attempt === 'string' ? attempt : attempt.join(' ');
    const place = location === undefined ? {} : { location };
    return { facts: { kind, ...place, quadrant, span, points, attempt: shown, requirements }, attempt };
  }

  /** A list of affiliations is kept as icons, a sentence as it stands. */
  #attempt(): CardFacts['attempt'] {
    const fields = this.#fields;
    if (!fields.has('attempt')) return null;
    if (!fields.isList('attempt')) {
      const sentence = fields.text('attempt');
      if (sentence === undefined || sentence.includes(' may ')) return sentence ?? null;
    }
    const words = fields.words('attempt', ICON_LIST) ?? [];
    return words.map((one) => {
      const icon = missionIcon(one.word);
      if (icon === undefined) this.#unknown('affiliation', one, AFFILIATIONS);
      return icon ?? `[${one.word.replace(/[[\]]/g, '')}]`;
    });
  }

  #number(name: string): number | undefined {
    const bounds = NUMBERS.get(name);
    return bounds && this.#fields.number(name, bounds);
  }

  #attributes(cardType: CardType): Readonly<Record<string, number>> {
    const entries = cardType.attributes.map((name) => [name, this.#number(name)] as const);
    return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== undefined));
  }

  /** `Archaeology, 2 Diplomacy`: a level before a skill, one where none stands. */
  #skills(): Readonly<Record<string, number>> {
    const skills: Record<string, number> = {};
    for (const { word, where } of this.#fields.words('skills', LIST) ?? []) {
      const [, level, rest = word] = /^(\d+)\s+(.+)$/.exec(word) ?? [];
      const skill = this.#usual('skill', { word: rest, where }, SKILLS);
      skills[skill] = (skills[skill] ?? 0) + Number(level ?? 1);
    }
    return skills;
  }

  #species(): string | undefined {
    const parts = this.#fields.words('species', /[/,]/);
    return parts?.map((part) => this.#usual('species', part, SPECIES)).join('/');
  }

  /** One text (`Commander: U.S.S. Galaxy. Host.`) or a list of them. */
  #keywords(): readonly Keyword[] {
    const texts = this.#fields.words('keywords', WHOLE) ?? [];
    return texts.flatMap(({ word, where }) => {
      const { keywords } = compileKeywords(word, SECOND_EDITION);
      for (const { name } of keywords) if (isObjectWord(name)) this.#refuse('keyword', { word: name, where });
      return keywords;
    });
  }

  #list(name: string, known: readonly string[], separator: RegExp): readonly string[] {
    return (this.#fields.words(name, separator) ?? []).map((word) => this.#usual(name, word, known));
  }

  /** The usual spelling of a word of an open list; an unknown one stays as it is, with a warning. */
  #usual(what: string, word: Word, known: readonly string[]): string {
    const usual = usualSpelling(word.word, known);
    if (usual === undefined) this.#unknown(what, word, known);
    return usual ?? word.word;
  }

  #refuse(what: string, { word, where }: Word): void {
    this.#problems.push(errorAt(where, `no ${what} can be called "${word}"`, ANOTHER_NAME));
  }

  #unknown(what: string, { word, where }: Word, known: readonly string[]): void {
    if (isObjectWord(word)) return this.#refuse(what, { word, where });
    const remedy = didYouMean(word, known, `known are ${known.length > 20 ? 'none like it' : known.join(', ')}`);
    this.#problems.push(warningAt(where, `unknown ${what} "${word}"`, remedy));
  }

  #missing(name: string, whose: string): void {
    this.#problems.push(errorAt(this.#fields.where, `${name} is missing`, `${whose} needs ${name}`));
  }
}
