/** Commands against a game: names, and refusals in words. */
import { describe, expect, test } from 'vitest';
import { interpret, refusalLine } from '../../src/commands/index.ts';
import type { Game } from '../../src/engine/index.ts';
import { position, VULCAN } from './games.ts';

/** What a line gives: the chosen cards by name and number and the slots, or the refusal. */
function read(game: Game, line: string): string {
  const result = interpret(game, line);
  switch (result.kind) {
    case 'answer': {
      const option = game.request?.options[result.answer.option];
      const name = (card: number | undefined): string =>
        card === undefined ? '' : `${game.definition(card).id}@${card}`;
      const chosen = (result.answer.chosen ?? []).map((index) => {
        const item = option?.selection?.from[index];
        return item?.kind === 'card' ? name(item.card) : JSON.stringify(item);
      });
      return [option?.verb, name(option?.card), chosen.join(' + '), name(option?.to)]
        .filter((part) => part)
        .join(' | ');
    }
    case 'refused':
      return refusalLine(result.refusal);
    case 'query':
      return `query ${JSON.stringify(result.query)}`;
    case 'nothing':
      return 'nothing';
  }
}

const game = position(VULCAN);

describe('names', () => {
  test.each([
    ['beam Ensign to Galaxy', 'beam | Ensign@2 | Galaxy@8'],
    ['kirk: beam ensign TO galaxy', 'beam | Ensign@2 | Galaxy@8'],
    ['beam Ensign, Ensign to Galaxy', 'beam | Ensign@2 + Ensign@3 | Galaxy@8'],
    ['beam @3 to Galaxy', 'beam | Ensign@3 | Galaxy@8'],
    ['beam @3, Ensign to Galaxy', 'beam | Ensign@3 + Ensign@2 | Galaxy@8'],
    ['beam Worf, First Officer to Galaxy', 'beam | Worf, First Officer@4 | Galaxy@8'],
    ['beam Worf First Officer to Galaxy', 'beam | Worf, First Officer@4 | Galaxy@8'],
    ['beam Worf, Elder, Alone, Ensign to Galaxy', 'beam | Worf, Elder, Alone@5 + Ensign@2 | Galaxy@8'],
    ['beam "Worf, Elder, Alone", Ensign to Gal', 'beam | Worf, Elder, Alone@5 + Ensign@2 | Galaxy@8'],
    ['beam Kela at Dawn to Galaxy', 'beam | Kéla at Dawn@6 | Galaxy@8'],
    ['beam kéla to D\u2019Kora', "beam | Kéla at Dawn@6 | D'Kora@7"],
    ["beam Ens to D'K from Vulcan", "beam | Ensign@2 | D'Kora@7"],
    ['beam Ensign to my Galaxy from my Vulcan', 'beam | Ensign@2 | Galaxy@8'],
    ["beam Ensign to kirk's Galaxy", 'beam | Ensign@2 | Galaxy@8'],
    ['beam Ensign to Galaxy # up', 'beam | Ensign@2 | Galaxy@8'],
    ['end', 'end'],
    ['  # nothing at all', 'nothing'],
  ])('%s', (line, expected) => expect(read(game, line)).toBe(expected));

  test('all takes the whole list', () => {
    expect(read(game, 'beam all to Galaxy').split(' + ')).toHaveLength(5);
  });

  test('two Worfs: both are named, or the command is refused with both as candidates', () => {
    expect(read(game, 'beam Worf, Worf to Galaxy')).toBe(
      'beam | Worf, First Officer@4 + Worf, Elder, Alone@5 | Galaxy@8',
    );
    const refused = interpret(game, 'beam Worf to Galaxy');
    expect(refused).toMatchObject({
      kind: 'refused',
      refusal: { nearest: ['Worf, First Officer (@4)', 'Worf, Elder, Alone (@5)'] },
    });
  });

  test('of copies that look alike the lowest number is taken; a stopped one looks different', () => {
    const mixed = position(VULCAN, 'segment: play\nstopped: [Ensign]').copy();
    expect(read(mixed, 'play Ensign')).toMatch(/^play \| Ensign@10/);
    const ships = position(VULCAN.replace("[D'Kora, Galaxy]", '[Galaxy, {ship: Galaxy, aboard: [Ensign]}]'));
    expect(read(ships, 'beam Kéla at Dawn to Galaxy')).toMatch(/^refused: more than one order fits.*@7.*@8/);
    expect(read(ships, 'beam Kéla at Dawn to @8')).toBe('beam | Kéla at Dawn@6 | Galaxy@8');
  });
});

describe('refusals', () => {
  test.each([
    ['beam Ensing to Galaxy', /^refused: .*"ensing".*nearest: Ensign/],
    ['beem Ensign to Galaxy', /^refused: there is no command "beem".*nearest: beam/],
    ['beam Ensign to Galaxxy', /^refused: .*nearest: Galaxy/],
    ['beam Ensign at Galaxy', /^refused: /],
    ['beam Ensign,', /^refused: a name is missing/],
    ['beam', /^refused: a name is missing/],
    ['end now', /^refused: "end" takes nothing/],
    ['sulu: end', /^refused: there is no player "sulu" \(nearest: kirk; spock\)/],
    ['spock: end', /^refused.*: spock is not asked, kirk is/],
    ["move D'Kora to Earth", /^refused 2E-MOVE-02/],
    ['play Ensign', /^refused 2E-PLAY-23/],
    ["beam Ensign to opponent's Vulcan", /^refused 2E-/],
    ['attempt Earth', /^refused 2E-ATT-04/],
  ])('%s', (line, expected) => expect(read(game, line)).toMatch(expected));

  test('nothing changes by reading', () => {
    const before = game.save();
    for (const line of ['beam all to Galaxy', 'move Galaxy to Earth', 'attempt Vulcan', 'spock: end'])
      interpret(game, line);
    expect(game.save()).toBe(before);
  });
});

test.each([
  ['help', '{"ask":"help"}'],
  ['look Worf', '{"ask":"look","words":"Worf"}'],
  ['log', '{"ask":"log","lines":null}'],
  ['log 10', '{"ask":"log","lines":10}'],
  ['rules random selection', '{"ask":"rules","words":"random selection"}'],
  ['save My Game.json', '{"ask":"save","words":"My Game.json"}'],
  ['why beam', '{"ask":"why"}'],
])('%s is a query', (line, expected) => expect(read(game, line)).toBe(`query ${expected}`));
