/** What the bot of the objectives variant decides: positions, and what is asked there. */
import { describe, expect, it } from 'vitest';
import type { Answer, Option, Request } from '../../../src/engine/asking/request.ts';
import type { CardView, PileView, View } from '../../../src/engine/showing/view.ts';
import { compileRequirements, compileText } from '../../../src/language/index.ts';
import { SECOND_EDITION_LEXICON } from '../../../src/language/grammar/second-edition/index.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { fitsAt, objectivesBoard } from '../../../src/players/objectives/board.ts';
import { mayAttack } from '../../../src/players/objectives/duels.ts';
import { objectivesPlayer } from '../../../src/players/objectives/index.ts';
import { positionOf } from '../../../src/players/second-edition/position.ts';
import { cardsOf } from '../fake-cards.ts';

const card = cardsOf('Klingon');

const pile = (player: number | null, cards: readonly CardView[]): PileView => ({ player, count: cards.length, cards });

const location = (number: number, kind: 'planet' | 'space' | 'headquarters', more: Partial<CardView> = {}): CardView =>
  card(number, 'location', { place: { kind, quadrant: 'alpha', span: 2 } }, more);

function objective(number: number, kind: 'planet' | 'space' | 'either', at: readonly string[] = []): CardView {
  const requirements = compileRequirements('Medical', SECOND_EDITION_LEXICON);
  if ('problem' in requirements) throw new Error(requirements.problem);
  return card(number, 'objective', {
    objective: { kind, at },
    task: { points: number, attempt: '', requirements: 'Medical' },
    compiled: { program: { keywords: [], abilities: [], gaps: [] }, requirements, attemptBy: null },
  });
}

const ship = (number: number, weapons: number, shields: number, more: Partial<CardView> = {}): CardView =>
  card(number, 'ship', {}, { values: { range: 8, weapons, shields }, ...more });

const tactic = (number: number, attack: number, defense: number, hull: number): CardView =>
  card(number, 'tactic', { tactic: { attack, defense }, hull });

function system(number: number, text: string): CardView {
  const { program } = compileText(text, { title: 'X', type: 'system', lexicon: SECOND_EDITION_LEXICON });
  return card(number, 'system', { text, cost: 2, compiled: { program, requirements: null, attemptBy: null } });
}

const people = (count: number): readonly CardView[] =>
  Array.from({ length: count }, (_, index) => card(500 + index, 'personnel'));

const view = (zones: Readonly<Record<string, readonly CardView[]>>, more: Partial<View> = {}): View => ({
  viewer: 0,
  ruleset: 'objectives',
  turn: { player: 0, number: 5, segment: 'orders', counters: 7 },
  players: [0, 1].map((seat) => ({
    seat,
    name: `${seat}`,
    score: 0,
    zones: seat === 0 ? Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, pile(0, cards)])) : {},
    completed: {},
  })),
  attempt: null,
  battle: null,
  shown: [],
  asked: 0,
  request: null,
  over: null,
  ...more,
});

const request = (kind: Request['kind'], options: readonly Option[], rules: readonly string[] = []): Request => ({
  kind,
  player: 0,
  prompt: '',
  options,
  rules,
});

const listOf = (verb: string, cards: readonly CardView[]): Option => ({
  verb,
  rules: [],
  selection: {
    from: cards.map(({ number }) => ({ kind: 'card', card: number })),
    min: 0,
    max: 1,
    ordered: false,
    example: [],
  },
});

const answered = (seen: View, asked: Request): Answer => objectivesPlayer(seen, asked, chanceFrom(1, 0, 0));

