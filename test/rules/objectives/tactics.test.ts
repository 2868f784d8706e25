/** Tactics of an engagement: what exactly is asked, what can be downloaded, and why the rest is refused. */
import { describe, expect, test } from 'vitest';
import { after, answers, position, type Position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "You may play [Kli] cards at this location."}
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 8}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Tavik, type: personnel, affiliation: Romulan, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 6}
  - {title: Salvo, type: tactic, attack: 3, hull: 35}
  - {title: Feint, type: tactic, hull: 20}
  - {title: Roll, type: tactic, defense: 4, hull: 20}
  - {title: War Room, type: event, cost: 1, text: "Plays in your core. You may download a tactic instead of drawing tactics."}
  - {title: Drill, type: event, cost: 1, text: "Plays in your core. You may download {Salvo} instead of drawing tactics."}
`;
const rest = (core: string): string => `
ruleset: objectives
players:
  kirk:
    core: [${core}]
    locations: [{location: Void, ships: [{ship: Talon, aboard: [Korva]}, {ship: Talon, as: Wing, aboard: [Korva]}, {ship: Hulk, commander: spock, aboard: [{card: Tavik, commander: spock}]}]}]
    tactics: [{card: Feint, as: f}, {card: Salvo, as: s}, {card: Roll, as: r}]
  spock: {tactics: [{card: Roll, as: theirs}]}
