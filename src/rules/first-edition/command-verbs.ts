/** The verbs of the command language that are First Edition's own. */
import type { CommandVerbs, VerbForm } from '../../engine/ruleset/command-verbs.ts';

const verbs: ReadonlyMap<string, VerbForm> = new Map<string, VerbForm>([
  [
    'place',
    { object: 'list', slots: [], selects: true, leads: true, form: 'place [MISSION] left, place [MISSION] right' },
  ],
  [
    'seed',
    {
      object: 'card',
      slots: ['at', 'on'],
      slotWords: { on: 'under' },
      form: 'seed CARD under MISSION, seed OUTPOST at MISSION',
    },
  ],
  ['report', { object: 'card', slots: ['at', 'aboard'], fromHand: true, form: 'report CARD [at OUTPOST]' }],
  ['build', { object: 'card', slots: ['at'], fromHand: true, form: 'build OUTPOST at MISSION' }],
  ['play', { object: 'list', slots: ['on', 'at'], fromHand: true, form: 'play LIST [on CARD] [at PLACE]' }],
  ['load', { object: 'list', slots: ['aboard', 'from'], form: 'load LIST aboard SHIP' }],
  ['unload', { object: 'list', slots: ['to', 'from'], form: 'unload LIST [to OUTPOST]' }],
  ['move', { object: 'card', slots: ['to'], form: 'move SHIP to PLACE' }],
  ['beam', { object: 'list', slots: ['to', 'from'], form: 'beam LIST to PLACE [from PLACE]' }],
  ['attempt', { object: 'card', slots: ['with'], list: 'with', form: 'attempt MISSION [with LIST]' }],
  [
    'attack',
    {
      object: 'card',
      mayLackObject: true,
      slots: ['at', 'with'],
      slotWords: { at: 'team at' },
      list: 'with',
      form: 'attack TARGET [with LIST], or attack team at MISSION [with LIST]',
    },
  ],
  [
    'retaliate',
    {
      object: 'card',
      mayLackObject: true,
      slots: ['on', 'with'],
      slotWords: { on: 'against' },
      list: 'with',
      form: 'retaliate against SHIP [with SHIPS]',
    },
  ],
  ['time', { object: 'none', slots: [], form: 'time' }],
  ['cloak', { object: 'card', slots: [], form: 'cloak SHIP' }],
  ['decloak', { object: 'card', slots: [], form: 'decloak SHIP' }],
]);

export const commandVerbs: CommandVerbs = {
  verbs,
  hand: ['hand', 'seeds', 'outposts', 'missions'],
  inPlay: ['spaceline', 'table'],
  queries: [{ query: 'location', takes: 'N' }],
  underWay: () => [],
};
