/** Cards made to fit what a text speaks of: for every selector in a tree, one that it could mean, where it looks for it. */
import { blankCard, type Card } from '../../src/catalog/index.ts';
import { filtered, kind } from '../../src/language/tree/build.ts';
import type {
  Ability,
  Cond,
  Effect,
  Filter,
  Place,
  PlayerRef,
  Program,
  Requirement,
  Sel,
  ZoneName,
} from '../../src/language/tree/index.ts';
import type { Chance } from '../../src/players/chance.ts';

/** A card for the position, and where the text looks for it. */
export interface Role {
  readonly card: Card;
  readonly whose: 'you' | 'opponent';
  /** A zone of its player, `on` or `aboard` the subject, or with the others on the table. */
  readonly where: Exclude<ZoneName, 'play' | 'dilemmaStack' | 'drawn'> | 'table' | 'on' | 'beneath' | 'aboard';
  /** Commanded by the one, owned by the other. */
  readonly isBorrowed: boolean;
  readonly isStopped: boolean;
  /** In the place of the subject, or aboard something with it. */
  readonly isNear: boolean;
  /** A dilemma that the player owns, beneath a mission of the opponent. */
  readonly isLent: boolean;
  /** A ship that the subject is aboard. */
  readonly isHost: boolean;
  /** A mission that has been completed. */
  readonly isCompleted: boolean;
}

/** What a filter asks for, gathered until a card is made of it. */
interface Draft {
  kind: string | null;
  readonly printed: Partial<
    Record<'cost' | 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields', number>
  >;
  title: string | null;
  readonly keywords: Record<string, string>;
  readonly skills: Record<string, number>;
  readonly icons: string[];
  readonly affiliations: string[];
  species: string | null;
  class: string | null;
  unique: boolean;
  place: string | null;
  quadrant: string | null;
  points: number;
  readonly requires: Requirement[];
}

/** A card of each kind a text speaks of, for every selector in it. */
export function castOf(program: Program, chance: Chance): Role[] {
  const played = program.abilities.flatMap(playedIn).flatMap((sel) => rolesFor({ ...sel, at: IN_HAND }, chance));
  return [...played, ...selectorsIn(program).flatMap((sel) => rolesFor(sel, chance))];
}

const IN_HAND: Place = { p: 'zone', zone: 'hand', of: 'you' };

/** What a text says of cards that are played: those lie in hand. */
function playedIn(node: unknown): Sel[] {
  if (typeof node !== 'object' || node === null) return [];
  const isPlay = 'e' in node && node.e === 'play' && 'what' in node;
  const what = isPlay && typeof node.what === 'object' && node.what !== null ? [node.what] : [];
  return [...what.filter(isSelector), ...Object.values(node).flatMap(playedIn)];
}

function selectorsIn(node: unknown): Sel[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isStanding(node)) return selectorsIn(placed(node));
  const inside = Object.values(node).flatMap(selectorsIn);
  if (isSelector(node)) return [node, ...inside];
  // "You command three …": the number stands beside the selector.
  const isCounted = 'sel' in node && 'n' in node && typeof node.n === 'number';
  const [first, ...others] = inside;
  return isCounted && first && typeof node.n === 'number' ? [{ ...first, n: node.n }, ...others] : inside;
}

interface Standing {
  readonly c: 'is';
  readonly who: Sel;
  readonly state: { readonly s: 'at'; readonly place: Place };
}

/** 'While your Officer is aboard this ship': who is somewhere. */
function isStanding(node: object): node is Standing {
  if (!('c' in node && node.c === 'is' && 'state' in node && 'who' in node)) return false;
  const { state } = node;
  return typeof state === 'object' && state !== null && 's' in state && state.s === 'at';
}

/** The same said as a place of the selector; of the subject itself, as what it is aboard. */
function placed({ who, state: { place } }: Standing): unknown {
  if (who.ref === undefined) return { ...who, at: place };
  if (who.ref !== 'this' || place.p !== 'aboard') return place;
  return { ...filtered(place.ship, kind('ship')), isHost: true };
}

const isHost = (sel: Sel): boolean => 'isHost' in sel;

