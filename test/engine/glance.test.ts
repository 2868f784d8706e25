/** A view made as it is looked at shows what a whole one does, until the game goes on. */
import { expect, test } from 'vitest';
import { placedCards } from '../../src/commands/view-cards.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';
import type { CardView, PileView, View } from '../../src/engine/showing/view.ts';
import { answerOf, secondEditionMatches } from './matches.ts';

/** Where a glance differs from all that the whole view has, by name. */
function differences(glanced: unknown, whole: unknown, path: string): readonly string[] {
  if (typeof whole !== 'object' || whole === null || path.endsWith('.definition'))
    return glanced === whole ? [] : [path];
  return Object.entries(whole).flatMap(([name, part]) =>
    differences(Reflect.get(Object(glanced), name), part, `${path}.${name}`),
  );
}

const answers = 160;
const everySo = 8;

test.each(secondEditionMatches.slice(0, 2))('everything in it is as in the whole view: $name', ({ start }) => {
  const game = start(3);
  for (let given = 0; given < answers && game.request; given += 1) {
    const answer = answerOf(game, game.request, 'mixed', 3, given);
    if (given % everySo === 0) {
      for (const viewer of ['all', 'public', 0, 1] as const) {
        const [glanced, whole] = [game.glance(viewer), game.view(viewer)];
        expect(Object.keys(glanced)).toEqual(Object.keys(whole));
        expect(differences(glanced, whole, 'view')).toEqual([]);
        for (const { card } of placedCards(whole, secondEditionWords))
          expect(game.card(card.number, viewer)).toEqual(card);
      }
    }
    game.answer(answer);
  }
});

test('a card whose face the viewer does not know is shown to nobody', () => {
  const [match] = secondEditionMatches;
  const game = match?.start(1);
  const all = game?.state.place.length;
  if (!game || all === undefined) throw new Error('no game');
  const known = new Set(placedCards(game.view(0), secondEditionWords).map(({ card }) => card.number));
  const unknown = Array.from({ length: all - 1 }, (_, index) => index + 1).filter((card) => !known.has(card));
  expect(unknown.length).toBeGreaterThan(0);
  for (const card of unknown) expect(() => game.card(card, 0)).toThrow('is not known to 0');
});

test('it is refused once the game has gone on', () => {
  const [match] = secondEditionMatches;
  const game = match?.start(1);
  const request = game?.request;
  if (!game || !request) throw new Error('no game');
  const view: View = game.glance(0);
  const pile: PileView | undefined = view.players[0]?.zones['missions'];
  const mission: CardView | undefined = pile?.cards[0];
  game.answer({ option: 0, ...(request.options[0]?.selection && { chosen: request.options[0].selection.example }) });
  expect(() => mission?.values).toThrow('after the game had gone on');
  expect(() => view.players[1]?.zones['missions']?.cards).toThrow('after the game had gone on');
  expect(game.glance(0).players[0]?.zones['missions']?.cards[0]?.values).toBeDefined();
});
