/** What players see and do not see, and what is not asked: rules by which nothing happens. */
import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../../../src/engine/index.ts';
import type { CardView, Viewer } from '../../../src/engine/showing/view.ts';
import { interpret } from '../../../src/commands/index.ts';
import { begin, readScenario } from '../../../src/scenarios/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { editions, shippedGame, shippedSeats } from '../../commands/games.ts';

const CARDS = `
  - {title: Traitor, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Treachery, integrity: 3, cunning: 5, strength: 5}
  - {title: Spy, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Intelligence, integrity: 3, cunning: 5, strength: 5,
     text: "Order - Examine the top 2 cards of an opponent's dilemma pile. You may shuffle that opponent's dilemma pile."}
  - {title: Guest, type: personnel, affiliation: Federation, cost: 1, skills: Law, integrity: 3, cunning: 5, strength: 5}
  - {title: Captain, type: personnel, affiliation: Federation, cost: 1, icons: [command], skills: Law, integrity: 3, cunning: 5, strength: 5}
  - {title: Both, type: personnel, affiliation: Federation, cost: 1, icons: [staff, command], skills: Law, integrity: 3, cunning: 5, strength: 5}
  - {title: Hand, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 3, cunning: 5, strength: 5}
  - {title: Cruiser, type: ship, affiliation: Federation, cost: 3, staffing: [staff, command, staff], range: 8, weapons: 6, shields: 6}
  - {title: Barge, type: ship, affiliation: Federation, cost: 3, staffing: [staff, command, staff], range: 8, weapons: 6, shields: 6}
  - {title: Port, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Fed] cards."}
  - {title: Kit, type: equipment, cost: 1}
  - {title: Vorn, type: ship, affiliation: Klingon, cost: 3, staffing: [staff], range: 7, weapons: 6, shields: 6,
     text: "While 3 [Kli] Treachery personnel are aboard this ship, it is attributes +2."}
  - {title: Hall, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Kli] cards."}
  - {title: Void, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Kli], requirements: Law}
  - {title: Veto, type: interrupt, text: "When an opponent is about to play an event, prevent that."}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core."}
  - {title: Red, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
  - {title: Blue, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
`;