/** Own ship against theirs, the bot as attacker or defender, with these tactics drawn. */
function duel(isAttacker: boolean, own: CardView, foe: CardView, drawn: readonly CardView[]): View {
  const side = (player: number, one: CardView, known: number) => ({
    player,
    pile: pile(player, [one]),
    counts: '',
    known,
    total: null,
    bonus: 0,
    drawn: pile(player, player === 0 ? drawn : []),
    current: pile(player, []),
  });
  const value = (one: CardView, attacks: boolean): number => one.values[attacks ? 'weapons' : 'shields'] ?? 0;
  const sides = [side(0, own, value(own, isAttacker)), side(1, foe, value(foe, !isAttacker))];
  return view(
    { 'drawn tactics': drawn },
    { battle: { kind: 'engagement', sides: isAttacker ? sides : sides.toReversed() } },
  );
}

describe('objectives and locations', () => {
  it('fit by type and keywords, never at a headquarters', () => {
    const [nebula] = positionOf(
      view({ locations: [location(1, 'space', { keywords: ['Nebula'] })] }),
      0,
      objectivesBoard,
    ).sites;
    const [home] = positionOf(view({ locations: [location(2, 'headquarters')] }), 0, objectivesBoard).sites;
    if (!nebula || !home) throw new Error('there are two sites');
    expect(fitsAt(objective(10, 'space', ['Nebula']), nebula)).toBe(true);
    expect(fitsAt(objective(10, 'either'), nebula)).toBe(true);
    expect(fitsAt(objective(10, 'planet'), nebula)).toBe(false);
    expect(fitsAt(objective(10, 'space', ['Wormhole']), nebula)).toBe(false);
    expect(fitsAt(objective(10, 'either'), home)).toBe(false);
  });

  it('give a goal for each place where an objective may be attempted', () => {
    const locations = [location(1, 'space'), location(2, 'planet'), location(3, 'headquarters')];
    const position = positionOf(
      view({ locations, active: [objective(10, 'either'), objective(11, 'planet')] }),
      0,
      objectivesBoard,
    );
    const goals = objectivesBoard.goals(position).map(({ site, task }) => [task.number, site.card.number]);
    expect(goals).toEqual([
      [10, 1],
      [10, 2],
      [11, 2],
    ]);
  });

  it('count as completed where they were completed', () => {
    const done = { ...objective(10, 'either'), completedAt: 1 };
    const position = positionOf(view({ locations: [location(1, 'space')], completed: [done] }), 0, objectivesBoard);
    expect(objectivesBoard.hasCompleted(position, 'space')).toBe(true);
    expect(objectivesBoard.hasCompleted(position, 'planet')).toBe(false);
  });

  it('that fit nowhere are exchanged, the one with the fewest points', () => {
    const active = [objective(40, 'space'), objective(30, 'space')];
    const options = [
      ...active.map(({ number }) => ({ verb: 'exchange', card: number, rules: [] })),
      { verb: 'no', rules: [] },
    ];
    const worth = active.map((one) => ({ ...one, values: { points: one.number } }));
    expect(answered(view({ active: worth }), request('exchange', options)).option).toBe(1);
  });
});

