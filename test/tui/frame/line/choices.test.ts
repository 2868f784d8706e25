/** Numbered choices in line mode. */
import { describe, expect, it } from 'vitest';
import type { Request } from '../../../../src/engine/asking/request.ts';
import { choose, requestLines } from '../../../../src/tui/frame/line/choices.ts';

const cards = [11, 12, 13].map((card) => ({ kind: 'card' as const, card }));
const words = { option: (option: { verb: string }) => option.verb, candidate: (each: object) => JSON.stringify(each) };

const orders: Request = {
  kind: 'orders',
  player: 0,
  prompt: 'Orders',
  rules: [],
  options: [
    { verb: 'beam', to: 7, rules: [], selection: { from: cards, min: 1, max: 3, ordered: false, example: [0] } },
    { verb: 'end', rules: [] },
  ],
};
const pair: Request = {
  kind: 'choose',
  player: 0,
  prompt: 'Choose two',
  rules: [],
  options: [{ verb: 'choose', rules: [], selection: { from: cards, min: 2, max: 2, ordered: true, example: [0, 1] } }],
};

describe('numbered choices', () => {
  it('number the options, or at once the list where there is nothing but a list', () => {
    expect(requestLines(orders, null, words)).toEqual(['Orders:', '  1  beam … (1 to 3 of 3)', '  2  end']);
    expect(requestLines(pair, null, words)).toHaveLength(5);
    expect(requestLines(pair, null, words).at(-1)).toContain('Choose 2 in order');
  });

  it('answer with one number, or with the option and its list', () => {
    expect(choose(orders, null, '2')).toEqual({ is: 'answer', answer: { option: 1 } });
    expect(choose(orders, null, '1')).toEqual({ is: 'picked', option: 0 });
    expect(choose(orders, 0, '3, 1')).toEqual({ is: 'answer', answer: { option: 0, chosen: [2, 0] } });
    expect(choose(orders, null, '1 all')).toEqual({ is: 'answer', answer: { option: 0, chosen: [0, 1, 2] } });
    expect(choose(pair, null, '2,1')).toEqual({ is: 'answer', answer: { option: 0, chosen: [1, 0] } });
  });

  it('say what is wrong with numbers that do not fit', () => {
    for (const [request, text] of [
      [orders, '3'],
      [orders, '2 1'],
      [orders, '1 4'],
      [orders, '1 x'],
      [pair, '1'],
      [pair, '1,1'],
      [pair, '1,2,3'],
      [pair, '0,1'],
    ] as const) {
      expect(choose(request, null, text), text).toMatchObject({ is: 'problem' });
    }
  });

  it('leave words to the command language', () => {
    expect(choose(orders, null, 'beam all to Galor')).toBeNull();
    expect(choose(pair, null, 'choose Worf, Data')).toBeNull();
  });
});
