/** What the deck check warns of: decks that are allowed, but hardly meant (94-DECK-04, -08 to -10, 94-OP-07, -42). */
import type { Definition } from '../../engine/definition.ts';
import type { DeckParts, DeckWarning } from '../../engine/ruleset/deck-rules.ts';
import { partOf, tally } from '../shared/deck-counts.ts';
import { AFFILIATIONS } from './constants.ts';
import { ofType } from './deck.ts';
import { iconsPrinted } from './mission-icons.ts';
import { taskLines } from '../../effects/terms.ts';

interface Warning {
  readonly message: string;
  readonly cards: readonly string[];
}

/** 94-DECK-08: several personnel are more than two. */
const SEVERAL = 3;

const titlesOf = (cards: readonly Definition[]): readonly string[] => [...new Set(cards.map(({ title }) => title))];

const belongsTo =
  (affiliation: string) =>
  ({ affiliations }: Definition): boolean =>
    affiliations.includes(affiliation);

/** 94-OP-07: the affiliations that a player controls are those of the Outposts in the deck. */
const controlledBy = (parts: DeckParts): readonly string[] =>
  AFFILIATIONS.filter((name) => ofType(parts, 'outpost').some(belongsTo(name)));

/** 94-DECK-04: a treaty may bring them in, an Outpost of their own does not. */
function withoutOutpost(parts: DeckParts): readonly Warning[] {
  const controlled = controlledBy(parts);
  return AFFILIATIONS.flatMap((name) => {
    const cards = [...ofType(parts, 'ship'), ...ofType(parts, 'personnel')].filter(
      ({ affiliations }) => affiliations.includes(name) && !affiliations.some((other) => controlled.includes(other)),
    );
    const message = `${name} cards, but no ${name} Outpost where they report for duty`;
    return cards.length === 0 ? [] : [{ message, cards: titlesOf(cards) }];
  });
}

/** 94-DECK-08: for each affiliation an Outpost, a Ship at least and several Personnel. */
function tooFewOfAffiliation(parts: DeckParts): readonly Warning[] {
  return controlledBy(parts).flatMap((name): readonly Warning[] => {
    const cards = titlesOf(ofType(parts, 'outpost').filter(belongsTo(name)));
    const isShort = ofType(parts, 'personnel').filter(belongsTo(name)).length < SEVERAL;
    return [
      ...(ofType(parts, 'ship').some(belongsTo(name)) ? [] : [{ message: `no ${name} Ship`, cards }]),
      ...(isShort ? [{ message: `fewer than ${SEVERAL} ${name} Personnel`, cards }] : []),
    ];
  });
}

/** 94-DECK-09: a Mission none of whose skills any Personnel of the deck has. */
function beyondAllSkills(parts: DeckParts): readonly Warning[] {
  const personnel = ofType(parts, 'personnel');
  const skills = new Set(personnel.flatMap((card) => Object.keys(card.skills)));
  return ofType(parts, 'mission').flatMap((mission) => {
    const wanted = skillsAskedFor(mission);
    if (wanted.length === 0 || wanted.some((skill) => skills.has(skill))) return [];
    const message = `no Personnel has a skill that ${mission.id} asks for (${wanted.join(', ')})`;
    return [{ message, cards: [mission.title] }];
  });
}

/** What a Mission asks for but attributes and cards by title, each without the number behind or before it. */
function skillsAskedFor(mission: Definition): readonly string[] {
  const parts = taskLines(mission)
    .requirements.split(/ \+ | OR /)
    .map((part) =>
      part
        .trim()
        .replace(/^\d+ /, '')
        .replace(/ x ?\d+$/, ''),
    );
  return [...new Set(parts.filter((part) => part !== '' && !/[<>{}]/.test(part)))];
}

/** 94-DECK-10: what is at the bottom of the draw deck may never be seen. */
function onlyOneShip(parts: DeckParts): readonly Warning[] {
  const [only, ...others] = tally(ofType(parts, 'ship'), ({ id }) => id);
  if (!only || others.length > 0 || only[1] > 1) return [];
  const message = `one copy of the only Ship (${only[0]}): it may lie at the bottom of the draw deck`;
  return [{ message, cards: titlesOf(ofType(parts, 'ship')) }];
}

/** 94-OP-42: an Outpost under "Seeds:" that can't be established, or only where the other player's Missions allow it. */
function hardToPlace(parts: DeckParts): readonly Warning[] {
  const seeded = partOf(parts, 'seeds').filter(({ type }) => type === 'outpost');
  const twice = AFFILIATIONS.map((name) => ({ name, cards: seeded.filter(belongsTo(name)) })).filter(
    ({ cards }) => cards.length > 1,
  );
  const icons = new Set(ofType(parts, 'mission').flatMap(iconsPrinted));
  const nowhere = seeded.filter(({ affiliations }) => !affiliations.some((name) => icons.has(name)));
  return [
    ...twice.map(({ name, cards }) => ({
      message: `${cards.length} ${name} Outposts under "Seeds:": one of an affiliation is established, the others leave the game`,
      cards: titlesOf(cards),
    })),
    ...titlesOf(nowhere).map((title) => ({
      message: `no Mission of the deck bears an icon where ${title} could be established`,
      cards: [title],
    })),
  ];
}

export const deckWarnings: readonly DeckWarning[] = [
  { rules: ['94-DECK-04', '94-OP-07'], of: withoutOutpost },
  { rules: ['94-DECK-08'], of: tooFewOfAffiliation },
  { rules: ['94-DECK-09'], of: beyondAllSkills },
  { rules: ['94-DECK-10'], of: onlyOneShip },
  { rules: ['94-OP-42'], of: hardToPlace },
];
