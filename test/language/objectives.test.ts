/** The dialect of the objectives variant: its nouns and sentences, and what it shares with the Second Edition. */
import { describe, expect, test } from 'vitest';
import { OBJECTIVES, OBJECTIVES_LEXICON } from '../../src/language/grammar/objectives/index.ts';
import { SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { compileText, renderProgram, type Lexicon } from '../../src/language/index.ts';
import type { Ability, Effect, Sel } from '../../src/language/tree/index.ts';

const compiled = (type: string, text: string, lexicon: Lexicon = OBJECTIVES_LEXICON) =>
  compileText(text, { title: 'Test', type, lexicon });

function meaning(type: string, text: string): Omit<Ability, 'src'>[] {
  const { program, leftover, ambiguous } = compiled(type, text);
  expect(leftover, text).toEqual([]);
  expect(ambiguous, text).toEqual([]);
  return program.abilities.map(({ src: _, ...rest }) => rest);
}

const THIS: Sel = { ref: 'this' };
const SHIPS: Sel = { n: 'all', f: { f: 'kind', is: 'ship' } };
const ITS_SHIP: Sel = {
  n: 'all',
  f: {
    f: 'and',
    of: [
      { f: 'kind', is: 'ship' },
      { f: 'carries', how: 'on', sel: THIS },
    ],
  },
};
const drawing: Effect[] = [
  {
    x: 'put',
    why: 'draw',
    what: { from: 'top', at: { p: 'zone', zone: 'deck', of: 'you' } },
    to: { p: 'zone', zone: 'hand', of: 'you' },
  },
];
const SWORN: Ability['at'] = {
  t: 'playTo',
  to: {
    p: 'on',
    card: {
      of: 'you',
      f: {
        f: 'and',
        of: [
          { f: 'affiliation', is: 'Klingon' },
          { f: 'kind', is: 'ship' },
        ],
      },
    },
  },
};

const TEXTS: readonly (readonly [type: string, text: string, tree: Omit<Ability, 'src'>[]])[] = [
  [
    'objective',
    'When you complete this objective, draw a card.',
    [{ at: { t: 'on', ev: { e: 'complete', stage: 'did', who: 'you', what: THIS } }, do: drawing }],
  ],
  [
    'objective',
    'To attempt this objective, you must have Law.',
    [
      {
        at: { t: 'attemptNeed' },
        if: { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req: { r: 'skill', skill: 'Law', n: 1 } },
        do: [],
      },
    ],
  ],
  [
    'location',
    'To attempt an objective here, you must have Law.',
    [
      {
        at: { t: 'attemptNeed', here: true },
        if: { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req: { r: 'skill', skill: 'Law', n: 1 } },
        do: [],
      },
    ],
  ],
  [
    'location',
    'Ships may move between this location and [GQ] locations.',
    [
      {
        at: { t: 'static' },
        do: [
          {
            x: 'cross',
            who: SHIPS,
            a: THIS,
            b: {
              n: 'all',
              f: {
                f: 'and',
                of: [
                  { f: 'quadrant', is: 'G' },
                  { f: 'kind', is: 'mission' },
                ],
              },
            },
          },
        ],
      },
    ],
  ],
  [
    'tactic',
    'While this is your current tactic, add 2 to your Weapons total.',
    [
      {
        at: { t: 'static', while: { c: 'is', who: THIS, state: { s: 'currentTactic' } } },
        do: [{ x: 'mod', what: THIS, mods: [{ m: 'battleTotal', value: 'Weapons', by: 2 }] }],
      },
    ],
  ],
  [
    'tactic',
    'While this is your current tactic and your Weapons total is more than 10, add 1 to that total.',
    [
      {
        at: {
          t: 'static',
          while: {
            c: 'and',
            of: [
              { c: 'is', who: THIS, state: { s: 'currentTactic' } },
              { c: 'cmp', a: { a: 'battleTotal', value: 'Weapons', of: 'you' }, op: '>', b: 10 },
            ],
          },
        },
        do: [{ x: 'mod', what: THIS, mods: [{ m: 'battleTotal', value: 'Weapons', by: 1 }] }],
      },
    ],
  ],
  [
    'event',
    'Plays in your core. You may download a tactic instead of drawing tactics.',
    [
      { at: { t: 'playTo', to: { p: 'zone', zone: 'core', of: 'you' } }, do: [] },
      { at: { t: 'static' }, do: [{ x: 'tacticDownload', who: 'you' }] },
    ],
  ],
  [
    'system',
    'This ship is Range +2.',
    [{ at: { t: 'static' }, do: [{ x: 'mod', what: ITS_SHIP, mods: [{ m: 'num', prop: 'Range', by: 2 }] }] }],
  ],
  [
    'system',
    'Plays on your [Kli] ship. This ship is Weapons +3 and Shields -1.',
    [
      { at: SWORN, do: [] },
      {
        at: { t: 'static' },
        do: [
          {
            x: 'mod',
            what: ITS_SHIP,
            mods: [
              { m: 'num', prop: 'Weapons', by: 3 },
              { m: 'num', prop: 'Shields', by: -1 },
            ],
          },
        ],
      },
    ],
  ],
  [
    'tactic',
    'Damage - This ship is Range -2.',
    [{ at: { t: 'damage' }, do: [{ x: 'mod', what: THIS, mods: [{ m: 'num', prop: 'Range', by: -2 }] }] }],
  ],
];

describe('a text of the variant', () => {
  test.each(TEXTS)('%s: %s', (type, text, tree) => {
    expect(meaning(type, text)).toEqual(tree);
  });

  test.each(TEXTS)('is carried out, and written so that it is read again: %s: %s', (type, text) => {
    const { program } = compiled(type, text);
    expect(notCarriedOut(program)).toEqual([]);
    expect(meaning(type, renderProgram(program, OBJECTIVES))).toEqual(meaning(type, text));
  });

  test.each(TEXTS.filter(([type, text]) => type !== 'system' && !text.startsWith('Damage')))(
    'says nothing in the Second Edition: %s: %s',
    (type, text) => {
      expect(compiled(type, text, SECOND_EDITION_LEXICON).leftover).not.toEqual([]);
    },
  );
});

/** A place in the old words and in the new ones. */
const SAME: readonly (readonly [type: string, text: string, old: string])[] = [
  [
    'location',
    'You may play [Dom] cards, [NA] cards, and equipment at this location.',
    'You may play [Dom] cards, [NA] cards, and equipment at this mission.',
  ],
  ['interrupt', 'Order - Move your ship to a planet location.', 'Order - Move your ship to a planet mission.'],
  [
    'personnel',
    'When this personnel begins an objective attempt, draw a card.',
    'When this personnel begins a mission attempt, draw a card.',
  ],
  [
    'location',
    'Each of your personnel at this location is Cunning +1.',
    'Each of your personnel at this mission is Cunning +1.',
  ],
];

describe('a mission', () => {
  test.each(SAME)('is a location or an objective: %s: %s', (type, text, old) => {
    expect(meaning(type, text)).toEqual(meaning(type, old));
  });

  test.each([
    ['Attempting a mission: Cunning +1.', 'Attempting an objective: Cunning +1.'],
    [
      'When you draw a card, if this is attempting a mission: draw 1.',
      'When you draw a card, if this is attempting a mission: draw 1.',
    ],
    ['While at a planet mission: Cunning +1.', 'While this is at a planet location: Cunning +1.'],
    ['On completing a planet mission: draw 1.', 'On completing a planet mission: draw 1.'],
    ['When this begins a mission attempt: draw 1.', 'When this begins an objective attempt: draw 1.'],
  ])('is written as what is meant: %s', (text, written) => {
    expect(renderProgram(compiled('personnel', text).program, OBJECTIVES)).toBe(written);
  });

  test('of a task is no location', () => {
    expect(compiled('personnel', 'When this personnel begins a location attempt, draw a card.').leftover).not.toEqual(
      [],
    );
  });
});

/** What may stand where a task is meant, and no place. */
const OF_TASKS: readonly (readonly [type: string, text: (noun: string) => string])[] = [
  ['event', (noun) => `When you complete a planet ${noun}, draw a card.`],
  ['event', (noun) => `When you attempt a ${noun}, draw a card.`],
  ['event', (noun) => `Your personnel cannot attempt ${noun}s.`],
  ['event', (noun) => `While attempting a ${noun}, your personnel are Cunning +1.`],
  ['event', (noun) => `While you command a completed ${noun}, your ships are Range +1.`],
  ['event', (noun) => `Plays on a ${noun}. Add Law to the requirements of this ${noun}.`],
];

describe('what is completed, attempted or required', () => {
  test.each(OF_TASKS.map(([type, text]) => [text('location'), text('mission'), type] as const))(
    'is no location: %s',
    (ofPlace, ofTask, type) => {
      expect(compiled(type, ofTask).leftover).toEqual([]);
      expect(compiled(type, ofPlace).leftover).not.toEqual([]);
    },
  );

  test('may be so at a location', () => {
    expect(meaning('event', 'When you complete an objective at a planet location, draw a card.')).toHaveLength(1);
  });
});
