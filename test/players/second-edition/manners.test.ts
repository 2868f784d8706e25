/** The bot's manners: a position, and what it must choose. */
import { describe, expect, it } from 'vitest';
import type { Option, Request } from '../../../src/engine/asking/request.ts';
import type { CardView, PileView } from '../../../src/engine/showing/view.ts';
import { SECOND_EDITION_LEXICON } from '../../../src/language/grammar/second-edition/index.ts';
import { SECOND_EDITION_LISTS } from '../../../src/language/grammar/second-edition/lists.ts';
import { compileRequirements, compileText } from '../../../src/language/index.ts';
import { secondEditionBoard } from '../../../src/players/second-edition/board.ts';
import { chooseByPrompt, discardWorst } from '../../../src/players/second-edition/choose.ts';
import { likelyTeams, stackDilemmas } from '../../../src/players/second-edition/dilemmas.ts';
import { worthOf } from '../../../src/players/second-edition/missions.ts';
import { giveOrder } from '../../../src/players/second-edition/orders.ts';
import { plansOf } from '../../../src/players/second-edition/plans.ts';
import { spendCounters } from '../../../src/players/second-edition/play.ts';
import type { Position, Site } from '../../../src/players/second-edition/position.ts';
import { findsTarget } from '../../../src/players/second-edition/targets.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import type { AttemptView } from '../../../src/rules/second-edition/views.ts';
import { cardsOf, type Printed } from '../fake-cards.ts';

const card = cardsOf('Federation');

const withText = (text: string, type: string): Printed => {
  const { program } = compileText(text, { title: 'X', type, lexicon: SECOND_EDITION_LEXICON });
  return { text, compiled: { program, requirements: null, attemptBy: null } };
};

function mission(number: number, kind: 'planet' | 'space', points: number, more: Partial<CardView> = {}): CardView {
  const requirements = compileRequirements('Medical', SECOND_EDITION_LEXICON);
  if ('problem' in requirements) throw new Error(requirements.problem);
  const compiled = { program: { keywords: [], abilities: [], gaps: [] }, requirements, attemptBy: null };
  return card(
    number,
    'mission',
    { mission: { kind, points, span: 2, quadrant: 'A', attempt: '', requirements: 'Medical' }, compiled },
    more,
  );
}

const site = (at: CardView, more: Partial<Site> = {}): Site => ({
  card: at,
  owner: 0,
  people: [],
  ships: [],
  beneath: 0,
  ...more,
});

function position(more: Partial<Position>, cards: readonly CardView[] = []): Position {
  return {
    board: secondEditionBoard,
    seat: 0,
    isOwnTurn: true,
    turn: 1,
    score: 0,
    sites: [],
    hand: [],
    core: [],
    pile: () => null,
    seats: [0, 1],
    attempt: null,
    card: (number) => cards.find((one) => one.number === number),
    ...more,
  };
}

const attemptAt = (at: CardView, involved: PileView & { readonly player: number }): AttemptView => ({
  player: involved.player,
  opponent: 1 - involved.player,
  mission: at.number,
  ship: null,
  involved,
  draw: 0,
  total: 0,
  spent: 0,
  drawn: { player: 1 - involved.player, count: 0, cards: [] },
  stack: { player: 1 - involved.player, count: 0, cards: [] },
  facing: null,
  revealed: [],
  standing: null,
});

/** Somebody who has every skill, so that dilemmas are no matter. */
const learned = (number: number): CardView =>
  card(number, 'personnel', {}, { skills: Object.fromEntries(SECOND_EDITION_LISTS.skills.map((skill) => [skill, 1])) });

const headquarters = {
  kind: 'headquarters',
  points: 0,
  span: 2,
  quadrant: 'A',
  attempt: '',
  requirements: '',
} as const;

const request = (kind: Request['kind'], options: readonly Option[]): Request => ({
  kind,
  player: 0,
  prompt: '',
  options,
  rules: [],
});

const listOf = (verb: string, cards: readonly CardView[], min: number): Option => ({
  verb,
  rules: [],
  selection: {
    from: cards.map(({ number }) => ({ kind: 'card', card: number })),
    min,
    max: cards.length,
    ordered: false,
    example: [],
  },
});