function isSelector(node: object): node is Sel {
  const isFiltered = 'f' in node && typeof node.f === 'object';
  return isFiltered || ('at' in node && typeof node.at === 'object' && !('do' in node));
}

function rolesFor(sel: Sel, chance: Chance): Role[] {
  if (sel.ref !== undefined) return [];
  const where = whereOf(sel.at);
  const copies = typeof sel.n === 'number' ? Math.min(6, sel.n) : sel.n === undefined ? 1 : 2;
  return Array.from({ length: copies }, () => ({
    card: cardFor(sel.f, where, chance),
    whose: whoseOf(sel.at?.p === 'zone' ? sel.at.of : sel.of, chance),
    where,
    isBorrowed: sel.via === 'commandNotOwn',
    isStopped: JSON.stringify(sel.f ?? null).includes('{"s":"stopped"}'),
    isNear: sel.at?.p === 'present' || sel.at?.p === 'here',
    isLent: sel.of === 'you' && sel.via === 'own',
    isHost: isHost(sel),
    isCompleted: chance.below(2) === 0,
  }));
}

function whoseOf(of: PlayerRef | undefined, chance: Chance): Role['whose'] {
  if (of === 'opponent' || of === 'eachOpponent') return 'opponent';
  if (of === 'you') return 'you';
  return chance.below(3) === 0 ? 'opponent' : 'you';
}

function whereOf(at: Place | undefined): Role['where'] {
  if (at?.p === 'on') return at.card.ref === 'this' ? 'on' : 'table';
  if (at?.p === 'beneath') return 'beneath';
  if (at?.p === 'aboard' && at.ship.ref === 'this') return 'aboard';
  if (at?.p !== 'zone' || at.zone === 'play' || at.zone === 'dilemmaStack') return 'table';
  return at.zone === 'drawn' ? 'dilemmaPile' : at.zone;
}

function cardFor(filter: Filter | undefined, where: Role['where'], chance: Chance): Card {
  const draft: Draft = {
    kind: null,
    printed: {},
    title: null,
    keywords: {},
    skills: {},
    icons: [],
    affiliations: [],
    species: null,
    class: null,
    unique: false,
    place: null,
    quadrant: null,
    points: 30,
    requires: [],
  };
  if (filter) apply(filter, draft, chance);
  const isDilemma = where === 'dilemmaPile' || where === 'beneath';
  return made(draft, draft.kind ?? (isDilemma ? 'dilemma' : 'personnel'), chance);
}

function apply(filter: Filter, draft: Draft, chance: Chance): void {
  switch (filter.f) {
    case 'and':
      for (const part of filter.of) apply(part, draft, chance);
      return;
    case 'or': {
      const part = filter.of[chance.below(filter.of.length)];
      if (part) apply(part, draft, chance);
      return;
    }
    case 'kind':
      if (filter.is !== 'card') draft.kind = filter.is;
      return;
    case 'title':
      draft.title = filter.is;
      return;
    case 'keyword':
      draft.keywords[filter.is] = filter.arg ?? '';
      return;
    case 'species':
      draft.species = filter.is;
      return;
    case 'affiliation':
      draft.affiliations.push(filter.is);
      return;
    case 'icon':
      draft.icons.push(filter.is);
      return;
    case 'class':
      draft.class = filter.is;
      draft.kind ??= 'ship';
      return;
    case 'skill':
      draft.skills[filter.is] = filter.n ?? 1;
      return;
    case 'unique':
      draft.unique = true;
      return;
    case 'num':
      applyNumber(filter, draft);
      return;
    case 'mission':
      draft.place = filter.is;
      draft.kind ??= 'mission';
      return;
    case 'quadrant':
      draft.quadrant = filter.is;
      draft.kind ??= 'mission';
      return;
    case 'requires':
      draft.requires.push(filter.req);
      draft.kind ??= 'mission';
      return;
    case 'state':
      if (filter.is.s === 'isA') apply(filter.is.f, draft, chance);
      return;
    default:
  }
}