segment: orders
`;
const engaged = (core = ''): Position => after(position(CARDS, rest(core)), 'kirk: engage Hulk with Talon');

/** What is asked, without the rules. */
const asked = ({ game: { request } }: Position) => ({
  ...{ kind: request?.kind, player: request?.player, prompt: request?.prompt },
  selections: request?.options.map(({ selection }) => selection),
});

const draw = { from: [{ kind: 'word', value: 'draw' }], min: 0, max: 1, ordered: false, example: [] };

describe('objectives: tactics', () => {
  test('are drawn one by one, then one is laid or none [OBJ-TACTIC-01, OBJ-TACTIC-03]', () => {
    const table = engaged();
    const { aliases } = table;
    const drawing = { kind: 'draw-tactics', player: 0, selections: [draw] };
    expect(asked(table)).toEqual({ ...drawing, prompt: 'Draw a tactic?' });
    after(table, 'kirk: tactic draw');
    expect(asked(table)).toEqual({ ...drawing, prompt: 'Draw a second tactic?' });
    after(table, 'kirk: tactic draw', 'spock: tactic none');
    const from = ['f', 's'].map((name) => ({ kind: 'card', card: aliases.get(name) }));
    expect(asked(table)).toEqual({
      ...{ kind: 'lay-tactic', player: 0, prompt: 'Which is your current tactic?' },
      selections: [{ from, min: 0, max: 1, ordered: false, example: [] }],
    });
  });

  test('can be downloaded as texts let them be, in an order that tells nothing of the pile [OBJ-TACTIC-09, OBJ-TACTIC-10]', () => {
    const names = (table: Position): readonly string[] => {
      const { game, aliases } = table;
      const titles = new Map([...aliases].map(([name, card]) => [card, name]));
      return (game.request?.options ?? []).flatMap(({ using }) =>
        using === undefined ? [] : [titles.get(using) ?? '?'],
      );
    };
    expect(names(engaged())).toEqual([]);
    expect(names(engaged('Drill'))).toEqual(['s']);
    expect(names(engaged('Drill, Drill'))).toEqual(['s']);
    expect(names(engaged('War Room'))).toEqual(['f', 's', 'r']);
    expect(names(engaged('Drill, War Room'))).toEqual(['f', 's', 'r']);
    // The first has gone beneath the pile since.
    const again = after(engaged('War Room'), 'kirk: tactic draw', 'kirk: tactic none', 'spock: tactic none');
    after(again, 'kirk: tactic none', 'spock: no', 'kirk: engage Hulk with Wing');
    expect(names(again)).toEqual(['f', 's', 'r']);
  });

  test('are downloaded by the text that lets this one be, which is told [OBJ-TACTIC-09]', () => {
    const used = (...lines: readonly string[]): readonly string[] => {
      const table = position(CARDS, rest('Drill, War Room'));
      after(table, ...lines.slice(0, -1));
      const events = table.game.answer(answerTo(table, lines.at(-1) ?? ''));
      if ('refused' in events) throw new Error(events.reason);
      return events.flatMap(({ event }) => (event.type === 'used' ? [table.game.definition(event.card).title] : []));
    };
    expect(used('kirk: engage Hulk with Talon', 'Salvo')).toEqual(['Drill']);
    expect(used('kirk: engage Hulk with Talon', 'Roll')).toEqual(['War Room']);
  });

  test('say why they are neither drawn nor laid otherwise [OBJ-TACTIC-02, OBJ-TACTIC-03, OBJ-TACTIC-09]', () => {
    const table = position(CARDS, rest(''));
    const lines = [
      'tactic draw',
      'tactic none',
      'tactic f',
      'tactic s',
      'tactic f, s',
      'tactic download s',
      'counterattack',
    ];
    const orders = answers(table, lines);
    const drawing = answers(after(table, 'kirk: engage Hulk with Talon'), lines);
    const laying = answers(after(table, 'kirk: tactic draw', 'kirk: tactic none', 'spock: tactic none'), lines);
    expect({ orders, drawing, laying }).toEqual({
      drawing: {
        counterattack:
          '[OBJ-COUNTER-02 OBJ-COUNTER-04 OBJ-TACTIC-01 OBJ-TACTIC-02 OBJ-TACTIC-11 OBJ-TACTIC-12] counterattack is not what is asked: Draw a tactic?',
        'tactic download s': '[OBJ-TACTIC-02 OBJ-TACTIC-09] tactics are drawn one by one, and laid afterwards',
        'tactic draw': 'accepted',
        'tactic f': '[OBJ-TACTIC-02 OBJ-TACTIC-09] tactics are drawn one by one, and laid afterwards',
        'tactic f, s': '[OBJ-TACTIC-02 OBJ-TACTIC-09] tactics are drawn one by one, and laid afterwards',
        'tactic none': 'accepted',
        'tactic s': '[OBJ-TACTIC-02 OBJ-TACTIC-09] tactics are drawn one by one, and laid afterwards',
      },
      laying: {
        counterattack:
          '[OBJ-COUNTER-02 OBJ-COUNTER-04 OBJ-TACTIC-03 OBJ-TACTIC-05] counterattack is not what is asked: Which is your current tactic?',
        'tactic download s': '[OBJ-TACTIC-01 OBJ-TACTIC-03] one of the drawn tactics is laid, or none',
        'tactic draw': '[] no card or place "draw" is known here',
        'tactic f': 'accepted',
        'tactic f, s': '[OBJ-TACTIC-01 OBJ-TACTIC-03] one of the drawn tactics is laid, or none',
        'tactic none': 'accepted',
        'tactic s': '[OBJ-TACTIC-01 OBJ-TACTIC-03] one of the drawn tactics is laid, or none',
      },
      orders: {
        counterattack:
          '[OBJ-COUNTER-02 OBJ-COUNTER-04 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] counterattack is not what is asked: Your orders',
        'tactic download s':
          '[OBJ-CARD-09 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] tactic is not what is asked: Your orders',
        'tactic draw': '[] no card or place "draw" is known here',
        'tactic f':
          '[OBJ-CARD-09 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] tactic is not what is asked: Your orders',
        'tactic f, s':
          '[OBJ-CARD-09 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] tactic is not what is asked: Your orders',
        'tactic none':
          '[OBJ-CARD-09 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] tactic is not what is asked: Your orders',
        'tactic s':
          '[OBJ-CARD-09 OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] tactic is not what is asked: Your orders',
      },
    });
  });

  test('that are over leave a counterattack by those that were in it [OBJ-COUNTER-02]', () => {
    const table = after(engaged(), 'kirk: tactic none', 'spock: tactic none');
    expect(
      answers(table, [
        'spock: counterattack Talon with Hulk',
        'spock: counterattack Hulk with Talon',
        'spock: tactic f',
      ]),
    ).toEqual({
      'spock: counterattack Hulk with Talon':
        '[OBJ-COUNTER-01 OBJ-COUNTER-02] counterattack is not what is asked: Counterattack?',
      'spock: counterattack Talon with Hulk': 'accepted',
      'spock: tactic f': '[OBJ-CARD-09 OBJ-COUNTER-01 OBJ-COUNTER-02] tactic is not what is asked: Counterattack?',
    });
  });
});

/** The answer that downloads the tactic of this title. */
function answerTo({ game }: Position, title: string): { readonly option: number } {
  const option = (game.request?.options ?? []).findIndex(
    ({ using }) => using !== undefined && game.definition(using).title === title,
  );
  return { option };
}