function position(players: string, segment = 'orders'): Game {
  const text = `scenario: a position\ncards:${CARDS}players:\n${players}\nsegment: ${segment}\nsteps: []\n`;
  const { scenario, problems } = readScenario(text, 'position.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  return game;
}

function give(game: Game, command: string): ReturnType<Game['answer']> {
  const read = interpret(game, command, new Map());
  if (read.kind !== 'answer') throw new Error(`${command}: ${JSON.stringify(read)}`);
  return game.answer(read.answer);
}

const VORN = `  kor: {missions: [{mission: Hall, ships: [{ship: Vorn, aboard: [Traitor, Traitor, {card: Traitor, stopped: false}, Kit]}]}, Void]}
  kirk: {}
  bones: {}`;

/** The ship as a viewer sees it. */
function shipSeen(game: Game, viewer: Viewer) {
  const missions = game.view(viewer).players[0]?.zones['missions']?.cards ?? [];
  const ship = missions.flatMap(({ hosted }) => (hosted['ships'] ?? []).flatMap(({ cards }) => cards))[0];
  if (!ship) throw new Error('there is no ship');
  return ship;
}

/** Who staffs the ship that moves by this command, as all are shown it. */
function staffed(game: Game, command: string): readonly string[] {
  const events = give(game, command);
  if ('refused' in events) throw new Error(events.reason);
  return events.flatMap(({ event }) =>
    event.type === 'announced' && event.words.startsWith('staffs')
      ? event.shown.map(({ card, part }) => `${game.definition(card).title} ${part}`)
      : [],
  );
}

describe('a ship', () => {
  test('2E-ATTR-01: shows its printed attributes to all', () => {
    const { definition } = shipSeen(position(VORN), 1);
    expect(definition.attributes).toEqual({ range: 7, weapons: 6, shields: 6 });
  });

  test('2E-ATTR-02: shows what changes them only to its own player, until it is used', () => {
    const game = position(VORN);
    expect(shipSeen(game, 0).values).toMatchObject({ range: 9, weapons: 8 });
    expect(shipSeen(game, 1).values).toMatchObject({ range: 7, weapons: 6 });
    expect(game.explain(shipSeen(game, 1).number, 'range', 1)).toEqual({ value: 7, base: 7, steps: [] });
  });

  test('2E-ATTR-02: tells others nothing of its crew and Range where they try to move it', () => {
    const missions = '{mission: Hall, ships: [{ship: Vorn, aboard: [CREW]}]}, Void';
    const refused = ['Kit', 'Kit, Kit', 'Spy, Spy'].map((crew) => {
      const game = position(`  kor: {missions: [Hall, Void]}\n  kirk: {missions: [${missions.replace('CREW', crew)}]}`);
      return interpret(game, 'move Vorn to Void');
    });
    for (const one of refused)
      expect(one).toMatchObject({
        refusal: { rules: ['2E-MOVE-01', '2E-CMD-05'], reason: 'that is not a ship of yours' },
      });
  });

  test('2E-OP-30: shows how many cards are aboard and how many of them are stopped, not what they are', () => {
    const [pile] = shipSeen(position(VORN), 1).hosted['aboard'] ?? [];
    expect(pile).toMatchObject({ count: 4, stopped: 0, cards: [] });
  });

  test.each([
    [7, 5],
    [2, 0],
  ])(
    '2E-ATTR-03: shows its total Range to all before it moves (printed: %s), and how much of it is left',
    (before, left) => {
      const game = position(VORN.replace('ship: Vorn,', `ship: Vorn, range: ${before},`));
      const events = give(game, 'kor: move Vorn to Void');
      if ('refused' in events) throw new Error(events.reason);
      const vorn = shipSeen(game, 1).number;
      const told = game.eventsFor(1, events).map(({ event }) => event);
      const range = {
        type: 'announced',
        words: 'announces Range 9',
        numbers: [9, 4],
        shown: [{ card: vorn, part: 'range' }],
      };
      expect(told).toContainEqual(expect.objectContaining(range));
      expect(told).toContainEqual(expect.objectContaining({ type: 'range', ship: vorn, left }));
    },
  );

  test('2E-SHOW-03: shows of its crew one icon each, a command icon for staff only where need be, and one of its affiliation', () => {
    const crew =
      '{card: Guest, as: Guest}, {card: Captain, as: Captain}, {card: Both, as: Both}, {card: Hand, as: Hand}';
    const game = position(
      `  kirk: {missions: [{mission: Port, ships: [{ship: Cruiser, aboard: [${crew}, {card: Hand, as: Late}]}, {ship: Barge, aboard: [Guest, Captain, Both, Hand]}]}, Void]}\n  kor: {}`,
    );
    expect(staffed(game, 'kirk: move Cruiser to Void')).toEqual([
      ...['Captain command', 'Hand staff', 'Hand staff', 'Guest affiliation'],
    ]);
    expect(staffed(game, 'kirk: move Barge to Void')).toEqual([
      ...['Captain command', 'Hand staff', 'Both command', 'Guest affiliation'],
    ]);
  });

  test('2E-OP-47: shows all opponents alike what of its crew is used', () => {
    const game = position(VORN);
    const events = give(game, 'kor: move Vorn to Void');
    if ('refused' in events) throw new Error(events.reason);
    const seen = [1, 2].map((viewer) => game.eventsFor(viewer, events));
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'announced', words: 'staffs the ship: staff, affiliation' }),
    );
  });
});

