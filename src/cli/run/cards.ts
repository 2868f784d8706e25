/** `spaceline cards`: what the program knows of cards. */
import type { Definition } from '../../engine/definition.ts';
import { couldNot, exitStatus, foundNothing, type ExitStatus } from '../exit.ts';
import type { CardsOptions } from '../cards.ts';
import { faultOfEdition } from './editions.ts';
import { wrapped } from '../../table/index.ts';
import { print } from './output.ts';
import { libraryOf } from './library.ts';

const counted = (levels: Readonly<Record<string, number>>): string =>
  Object.entries(levels)
    .map(([name, level]) => (level === 1 ? name : `${level} ${name}`))
    .join(', ');

/** What the card is, in one line: `unique Federation Human personnel, cost 3`. */
function kindOf(card: Definition): string {
  const { mission } = card;
  const words = [card.unique ? 'unique' : '', ...card.affiliations, card.species ?? '', card.class ?? ''];
  const kind = mission === undefined ? [card.dilemma ?? '', card.type] : [mission.kind, card.type];
  const cost = card.cost === undefined ? '' : `, cost ${card.cost}`;
  const place =
    mission === undefined
      ? ''
      : `, ${mission.quadrant} quadrant, span ${mission.span}${mission.kind === 'headquarters' ? '' : `, ${mission.points} points`}`;
  return `${[...words, ...kind].filter((word) => word !== '').join(' ')}${cost}${place}`;
}

/** A card as printed. */
function cardLines(card: Definition): readonly string[] {
  const attributes = Object.entries(card.attributes).map(([name, value]) => `${name} ${value}`);
  const keywords = Object.entries(card.keywords).map(([name, value]) => (value === '' ? name : `${name}: ${value}`));
  const facts: readonly (readonly [string, string])[] = [
    ['', kindOf(card)],
    ['skills', counted(card.skills)],
    ['', attributes.join(', ')],
    ['icons', card.icons.join(', ')],
    ['staffing', card.staffing.join(', ')],
    ['location', card.mission?.location ?? ''],
    ['attempt', card.mission?.attempt ?? ''],
    ['requirements', card.mission?.requirements ?? ''],
    ['keywords', keywords.join(', ')],
    ['text', card.text],
    ['not understood', card.leftover.join(' … ')],
  ];
  const lines = facts
    .filter(([, words]) => words !== '')
    .flatMap(([label, words]) => wrapped(label === '' ? words : `${label}: ${words}`, 76));
  return [card.id, ...lines.map((line) => `    ${line}`)];
}

function printCards(cards: readonly Definition[], options: CardsOptions): ExitStatus {
  for (const card of cards) {
    if (options.json === true) print(JSON.stringify(card));
    else for (const line of cardLines(card)) print(line);
  }
  return exitStatus.fine;
}

/** Shows the cards of a title; an unknown one is answered with the nearest titles. */
export function runCardsShow(name: string, options: CardsOptions): ExitStatus {
  const fault = faultOfEdition(options.ruleset);
  if (fault !== null) return couldNot(fault);
  const library = libraryOf(options.ruleset);
  const cards = library.find(name);
  if (cards.length > 0) return printCards(cards, options);
  const near = library.nearest(name);
  const hint =
    near.length === 0 ? 'spaceline cards search WORDS looks in all fields' : `do you mean ${near.join(' or ')}?`;
  return couldNot(`no card is called '${name}'; ${hint}`);
}

/** Shows the cards that have all the words. */
export function runCardsSearch(words: readonly string[], options: CardsOptions): ExitStatus {
  const fault = faultOfEdition(options.ruleset);
  if (fault !== null) return couldNot(fault);
  const cards = libraryOf(options.ruleset).search(words.join(' '));
  return cards.length > 0 ? printCards(cards, options) : foundNothing(`no card has all of: ${words.join(' ')}`);
}
