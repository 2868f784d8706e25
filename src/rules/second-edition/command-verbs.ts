/** The verbs of the command language that are the Second Edition's own. */
import type { CommandVerbs, PileUnderWay, VerbForm } from '../../engine/ruleset/command-verbs.ts';
import type { CardView, View } from '../../engine/showing/view.ts';

const verbs: ReadonlyMap<string, VerbForm> = new Map<string, VerbForm>([
  [
    'play',
    {
      object: 'card',
      slots: ['at', 'on', 'aboard'],
      fromHand: true,
      form: 'play CARD [at PLACE] [on CARD] [aboard SHIP]',
    },
  ],
  ['beam', { object: 'list', slots: ['to', 'from'], form: 'beam LIST to PLACE [from PLACE]' }],
  ['move', { object: 'card', slots: ['to'], form: 'move SHIP to PLACE' }],
  ['attempt', { object: 'card', slots: ['with', 'using'], form: 'attempt PLACE [with SHIP] [using CARD]' }],
  ['engage', { object: 'card', slots: ['with'], list: 'with', form: 'engage TARGET with OWN SHIPS' }],
  ['fight', { object: 'player', slots: ['at', 'aboard'], form: 'fight [PLAYER] at PLACE, or fight aboard SHIP' }],
  ['use', { object: 'card', slots: ['on', 'at'], form: 'use CARD [ability N] [on CARD]' }],
  ['stack', { object: 'list', slots: [], selects: true, form: 'stack LIST, the first is revealed first' }],
  ['discard', { object: 'list', slots: [], selects: true, fromHand: true, form: 'discard LIST' }],
]);

/** The dilemmas of a mission attempt, and the cards that are involved in it. */
function attemptPiles({ attempt }: View): readonly PileUnderWay[] {
  if (!attempt) return [];
  const { drawn, stack, facing, involved, revealed, opponent } = attempt;
  const pile = (part: string, cards: readonly CardView[]): PileUnderWay => ({
    what: 'attempt',
    part,
    player: opponent,
    cards,
  });
  return [
    pile('drawn', drawn.cards),
    pile('stack', stack.cards),
    pile('facing', facing === null ? [] : [facing]),
    pile('involved', involved.cards),
    pile(
      'revealed',
      revealed.map(({ card }) => card),
    ),
  ];
}

export const commandVerbs: CommandVerbs = {
  verbs,
  hand: ['hand'],
  inPlay: ['missions', 'core'],
  queries: [{ query: 'mission', takes: 'N' }],
  underWay: attemptPiles,
};