describe('the tactic duel', () => {
  const foe = (weapons: number, shields: number) => ship(21, weapons, shields, { owner: 1, commander: 1 });
  const strong = tactic(31, 5, 0, 20);
  const heavy = tactic(32, 1, 0, 60);
  const shield = tactic(33, 0, 5, 10);
  const laid = (seen: View, drawn: readonly CardView[]) => {
    const { chosen = [] } = answered(seen, request('lay-tactic', [listOf('tactic', drawn)]));
    return drawn[chosen[0] ?? -1]?.number;
  };

  it('is answered with attack where it is close, and with a heavy blow where the bot wins anyway', () => {
    const drawn = [strong, heavy, shield];
    expect(laid(duel(true, ship(20, 8, 8), foe(8, 8), drawn), drawn)).toBe(strong.number);
    expect(laid(duel(true, ship(20, 16, 8), foe(8, 5), drawn), drawn)).toBe(heavy.number);
  });

  it('is answered with defense when the bot is attacked', () => {
    const drawn = [strong, shield, heavy];
    expect(laid(duel(false, ship(20, 8, 8), foe(9, 8), drawn), drawn)).toBe(shield.number);
  });

  it('begins with two cards', () => {
    const draw: Option = {
      verb: 'tactic',
      rules: [],
      selection: { from: [{ kind: 'word', value: 'draw' }], min: 0, max: 1, ordered: false, example: [] },
    };
    const seen = duel(true, ship(20, 8, 8), foe(8, 8), []);
    expect(answered(seen, request('draw-tactics', [draw]))).toMatchObject({ option: 0, chosen: [0] });
  });

  it('is begun again where the bot would win, and not where it would be hit once more', () => {
    const options = (own: CardView, other: CardView): Option[] => [
      { verb: 'counterattack', card: other.number, with: own.number, rules: [] },
      { verb: 'no', rules: [] },
    ];
    const told = (own: CardView, other: CardView) => {
      const seen = view({
        locations: [location(1, 'space', { hosted: { ships: [pile(0, [own]), pile(1, [other])] } })],
      });
      return answered(seen, request('counterattack', options(own, other))).option;
    };
    expect(told(ship(20, 12, 8), foe(8, 7))).toBe(0);
    expect(told(ship(20, 6, 8), foe(8, 9))).toBe(1);
  });
});

describe('personnel', () => {
  const fights = (text: string, strength: number): boolean => {
    const { program } = compileText(text, { title: 'X', type: 'event', lexicon: SECOND_EDITION_LEXICON });
    const event = card(45, 'event', { text, compiled: { program, requirements: null, attemptBy: null } });
    const [own, foe] = [strength, 6].map((value, seat) =>
      card(70 + seat, 'personnel', {}, { values: { strength: value }, owner: seat, commander: seat }),
    );
    if (!own || !foe) throw new Error('there is one of each');
    const here = [pile(0, [own]), pile(1, [foe])];
    const seen = view({ core: [event], locations: [location(1, 'planet', { hosted: { here } })] });
    const options = [
      { verb: 'fight', at: 1, player: 1, rules: [] },
      { verb: 'end', rules: [] },
    ];
    return answered(seen, request('orders', options)).option === 0;
  };
  const spoils = 'When you win combat: score 5.';

  it('fight where they are ahead and a card gives something for winning, since a combat does nothing by itself', () => {
    expect(fights(spoils, 12)).toBe(true);
    expect(fights(spoils, 7)).toBe(false);
    expect(fights('When you win an engagement: score 5.', 12)).toBe(false);
  });
});

