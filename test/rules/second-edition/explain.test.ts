/** How a cost came about: what is printed, what replaces that, what is added, and that it never falls below 0 (2E-COST-10, -17). */
import { expect, test } from 'vitest';
import { after, position, type Position } from './positions.ts';

const PERSONNEL = 'type: personnel, affiliation: Federation, skills: Law, integrity: 5, cunning: 5, strength: 5';
const CARDS = `
  - {title: Captain, cost: 4, ${PERSONNEL}}
  - {title: Cadet, cost: 2, ${PERSONNEL}}
  - {title: Visitor, cost: 3, ${PERSONNEL.replace('Law', 'Honor')}}
  - {title: Favour, type: event, cost: 1, text: "Plays in your core. When you are about to play a personnel, you may lose 1 point to make that personnel cost 1."}
  - {title: Tax, type: event, cost: 1, text: "Plays in your core. Each Law personnel you play is cost +1."}
  - {title: Grant, type: event, cost: 1, text: "Plays in your core. Each personnel you play is cost -3."}
  - {title: Wages, type: event, cost: 1, text: "Plays in your core. Each Law personnel you play is cost +0."}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards at this mission."}
`;
const table = (core: string): Position =>
  position(
    CARDS,
    `players:\n  kirk: {score: 9, missions: [Home], core: [${core}], hand: [{card: Captain, as: Captain}, {card: Cadet, as: Cadet}, {card: Visitor, as: Visitor}]}\n  spock: {}\n`,
  );

/** The cost of a card of this name: printed, as it is, and each change. */
function told({ game, aliases }: Position, name: string): string {
  const explanation = game.explain(aliases.get(name) ?? 0, 'cost', 'all');
  if (explanation === null) throw new Error(`${name} has no cost`);
  const { base, value, steps } = explanation;
  const changes = steps.map(({ layer, change, source, rules }) => {
    const by = source === null ? '' : ` by ${game.definition(source).title}`;
    return `; ${layer} ${change}${by} [${rules.join(' ')}]`;
  });
  return `${base}, so ${value}${changes.join('')}`;
}

test('2E-COST-10: a cost as printed, and with each text that changes it', () => {
  expect(told(table(''), 'captain')).toBe('4, so 4');
  expect(told(table('Tax'), 'captain')).toBe('4, so 5; modify +1 by Tax [2E-COST-10 2E-OP-46]');
  expect(told(table('Tax'), 'visitor')).toBe('3, so 3');
  expect(told(table('Tax, Wages, Grant'), 'captain')).toBe(
    '4, so 2; modify +1 by Tax [2E-COST-10 2E-OP-46]; modify +0 by Wages [2E-COST-10 2E-OP-46]; modify -3 by Grant [2E-COST-10 2E-OP-46]',
  );
});

test('2E-COST-17: what falls below 0 is 0, and only that is told so', () => {
  expect(told(table('Grant'), 'cadet')).toBe(
    '2, so 0; modify -3 by Grant [2E-COST-10 2E-OP-46]; zero = 0 [2E-COST-17]',
  );
  expect(told(table('Grant'), 'visitor')).toBe('3, so 0; modify -3 by Grant [2E-COST-10 2E-OP-46]');
});

test('2E-MODIFY-02: what a text says of the one card that is being played replaces its printed cost', () => {
  const playing = after(table('Tax, Favour, Favour'), 'kirk: play Captain', 'kirk: use Favour');
  expect(told(playing, 'captain')).toBe(
    '4, so 2; replace = 1 by Favour [2E-COST-10 2E-MODIFY-02]; modify +1 by Tax [2E-COST-10 2E-OP-46]',
  );
  expect(told(playing, 'visitor')).toBe('3, so 3');
});
