/** Cards drawn for a judge: their facts, with texts in house style, as card files hold them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import {
  FactShelf,
  isSupported,
  readCardFiles,
  readCardsAt,
  renderedText,
  type Card,
} from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus/second-edition/cards.txt');
const folder = join(import.meta.dirname, 'cards');
const { cardKinds } = secondEditionWords;

/** Whether the community's data is at hand. */
export const isThere = existsSync(corpus);

/** The file with the cards of the sample drawn by a seed. */
export const fileOf = (seed: string): string => join(folder, `sample-${seed}.yaml`);

export interface Sample {
  readonly seed: string;
  /** The identities of its cards, in order. */
  readonly ids: readonly string[];
  /** Its cards, in order. */
  readonly drawn: readonly Drawn[];
  /** Its cards as they are kept. */
  readonly text: string;
}

/** A card that was drawn: the community tells some of one title apart by a word in brackets, a card file by what they are. */
export interface Drawn {
  readonly id: string;
  readonly affiliations: readonly string[];
}

/** Every sample that was drawn. */
export function samples(): readonly Sample[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { cards } = readCardFiles([{ name, text }], cardKinds);
      const all = cards.map(({ facts: { id, affiliations } }) => ({ id, affiliations }));
      return { seed: name.replace(/\D/g, ''), ids: all.map(({ id }) => id), drawn: all, text };
    });
}

/** A card of the community's data. */
export interface Printed {
  readonly id: string;
  readonly card: Card;
  readonly keywords: readonly string[];
  readonly isSupported: boolean;
}

/** All cards of the community's data, by identity. */
export function printedCards(): ReadonlyMap<string, Printed> {
  const { cards } = readCardsAt(corpus, secondEditionWords);
  const lexicon = { ...cardKinds.lexicon, notCarriedOut };
  const facts = cards.map(({ card }) => card);
  const shelf = new FactShelf(secondEditionWords, facts, [], lexicon);
  return new Map(
    facts.map(({ facts: { id }, keywords }, index) => {
      const card = shelf.card(index);
      const plain = keywords.flatMap(({ name, arg }) =>
        typeof arg === 'object' ? [] : [arg === undefined ? name : `${name}: ${String(arg)}`],
      );
      const isWhole = plain.length === keywords.length && isSupported(card);
      return [id, { id, card, keywords: plain, isSupported: isWhole }];
    }),
  );
}

/** So many supported cards with a text that no other sample has, by chance of a seed; one that another has by its title is left out. */
export function drawn(all: ReadonlyMap<string, Printed>, seed: number, count: number): readonly Printed[] {
  const others = new Set(samples().flatMap((sample) => (sample.seed === String(seed) ? [] : sample.ids)));
  const eligible = [...all.values()].filter(
    ({ id, isSupported: isWhole, card }) => isWhole && card.text !== '' && !others.has(id),
  );
  const [sample = []] = fc.sample(fc.shuffledSubarray(eligible, { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return sample.filter(({ id }) => !others.has(id.replace(/ \([^()]*\)$/, '')));
}

/** The fields of a card file; the text as given. */
function fieldsOf({ card, keywords }: Printed, text: string): Readonly<Record<string, unknown>> {
  const { mission } = card;
  const isAttemptable = mission !== undefined && mission.kind !== 'headquarters';
  const fields: Readonly<Record<string, unknown>> = {
    title: card.title,
    subtitle: card.subtitle,
    type: card.type,
    unique: card.unique || undefined,
    mission: mission?.kind,
    location: mission?.location,
    quadrant: mission?.quadrant,
    span: mission?.span,
    ...(isAttemptable && {
      points: mission.points,
      attempt: /^[A-Za-z0-9 ]*$/.test(mission.attempt) ? mission.attempt.split(' ') : mission.attempt,
      requirements: mission.requirements,
    }),
    dilemma: card.dilemma,
    cost: card.cost,
    affiliation: card.affiliations.join(', '),
    species: card.species,
    skills: Object.entries(card.skills)
      .map(([skill, level]) => (level === 1 ? skill : `${level} ${skill}`))
      .join(', '),
    icons: card.icons,
    staffing: card.staffing,
    class: card.class,
    ...card.attributes,
    keywords,
    text,
  };
  const isSaid = (value: unknown): boolean =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}

/** The cards of that title: the one that is called so, and those that the community tells from it by a word in brackets. */
const called = (all: ReadonlyMap<string, Printed>, id: string): readonly Printed[] =>
  [...all.values()].filter((printed) => printed.id === id || printed.id.startsWith(`${id} (`));

/** Cards as a card file holds them, in house style. */
export function kept(all: ReadonlyMap<string, Printed>, ofSample: readonly Drawn[]): string {
  const cards = ofSample.map(({ id, affiliations }) => {
    const alike = called(all, id);
    const printed = alike.find(({ card }) => String(card.affiliations) === String(affiliations)) ?? alike[0];
    if (!printed) throw new Error(`the community's data has no card ${id}`);
    return fieldsOf(printed, renderedText(printed.card, cardKinds));
  });
  return stringify(cards, { lineWidth: 130, flowCollectionPadding: false });
}

/** What is printed on a card, for the judge alone. */
export const printOf = (printed: Printed): string =>
  stringify([fieldsOf(printed, printed.card.text)], { lineWidth: 0 });