describe('ships', () => {
  it('are freed of their worst damage', () => {
    const markers = [tactic(31, 0, 0, 20), tactic(32, 0, 0, 60), tactic(33, 0, 0, 35)];
    const damaged = ship(20, 8, 8, { hosted: { damage: [pile(null, markers)] } });
    const seen = view({ locations: [location(1, 'headquarters', { hosted: { ships: [pile(0, [damaged])] } })] });
    expect(answered(seen, request('choose', [listOf('choose', markers)], ['OBJ-REPAIR-01'])).chosen).toEqual([1]);
  });

  it('get systems once there are people to go with them', () => {
    const coils = system(40, 'This ship is Range +2.');
    const seen = (crew: number) => {
      const docked = ship(20, 8, 8, { hosted: { aboard: [pile(0, people(crew))] } });
      return view({
        hand: [coils],
        locations: [location(1, 'headquarters', { hosted: { ships: [pile(0, [docked])] } })],
      });
    };
    const asked = request('play', [
      { verb: 'draw', rules: [] },
      { verb: 'install', card: 40, on: 20, rules: [] },
      { verb: 'end', rules: [] },
    ]);
    expect(answered(seen(2), asked).option).toBe(0);
    expect(answered(seen(8), asked).option).toBe(1);
  });

  it('engage what they are likely to beat, and leave alone what is likely to beat them', () => {
    const engaged = (weapons: number, shields: number) => {
      const foe = ship(21, 6, shields, {
        owner: 1,
        commander: 1,
        hosted: { aboard: [{ player: 1, count: 8, cards: [] }] },
      });
      const own = ship(20, weapons, 9, { ship: { rangeLeft: 8, staffed: true, missing: [] } });
      const seen = view({ locations: [location(1, 'space', { hosted: { ships: [pile(0, [own]), pile(1, [foe])] } })] });
      const options = [
        { verb: 'engage', card: 21, with: 20, rules: [] },
        { verb: 'end', rules: [] },
      ];
      return answered(seen, request('orders', options)).option === 0;
    };
    expect(engaged(12, 8)).toBe(true);
    expect(engaged(6, 10)).toBe(false);
  });

  it('make room for a better system of the same kind, as far as the counters reach', () => {
    const kindOf = (one: CardView, kind: 'propulsion' | 'power'): CardView => ({
      ...one,
      definition: { ...one.definition, system: kind },
    });
    const [coils, sail] = [system(40, 'This ship is Range +2.'), system(41, 'This ship is Range +4.')];
    const asked = request('play', [
      { verb: 'uninstall', card: 40, from: 20, rules: [] },
      { verb: 'end', rules: [] },
    ]);
    const uninstalls = (kind: 'propulsion' | 'power', counters: number): boolean => {
      const docked = ship(20, 8, 8, {
        hosted: { aboard: [pile(0, people(8))], systems: [pile(0, [kindOf(coils, 'propulsion')])] },
      });
      const seen = view(
        {
          hand: [kindOf(sail, kind)],
          locations: [location(1, 'headquarters', { hosted: { ships: [pile(0, [docked])] } })],
        },
        { turn: { player: 0, number: 5, segment: 'play', counters } },
      );
      return answered(seen, asked).option === 0;
    };
    expect(uninstalls('propulsion', 4)).toBe(true);
    expect(uninstalls('propulsion', 3)).toBe(false);
    expect(uninstalls('power', 7)).toBe(false);
  });

  it('go raiding with no more crew than they need', () => {
    const warriors = Array.from({ length: 4 }, (_, index) =>
      card(70 + index, 'personnel', { cost: index }, { icons: ['staff'], values: { cost: index } }),
    );
    const raider = ship(20, 14, 9, { ship: { rangeLeft: 8, staffed: false, missing: ['staff', 'staff'] } });
    const foe = ship(21, 6, 7, {
      owner: 1,
      commander: 1,
      hosted: { aboard: [{ player: 1, count: 8, cards: [] }] },
    });
    const beam: Option = { ...listOf('beam', warriors), from: 1, to: 20 };
    const asked = request('orders', [beam, { verb: 'end', rules: [] }]);
    const prey = { hosted: { ships: [pile(1, [foe])] } };
    const home = location(1, 'headquarters', { hosted: { here: [pile(0, warriors)], ships: [pile(0, [raider])] } });
    const many = { ...beam, selection: { from: [], min: 0, ordered: false, example: [], ...beam.selection, max: 4 } };
    const raid = answered(view({ locations: [home, location(2, 'space', prey)] }), {
      ...asked,
      options: [many, ...asked.options.slice(1)],
    });
    expect([raid.option, raid.chosen]).toEqual([0, [0, 1]]);
  });

  it('attack whom their affiliations allow', () => {
    const [federation, borg, klingon] = ['Federation', 'Borg', 'Klingon'].map((one, index) =>
      ship(60 + index, 8, 8, { affiliations: [one] }),
    );
    if (!federation || !borg || !klingon) throw new Error('there are three ships');
    expect(mayAttack([federation], [klingon])).toBe(false);
    expect(mayAttack([federation], [borg])).toBe(true);
    expect(mayAttack([klingon], [klingon])).toBe(true);
    expect(mayAttack([klingon, borg], [borg])).toBe(false);
  });
});
