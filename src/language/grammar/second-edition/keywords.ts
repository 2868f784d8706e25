/** Of Second Edition alone: reads what stands behind keywords, and gives those their text that are short for one. */
import type { KeywordForms } from '../../dialect.ts';
import type { Ability, Effect, Keyword, Place, Sel, Trait } from '../../tree/index.ts';

function texts({ name, arg }: Keyword, cardType: string): readonly Ability[] {
  if (name === 'Decay' && typeof arg === 'number') return [decay(arg)];
  if (name === 'Commodity' && cardType === 'event') return [IN_THE_CORE];
  if (name === 'Recall' && typeof arg === 'number' && cardType === 'event') return [recall(arg)];
  if (name === 'Interlink' && typeof arg === 'string' && cardType === 'personnel') return [interlink(arg)];
  if (name === 'Persistent' && cardType === 'dilemma') return [PERSISTENT];
  return name === 'Replicate' && Array.isArray(arg) ? [replicate(arg)] : [];
}

/** "When n cards are on this event, destroy it." */
function decay(limit: number): Ability {
  return {
    at: { t: 'on', ev: { e: 'place', stage: 'did' } },
    if: { c: 'cmp', a: { a: 'count', sel: { n: 'all', at: { p: 'on', card: { ref: 'this' } } } }, op: '>=', b: limit },
    do: [{ x: 'put', why: 'destroy', what: { ref: 'this' }, to: pile('discard') }],
  };
}

/** "While this is in your discard pile, you may play it from there at cost +n"; that it is then removed is done by the rules. */
function recall(costBy: number): Ability {
  const from: Place = { p: 'zone', zone: 'discard', of: 'you' };
  return {
    at: { t: 'static', while: { c: 'is', who: { ref: 'this' }, state: { s: 'at', place: from } } },
    do: [{ x: 'allow', who: 'you', act: { e: 'play', stage: 'did', what: { ref: 'this' }, from }, costBy }],
  };
}

/** What is no skill by name: its player chooses one of those when using it. */
const CHOSEN_SKILL = 'a skill on your non-[Bor] personnel present';

/** "While this is attempting a mission, you may discard the top card of your deck to give each of your Borg that skill …". */
function interlink(skill: string): Ability {
  const chosen: Trait = { skillChoice: { from: NON_BORG_PRESENT } };
  return {
    keyword: 'Interlink',
    at: { t: 'window', while: { c: 'is', who: { ref: 'this' }, state: { s: 'attempting' } } },
    may: 'you',
    cost: [
      {
        x: 'put',
        why: 'discard',
        what: { from: 'top', at: { p: 'zone', zone: 'deck', of: 'you' } },
        to: { p: 'zone', zone: 'discard', of: { owner: 'it' } },
      },
    ],
    do: [
      {
        x: 'mod',
        what: { n: 'all', of: 'you', f: { f: 'species', is: 'Borg' } },
        mods: [{ m: 'gain', trait: skill === CHOSEN_SKILL ? chosen : { skill } }],
        until: 'attempt',
      },
    ],
  };
}
const NON_BORG_PRESENT: Sel = {
  of: 'you',
  f: {
    f: 'and',
    of: [
      { f: 'not', of: { f: 'affiliation', is: 'Borg' } },
      { f: 'kind', is: 'personnel' },
    ],
  },
  at: { p: 'present', with: { ref: 'this' } },
};

const IN_THE_CORE: Ability = { at: { t: 'playTo', to: { p: 'zone', zone: 'core', of: 'you' } }, do: [] };

/** "When the mission this is beneath is completed, you may discard a card other than a personnel to return this to your pile." */
const PERSISTENT: Ability = {
  at: { t: 'on', ev: { e: 'complete', stage: 'did' } },
  if: { c: 'is', who: { ref: 'this' }, state: { s: 'at', place: { p: 'beneath', card: { ref: 'that' } } } },
  may: 'you',
  cost: [
    {
      x: 'put',
      why: 'discard',
      what: {
        f: { f: 'not', of: { f: 'kind', is: 'personnel' } },
        at: { p: 'zone', zone: 'hand', of: 'you' },
      },
      to: { p: 'zone', zone: 'discard', of: { owner: 'it' } },
    },
  ],
  do: [{ x: 'put', why: 'return', what: { ref: 'this' }, to: pile('dilemmaPile') }],
};

/** "When you play this, you may pay … to take it into hand instead of destroying it." */
function replicate(cost: readonly Effect[]): Ability {
  return {
    at: { t: 'on', ev: { e: 'destroy', stage: 'about', what: { ref: 'this' }, by: { ref: 'this' } } },
    may: 'you',
    cost: [...cost],
    do: [
      {
        x: 'instead',
        do: [{ x: 'put', why: 'take', what: { ref: 'this' }, to: { p: 'zone', zone: 'hand', of: 'you' } }],
      },
    ],
  };
}

function pile(zone: 'discard' | 'dilemmaPile'): Place {
  return { p: 'zone', zone, of: { owner: 'this' } };
}

export const KEYWORDS: KeywordForms = {
  numbered: new Set(['Consume', 'Decay', 'Recall']),
  priced: new Set(['Replicate']),
  texts,
};