describe('a card that is known', () => {
  /** Everything a viewer sees of the one card of this title; undefined where none is seen. */
  function seen(game: Game, viewer: Viewer, title: string): CardView | undefined {
    const found: CardView[] = [];
    const look = (piles: readonly { readonly cards: readonly CardView[] }[]): void => {
      for (const card of piles.flatMap(({ cards }) => cards)) {
        if (card.definition.title === title) found.push(card);
        look(Object.values(card.hosted).flat());
      }
    };
    look(game.view(viewer).players.flatMap(({ zones }) => Object.values(zones)));
    return found[0];
  }
  const FLEET = (left: number): string =>
    `  kor: {missions: [{mission: Hall, here: [Spy], ships: [{ship: Vorn, range: ${left}, aboard: [Traitor, Traitor, Traitor]}]}, {mission: Port, ships: [Cruiser]}, Void], hand: [Barge, Feast]}\n  kirk: {}`;

  test('shows what it has, as it counts now, and no more', () => {
    const game = position(FLEET(2));
    expect(seen(game, 0, 'Void')).toMatchObject({ values: { points: 30, span: 2 }, requirements: 'Law' });
    expect(Object.keys(seen(game, 0, 'Void')?.values ?? {})).toEqual(['points', 'span']);
    expect(seen(game, 0, 'Spy')?.values).toEqual({ integrity: 3, cunning: 5, strength: 5, cost: 1 });
    expect(seen(game, 0, 'Feast')?.values).toEqual({ cost: 1 });
    for (const title of ['Spy', 'Feast', 'Barge', 'Void']) expect(seen(game, 0, title)).not.toHaveProperty('ship');
    for (const title of ['Spy', 'Feast', 'Barge']) expect(seen(game, 0, title)).not.toHaveProperty('requirements');
  });

  test('2E-STAFF-01: a ship in play shows its player whether it is staffed, what is missing and the Range left', () => {
    const game = position(FLEET(2));
    expect(seen(game, 0, 'Vorn')).toMatchObject({ values: { range: 9, weapons: 8, shields: 8, cost: 3 } });
    expect(seen(game, 0, 'Vorn')?.ship).toEqual({ rangeLeft: 4, staffed: true, missing: [] });
    expect(seen(game, 0, 'Cruiser')?.ship).toEqual({
      ...{ rangeLeft: 8, staffed: false },
      missing: ['command', 'staff', 'staff', 'affiliation'],
    });
  });

  test('2E-ATTR-02: others see its printed attributes and what of the printed Range is left, never less than nothing', () => {
    const game = position(FLEET(2));
    expect(seen(game, 1, 'Vorn')?.values).toEqual({ range: 7, weapons: 6, shields: 6, cost: 3 });
    expect(seen(game, 1, 'Vorn')?.ship).toEqual({ rangeLeft: 2 });
    const moved = give(game, 'kor: move Vorn to Void');
    if ('refused' in moved) throw new Error(moved.reason);
    expect(seen(game, 1, 'Vorn')?.ship).toEqual({ rangeLeft: 0 });
  });
});

test('2E-OP-10: the hand of seven is kept, and the first turn is like any other', () => {
  const game = shippedGame(3);
  expect(game.request).toMatchObject({ kind: 'play' });
  const { turn, players } = game.view('all');
  expect(turn).toMatchObject({ number: 1, counters: 7 });
  expect(players.map(({ zones }) => zones['hand']?.count)).toEqual([7, 7]);
});

test('2E-LOOP-01, -02: a series of orders is repeated as often as the player likes, without a shortcut', () => {
  const game = position(`  kor: {missions: [{mission: Hall, here: [Spy]}]}
  kirk: {dilemmas: [Red, Blue, Blue, Red, Red]}`);
  const topTwo = (): readonly string[] =>
    game
      .view('all')
      .players[1]?.zones['dilemmas']?.cards.slice(0, 2)
      .map(({ definition }) => definition.title) ?? [];
  let passes = 0;
  while (topTwo().join() !== 'Blue,Blue') {
    const verbs = game.request?.options.map(({ verb }) => verb) ?? [];
    expect(verbs.toSorted()).toEqual(['beam', 'end', 'use'].filter((verb) => verbs.includes(verb)));
    give(game, 'kor: use Spy');
    give(game, 'kor: yes');
    passes += 1;
    if (passes > 500) throw new Error('the pile is not shuffled');
  }
  expect(passes).toBeGreaterThan(0);
});

test('2E-REMOVE-03: a game leaves the decks as they were', () => {
  const seats = shippedSeats(1);
  const before = newGame(secondEdition, seats, 5).hash();
  const played = newGame(secondEdition, seats, 5);
  while (played.request && played.view('all').turn.number < 4) {
    const [option] = played.request.options.slice(-1);
    const chosen = option?.selection?.example;
    played.answer({ option: played.request.options.length - 1, ...(chosen ? { chosen } : {}) });
  }
  expect(played.hash()).not.toBe(before);
  expect(newGame(secondEdition, seats, 5).hash()).toBe(before);
});

test('2E-LOOK-18: a player does not learn who is asked over a response, nor that somebody passed', () => {
  const game = position(
    `  kor: {hand: [Feast], missions: [Hall]}
  kirk: {hand: [Veto]}
  bones: {}`,
    'play',
  );
  give(game, 'kor: play Feast');
  expect(game.request).toMatchObject({ kind: 'respond', player: 1 });
  for (const viewer of [0, 2, 'public'] as const)
    expect(game.view(viewer)).toMatchObject({ asked: null, request: null });
  expect(game.view(1).asked).toBe(1);
  const events = give(game, 'kirk: pass');
  if ('refused' in events) throw new Error(events.reason);
  expect(game.eventsFor(1, events).map(({ event }) => event.type)).toContain('passed');
  for (const viewer of [0, 2, 'public'] as const)
    expect(game.eventsFor(viewer, events).map(({ event }) => event.type)).not.toContain('passed');
});