describe('the bot', () => {
  it('goes for the kind of mission that it still needs to win', () => {
    const sites = [
      site(mission(1, 'planet', 35, { completed: true })),
      site(mission(2, 'planet', 35)),
      site(mission(3, 'space', 30)),
    ];
    const [, planet, space] = sites;
    if (!planet || !space) throw new Error('there are three sites');
    const goal = (at: Site) => ({ site: at, task: at.card });
    const ahead = position({ sites, score: 70 });
    expect(worthOf(ahead, goal(space))).toBeGreaterThan(5 * worthOf(ahead, goal(planet)));
    expect(worthOf(position({ sites, score: 35 }), goal(planet))).toBe(35);
  });

  it('keeps its best ship, and lets the spare ones go first', () => {
    const ships = [card(1, 'ship', {}, { values: { range: 7 } }), card(2, 'ship', {}, { values: { range: 9 } })];
    const hand = [...ships, card(3, 'ship'), card(4, 'personnel', { cost: 1 })];
    expect(discardWorst(listOf('discard', hand, 3), position({ hand }, hand)).toSorted()).toEqual([0, 2, 3]);
    expect(discardWorst(listOf('discard', hand, 2), position({ hand }, hand)).toSorted()).toEqual([0, 2]);
  });

  it('plays people before it draws, and draws nothing that it would discard unless it must', () => {
    const hand = [card(1, 'personnel', { cost: 2 })];
    const draw: Option = { verb: 'draw', rules: [] };
    const asked = request('play', [draw, { verb: 'play', card: 1, rules: [] }]);
    expect(spendCounters(asked, position({ hand }, hand))?.option).toBe(1);
    const full = Array.from({ length: 7 }, (_, index) => card(index + 1, 'interrupt'));
    const end: Option = { verb: 'end', rules: [] };
    expect(spendCounters(request('play', [draw, end]), position({ hand: full }, full))).toBeNull();
    expect(spendCounters(request('play', [draw]), position({ hand: full }, full))?.option).toBe(0);
    expect(spendCounters(request('play', [draw]), position({ hand: full.slice(1) }, full))?.option).toBe(0);
  });

  it('plays people while it has no ship, and draws for one before it plays anything else', () => {
    const crowd = Array.from({ length: 6 }, (_, index) => card(index + 20, 'personnel', { cost: 2 }));
    const home = site(mission(1, 'planet', 30), { people: crowd });
    const hand = [card(1, 'personnel', { cost: 2 }), card(2, 'equipment', { cost: 2 })];
    const draw: Option = { verb: 'draw', rules: [] };
    const play = (number: number): Option => ({ verb: 'play', card: number, rules: [] });
    const at = position({ hand, sites: [home] }, [...hand, ...crowd]);
    expect(spendCounters(request('play', [draw, play(1), play(2)]), at)?.option).toBe(1);
    expect(spendCounters(request('play', [draw, play(2)]), at)?.option).toBe(0);
  });

  it('pays for nothing that finds nobody', () => {
    const text = "Order: return this to its owner's hand -> kill an opponent's personnel present who costs 2 or less.";
    const killer = card(5, 'personnel', withText(text, 'personnel'));
    const [ability] = compileText(text, { title: 'X', type: 'personnel', lexicon: SECOND_EDITION_LEXICON }).program
      .abilities;
    if (!ability) throw new Error('the text has an ability');
    const alone = position({ sites: [site(mission(1, 'planet', 30), { people: [killer] })] });
    expect(findsTarget(ability, killer, alone)).toBe(false);
    const meeting = (cost: number): Position => {
      const enemy = card(9, 'personnel', { cost }, { owner: 1, commander: 1 });
      const here = [{ player: 1, count: 1, cards: [enemy] }];
      return position({ sites: [site(mission(1, 'planet', 30, { hosted: { here } }), { people: [killer] })] });
    };
    expect(findsTarget(ability, killer, meeting(2))).toBe(true);
    expect(findsTarget(ability, killer, meeting(3))).toBe(false);
  });

  it('stacks what can hurt those who attempt, within what it may spend when costs are raised', () => {
    const passing = card(1, 'dilemma', {
      ...withText('Unless Medical: randomly kill 1.', 'dilemma'),
      dilemma: 'dual',
      cost: 3,
    });
    const hurting = card(2, 'dilemma', {
      ...withText('Unless 2 Law: randomly kill 1.', 'dilemma'),
      dilemma: 'dual',
      cost: 3,
    });
    const dearer = card(3, 'dilemma', {
      ...withText('While you command 6 personnel involved: cost +3. Choose 1 to stop, return this.', 'dilemma'),
      dilemma: 'dual',
      cost: 0,
    });
    const drawn = [passing, hurting, dearer];
    const at = mission(7, 'planet', 30);
    const involved = { player: 1, count: 6, cards: [] };
    const attempt = { ...attemptAt(at, involved), draw: 3, total: 5, drawn: { player: 0, count: 3, cards: drawn } };
    const around = position({ sites: [site(at, { owner: 1 })] }, [...drawn, at]);
    const teams = likelyTeams(around, attempt);
    expect(teams.every((team) => team.length === 6 && team.some((one) => one.skills['Medical']))).toBe(true);
    expect(likelyTeams(around, attempt)).toEqual(teams);
    expect(stackDilemmas(listOf('stack', drawn, 0), around, attempt)).toEqual([1]);
  });

  it('sends the people of a place with one ship only, and beams them to no other', () => {
    const people = [1, 2, 3, 4, 5, 6].map((number) => card(number, 'personnel', {}, { skills: { Medical: 1 } }));
    const ships = [20, 21].map((number) => ({ card: card(number, 'ship', {}, { values: { range: 8 } }), crew: [] }));
    const here = site(mission(10, 'planet', 30), { people, ships });
    const other = site(mission(11, 'space', 30));
    const options: Option[] = [
      ...[20, 21].map((to): Option => ({ ...listOf('beam', people, 1), from: 10, to })),
      { verb: 'attempt', card: 10, rules: [] },
      { verb: 'end', rules: [] },
    ];
    const answer = giveOrder(request('orders', options), position({ sites: [here, other] }, people), chanceFrom(1));
    expect(answer?.option).toBe(2);
  });

  it('gives up whoever the attempt needs least', () => {
    const people = [
      card(1, 'personnel', { cost: 1 }, { skills: { Medical: 1 } }),
      card(2, 'personnel', { cost: 5 }, { skills: { Law: 1, Honor: 1 } }),
    ];
    const at = mission(7, 'planet', 30);
    const attempt = attemptAt(at, { player: 0, count: 2, cards: people });
    const option = { ...listOf('choose', people, 1), verb: 'choose' };
    const asked = { ...request('choose', [option]), prompt: 'Choose 1 to stop' };
    const now = position({ attempt, sites: [site(at)] }, [...people, at]);
    expect(chooseByPrompt(asked, option, now, chanceFrom(1))).toEqual([1]);
    expect(chooseByPrompt(asked, option, { ...now, attempt: null }, chanceFrom(1))).toEqual([0]);
  });

  it('fetches people who are left behind before it goes for a mission they are needed for', () => {
    const doctors = [1, 2, 3, 4, 5, 6].map(learned);
    const pilot = card(9, 'personnel');
    const ship = { card: card(20, 'ship', {}, { values: { range: 8 } }), crew: [pilot] };
    const done = site(mission(10, 'planet', 30, { completed: true }), { people: doctors });
    const here = site(mission(11, 'planet', 30, { completed: true }), { ships: [ship] });
    const goal = site(mission(12, 'space', 30));
    const options: Option[] = [
      ...[10, 12].map((to): Option => ({ verb: 'move', card: 20, to, rules: [] })),
      { verb: 'end', rules: [] },
    ];
    const all = position({ sites: [done, here, goal] }, [...doctors, pilot]);
    expect(giveOrder(request('orders', options), all, chanceFrom(1))?.option).toBe(0);
  });

  it('beams the people of a planet up for one plan only, and not down again', () => {
    const people = [1, 2, 3].map(learned);
    const others = [4, 5, 6, 7].map(learned);
    const home = site(card(12, 'mission', { mission: headquarters }), { people: others });
    const plan = (crew: readonly CardView[], down: readonly CardView[]): readonly (number | undefined)[] => {
      const ship = { card: card(20, 'ship', {}, { values: { range: 8 } }), crew };
      const here = site(mission(10, 'planet', 30), { people: down, ships: [ship] });
      return plansOf(position({ sites: [here, home] })).map((one) => one.plan?.via.card.number);
    };
    expect(plan(people, [])).toEqual([10]);
    expect(plan([], people)).toEqual([10]);
  });
});
