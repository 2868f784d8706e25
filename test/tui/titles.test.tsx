/** Some thousand titles may be named: the screen draws a few of them and finds the others, lines leave them out. */
import { describe, expect, it, vi } from 'vitest';
import { sayRequest, converseInJson } from '../../src/cli/run/json.ts';
import { onlyThese } from '../../src/engine/index.ts';
import { begin, readScenario } from '../../src/scenarios/index.ts';
import type { GameTable } from '../../src/table/index.ts';
import { faceOf } from '../../src/tui/faces.ts';
import { LineMode } from '../../src/tui/frame/line/index.ts';
import { blankCard } from '../../src/catalog/index.ts';
import { editions } from '../commands/games.ts';
import { sitDown } from './harness.tsx';
import { say, tableOf } from './second-edition/plays.ts';

const TEXT = `
scenario: a title is named
cast: second-edition
cards:
  - {title: Warrant, type: event, cost: 1, text: "Name a personnel. Each opponent's personnel with that title is killed. Destroy this event."}
players:
  kirk: {missions: [{mission: Home, here: [Lex]}], hand: [Warrant], deck: [Lex]}
  spock: {missions: [{mission: Base, here: [Doc]}], deck: [Plan]}
steps: []
`;

const TITLES = 3000;

/** kirk is asked which of all personnel is meant. */
function asked(): GameTable {
  const { scenario } = readScenario(TEXT, 'titles.yaml', editions);
  if (scenario === null) throw new Error('no scenario');
  const others = Array.from({ length: TITLES }, (_, index) => blankCard(`Ensign ${index}`, 'personnel'));
  const all = [...others, blankCard('Lex', 'personnel'), blankCard('Doc', 'personnel')];
  const game = begin({ ...scenario, nameable: onlyThese(all) }, editions);
  if ('problem' in game) throw new Error(game.problem);
  const table = tableOf(game, 0);
  say(table, 'play Warrant');
  expect(table.request()?.options[0]?.selection?.from).toHaveLength(TITLES + 2);
  return table;
}

describe('the screen', () => {
  it('draws some rows, tells how many there are besides, and takes what the filter finds', () => {
    const table = asked();
    const seat = sitDown(table, 110, 60);
    seat.type(' ', ' ');
    expect(seat.text()).toContain('Ensign 0');
    expect(seat.text()).toContain(`The first 40 titles, of ${TITLES + 2}: / and a part of one finds it.`);
    seat.type('/', 'ensign 2717');
    expect(seat.text()).toContain('Ensign 2717');
    expect(seat.text()).not.toContain('The first 40');
    seat.type('\r', '\r');
    expect(table.log().map(({ text }) => text)).toContainEqual(expect.stringContaining('Ensign 2717'));
    seat.close();
  });
});

describe('lines', () => {
  it('leave the list out, and take the title', async () => {
    const table = asked();
    const printed: string[] = [];
    const lines = ['name Ensign 2717', 'quit'];
    const next = (): Promise<string> => Promise.resolve(lines.shift() ?? 'quit');
    await new LineMode(table, faceOf(table.view()), { print: (line) => void printed.push(line), next }).run();
    const all = printed.join('\n');
    expect(all).toContain(`Any title of ${TITLES + 2}: name TITLE; Tab completes it.`);
    expect(all).not.toMatch(/^ *\d+ {2}Ensign/m);
    expect(all).toContain('Ensign 2717');
  });
});

describe('what was named', () => {
  it('can be taken back', () => {
    const table = asked();
    say(table, 'name Ensign 2717');
    expect(table.request()?.kind).toBe('play');
    say(table, 'undo');
    expect(table.request()?.kind).toBe('name');
  });
});

describe('a program', () => {
  const heard = async (act: () => unknown): Promise<string> => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await act();
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    return said;
  };

  it('is told the titles that it has seen, and that any other may be named', async () => {
    const said = await heard(() => sayRequest(asked()));
    expect(JSON.parse(said)).toMatchObject({
      request: {
        kind: 'name',
        options: [
          {
            selection: { open: 'title', from: [{ kind: 'word', value: 'Lex' }], min: 1, max: 1, example: [0] },
            command: 'name … (1 of all titles)',
          },
        ],
      },
    });
  });

  it.each([
    ['by its position among them', '{"answer":{"option":0,"chosen":[0]}}', 'Lex'],
    ['by a command', '{"command":"name Ensign 2717"}', 'Ensign 2717'],
  ])('names one %s', async (_, line, title) => {
    const table = asked();
    const lines = ['{"answer":{"option":0,"chosen":[1]}}', '{"view":true}', line];
    const said = await heard(() =>
      converseInJson(table, { next: () => Promise.resolve(lines.shift() ?? null), close: () => undefined }),
    );
    expect(said).toContain('there is no position beyond 0');
    expect(said.length).toBeLessThan(30_000);
    expect(table.log().map(({ text }) => text)).toContainEqual(expect.stringContaining(title));
  });
});