function applyNumber({ prop, op, n }: Extract<Filter, { f: 'num' }>, draft: Draft): void {
  const wanted = typeof n === 'number' ? n : 3;
  const value = Math.max(0, op === '<' ? wanted - 1 : op === '>' || op === '!=' ? wanted + 1 : wanted);
  switch (prop) {
    case 'cost':
      draft.printed.cost = value;
      return;
    case 'Integrity':
    case 'Cunning':
    case 'Strength':
      draft.printed[lower(prop)] = value;
      return;
    case 'Range':
    case 'Weapons':
    case 'Shields':
      draft.printed[lower(prop)] = value;
      draft.kind ??= 'ship';
      return;
    case 'points':
      draft.points = value;
      return;
    default:
  }
}

const LOWER = {
  Integrity: 'integrity',
  Cunning: 'cunning',
  Strength: 'strength',
  Range: 'range',
  Weapons: 'weapons',
  Shields: 'shields',
} as const;
const lower = <A extends keyof typeof LOWER>(attribute: A): (typeof LOWER)[A] => LOWER[attribute];

const QUADRANTS: Readonly<Record<string, string>> = { A: 'alpha', G: 'gamma', D: 'delta' };

function made(draft: Draft, kind: string, chance: Chance): Card {
  const { printed, place } = draft;
  const title = draft.title ?? `Some ${kind} ${chance.below(1000)}`;
  const common = {
    unique: draft.unique,
    keywords: draft.keywords,
    affiliations: draft.affiliations.length > 0 ? draft.affiliations : ['Federation'],
    cost: printed.cost ?? 2,
  };
  switch (kind) {
    case 'ship':
      return blankCard(title, kind, {
        ...common,
        icons: draft.icons,
        attributes: { range: printed.range ?? 8, weapons: printed.weapons ?? 7, shields: printed.shields ?? 7 },
        ...(draft.class === null ? {} : { class: draft.class }),
      });
    case 'mission':
      return missionOf(draft, title, place ?? 'planet');
    case 'dilemma':
      return blankCard(title, kind, {
        ...common,
        affiliations: [],
        dilemma: place === 'planet' || place === 'space' ? place : 'dual',
        ...dilemmaText(draft.requires),
      });
    case 'event':
    case 'interrupt':
    case 'equipment':
      return blankCard(title, kind, { ...common, affiliations: [], icons: draft.icons });
    default:
      return blankCard(title, kind, {
        ...common,
        skills: { ...draft.skills, Diplomacy: draft.skills.Diplomacy ?? 1 },
        icons: [...draft.icons, chance.below(2) === 0 ? 'command' : 'staff'],
        attributes: {
          integrity: printed.integrity ?? 6,
          cunning: printed.cunning ?? 6,
          strength: printed.strength ?? 6,
        },
        ...(draft.species === null ? {} : { species: draft.species }),
      });
  }
}

/** "Unless you have what is required, stop all your personnel." */
function dilemmaText(requires: readonly Requirement[]): Partial<Card> {
  if (requires.length === 0) return {};
  const met: Cond = { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req: { r: 'and', of: [...requires] } };
  const stop: Effect = { x: 'stop', what: { of: 'you', f: { f: 'kind', is: 'personnel' } } };
  const ability: Ability = { at: { t: 'resolve' }, do: [{ x: 'if', if: { c: 'not', of: met }, then: [stop] }, stop] };
  return {
    abilities: [{ triggers: ['resolve'], zones: ['play'] }],
    compiled: { program: { keywords: [], abilities: [ability], gaps: [] }, requirements: null, attemptBy: null },
  };
}

function missionOf(draft: Draft, title: string, kind: string): Card {
  const isHome = kind === 'headquarters';
  return blankCard(title, 'mission', {
    keywords: draft.keywords,
    unique: true,
    mission: {
      kind: isHome || kind === 'space' ? kind : 'planet',
      quadrant: QUADRANTS[draft.quadrant ?? 'A'] ?? 'alpha',
      span: 2,
      points: isHome ? 0 : draft.points,
      attempt: 'any',
      requirements: '',
    },
    compiled: {
      program: { keywords: [], abilities: [], gaps: [] },
      requirements: {
        r: 'and',
        of: draft.requires.length > 0 ? draft.requires : [{ r: 'skill', skill: 'Diplomacy', n: 1 }],
      },
      attemptBy: { f: 'kind', is: 'personnel' },
    },
  });
}
