/** Interrupts: what players are told as they are asked for them. */
import { expect, test } from 'vitest';
import { citedIn, tableOf } from './at-table.ts';

const MOVING = `
spaceline: [{mission: Krios, kirk: {ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}]}}, Near Moon]
players: {kirk: {hand: [Quick Thought]}, spock: {hand: [Quick Thought, Veto]}}
segment: orders`;

test('94-INTR-01: whoever may play an Interrupt is told what was announced, or which Interrupt was played last', () => {
  const { game, say } = tableOf(MOVING);
  say('kirk: move Bird to Near Moon');
  expect(game.request).toMatchObject({
    kind: 'respond',
    player: 1,
    about: 'move',
    prompt: 'kirk: move: play an Interrupt?',
  });
  expect(game.request?.source).toBeUndefined();
  say('spock: play Quick Thought');
  expect(game.request).toMatchObject({
    player: 0,
    about: 'play',
    prompt: 'spock plays Quick Thought: play an Interrupt?',
  });
  say('kirk: play Quick Thought');
  expect(game.request).toMatchObject({
    player: 1,
    about: 'play',
    prompt: 'kirk plays Quick Thought: play an Interrupt?',
  });
  const shown = game.request?.source;
  expect(shown && game.definition(shown).title).toBe('Quick Thought');
});

test('94-OP-29: to pass is noted, and told to nobody', () => {
  const { say } = tableOf(MOVING);
  say('kirk: move Bird to Near Moon');
  const passed = say('spock: pass').filter(({ event }) => event.type === 'passed');
  expect(passed.map(({ event }) => event)).toContainEqual({ type: 'passed', player: 1, silent: true });
});

test('94-INTR-07: what was nullified once is not nullified again by a second card', () => {
  const { say } = tableOf(`
spaceline: [{mission: Krios, kirk: {ships: [U.S.S. Oberth]}}]
players: {kirk: {hand: [Shock Wave]}, spock: {hand: [{card: Veto, as: One}, {card: Veto, as: Two}]}}
segment: orders`);
  say('kirk: play Shock Wave');
  say('spock: play One on Shock Wave');
  const events = say('spock: play Two on Shock Wave');
  expect(events.filter(({ event }) => event.type === 'nullified')).toHaveLength(1);
});

test('94-SPECIAL-06, 94-SPECIAL-07: what holds of Rogue Borg alone is not cited for other Interrupts played on a ship', () => {
  const position = (mine: string, theirs: string) => `
cards: [{title: Good Wind, type: interrupt, text: "Plays on any ship. Each player draws a card."}]
spaceline: [{mission: Krios, kirk: {ships: [{ship: U.S.S. Oberth, aboard: [Ensign]}]}}]
players: {kirk: {hand: [Shock Wave]}, spock: {hand: [${mine}, ${theirs}]}}
segment: orders`;
  const commands = ['kirk: play Shock Wave', 'spock: play One on U.S.S. Oberth', 'kirk: end'];
  const ofWind = citedIn(position('{card: Good Wind, as: One}', 'Quick Thought'), commands);
  expect(ofWind.has('94-SPECIAL-07')).toBe(false);
  const laid = citedIn(position('Quick Thought', '{card: Good Wind, as: One}').replace('Shock Wave', 'Quick Thought'), [
    'kirk: play Quick Thought',
    ...commands.slice(1),
  ]);
  expect(laid.has('94-SPECIAL-06')).toBe(false);
  expect(laid.has('94-INTR-04')).toBe(true);
});
