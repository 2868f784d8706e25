/** Of First Edition: reads boarders who fight a crew, locations that are vaporized, stakes that are raised. */
import type { Definition } from '../../parse/grammar.ts';
import { opt, p, w } from '../../parse/parser.ts';
import { THIS, allOf, carrying, kind, zone } from '../../tree/build.ts';
import type { Ability, Effect, Filter, Mod, Place, Sel } from '../../tree/index.ts';
import { abilities } from '../core/playing.ts';
import { cards, effect, line, mods, number, place, title, type Line } from '../core/symbols.ts';
import { HOST } from './delays.ts';

const SHIP: Filter = kind('ship');
const OCCUPIED: Filter = { f: 'carries', how: 'aboard', sel: { f: kind('personnel') } };
const always = (what: Sel, mod: Mod): Ability => ({ at: { t: 'static' }, do: [{ x: 'mod', what, mods: [mod] }] });
const playedOn = (of: readonly Filter[], owner?: 'you'): Ability => ({
  at: { t: 'playTo', to: onShip(of, owner) },
  do: [],
});
const onShip = (of: readonly Filter[], owner?: 'you'): Place => ({
  p: 'on',
  card: { ...(owner && { of: owner }), f: allOf([SHIP, ...of]) ?? SHIP },
});

// ---------------------------------------------------------------- boarders
const BOARDING: Mod = { m: 'boards' };
const DOUBLING: Mod = { m: 'boards', doubled: true };
const boarded = (sel: Sel): Filter => ({ f: 'carries', how: 'on', sel });
/** Whoever was aboard is gone. */
const held = (is: string): readonly Filter[] => [
  boarded({ of: 'you', f: { f: 'title', is } }),
  { f: 'not', of: structuredClone(OCCUPIED) },
];

const crew = w(
  "(this)? battles (the)? crew now and at (the)? start of (every players' turn|every player's turn|each turn)",
  0,
);
const asMany = w(', each as strong as they are many', 0);
/** The booklet's examples of how strong they are. */
const examples = w('; two borg = 2 strength each , three = 3 strength each , etc ; surviving borg remain', 0);
const doubled = w(', and doubles their strength', 0);

const placeWords = place.is(
  w<Place>('on (any|an) occupied ship', onShip([OCCUPIED])),
  p`on (any|a) ship boarded by ${title}`.to(([is]) => onShip([boarded({ f: { f: 'title', is } })])),
  p`on (any|a) ship held by your ${title}`.to(([is]) => onShip(held(is))),
);

const modsWords = mods.is(
  w('is used by the boarders who hold it', [{ m: 'commandeered' } satisfies Mod]),
  w('is vaporized with everything there', [{ m: 'vaporized' } satisfies Mod]),
);

const boarders = line.is(
  p`${crew} ${asMany} ${opt(doubled)}`.to(([, , so]) =>
    abilities(always(THIS, so === undefined ? BOARDING : DOUBLING)),
  ),
  p`${crew} ${examples}`.to(() => abilities(always(THIS, BOARDING))),
  p`plays on ${title} ; doubles their strength , including himself ; two borg = 4 strength each , three borg = 6 strength each , etc`.to(
    ([is]): Line => abilities(playedOn([boarded({ f: { f: 'title', is } })]), always(THIS, DOUBLING)),
  ),
  p`plays where ${title} have eliminated a ship's crew`.to(([is]) => abilities(playedOn(held(is)))),
  p`with lore , your ${title} may now use ship to attack ships and/or beam to battle away teams`.to(() =>
    abilities(always(structuredClone(HOST), { m: 'commandeered' })),
  ),
);

// ---------------------------------------------------------------- a star explodes
const ONBOARD = carrying('mission', 'on', THIS);
/** Laid on the table as an event, or played against such a card. */
const eitherWay = (is: string): readonly Ability[] => [
  { at: { t: 'playTo', to: zone('core', 'you') }, do: [] },
  { at: { t: 'playAs', as: 'interrupt' }, do: [] },
  {
    at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f: { f: 'title', is } } } },
    do: [{ x: 'nullify', what: { ref: 'that' } }],
  },
];

const novae = line.is(
  p`delay~ (a|any|one) ${title} just played (by|for) ${number} (turn|turns)`.to(([is, turns]) =>
    abilities({
      at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f: { f: 'title', is } } } },
      do: [{ x: 'delay', what: { ref: 'that' }, turns }],
    }),
  ),
  p`(you must have|need :) ${title} on (the|your)? table`.to(([is]) =>
    abilities({
      at: { t: 'playNeed' },
      if: { c: 'some', sel: { f: { f: 'title', is }, at: zone('core', 'you') } },
      do: [],
    }),
  ),
  w('everything there is vaporized', abilities(always(structuredClone(ONBOARD), { m: 'vaporized' }))),
  p`place in hand until played on table as an event <paren> ${title} can be played on later turn </paren> or as an interrupt <paren> prevents ${title} </paren>`.to(
    ([, is]) => abilities(...eitherWay(is)),
  ),
  p`plays on (the)? table , or as an interrupt to nullify a ${title} just played`.to(([is]) =>
    abilities(...eitherWay(is)),
  ),
  p`place atop any mission`.to(() =>
    abilities({ at: { t: 'playTo', to: { p: 'on', card: { f: kind('mission') } } }, do: [] }),
  ),
  p`everything there is destroyed <paren> discarded </paren> , but leave mission card underneath for span reference`.to(
    () => abilities(always(structuredClone(ONBOARD), { m: 'vaporized' })),
  ),
);

// ---------------------------------------------------------------- delays, stakes
const effectWords = effect.is(
  p`delay~ ${cards} for ${number} (turn|turns)`.to(([what, turns]): Effect[] => [{ x: 'delay', what, turns }]),
  w('(your)? opponent gives up the game or plays on for one more card', [
    { x: 'stakes', who: 'opponent' } satisfies Effect,
  ]),
);

export const FAMILY: readonly Definition[] = [placeWords, modsWords, boarders, novae, effectWords];
