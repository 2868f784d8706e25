/** What is said of cards spoken of before counts: 'those events' are no others of them, 'that Klingon ship' is no Klingon, what is face down is so. */
import { describe, expect, test } from 'vitest';
import { compilingWith } from './compiled.ts';

const compile = compilingWith([]);

describe('is refused where it fits nothing', () => {
  test.each([
    ['Personnel', 'Order - Kill your [Kli] personnel present. Place that [Kli] ship on top of your deck.'],
    ['Dilemma', 'Your opponent chooses a random personnel. That personnel is stopped.'],
    ['Personnel', 'You may play this personnel face down at your [Kli] mission.'],
    ['Event', 'When an event is played, prevent that event on your mission.'],
    [
      'Ship',
      "When an opponent's personnel aboard this ship is killed, if this ship is at the same mission, draw a card.",
    ],
    ['Dilemma', 'Choose a Leadership and Security personnel to be stopped.'],
    ['Event', 'Download an event and interrupt. Destroy this event.'],
    ['Dilemma', 'Choose a ship with Range>8 or Honor to be stopped.'],
  ])('%s: %s', (type, text) => {
    expect(compile(type, text).leftover).not.toEqual([]);
  });
});

describe('is read where it fits', () => {
  test.each([
    ['Personnel', 'Order - Kill your [Kli] personnel present. Place that [Kli] personnel on top of your deck.'],
    ['Dilemma', 'Your opponent chooses a personnel. That personnel is stopped.'],
    ['Event', 'When an event is played, prevent that event.'],
    ['Ship', "When an opponent's personnel is killed, if this ship is at the same mission, draw a card."],
    ['Dilemma', 'Choose a Leadership or Security personnel to be stopped.'],
    ['Event', 'Plays in your core. Your Leadership and Security personnel are attributes +1.'],
    ['Event', 'Choose a non-unique and non-[Kli] personnel to be stopped. Destroy this event.'],
  ])('%s: %s', (type, text) => {
    expect(compile(type, text).leftover).toEqual([]);
  });
});

describe('those of a kind', () => {
  test('are such of the cards seen and no others', () => {
    const { program } = compile('Personnel', 'Order - Examine the top four cards of your deck. Discard those events.');
    const discarded = program.abilities[0]?.do[1];
    expect(discarded).toMatchObject({ x: 'put', what: { ref: 'a', f: { f: 'kind', is: 'event' } } });
  });
  test('are all where all are such', () => {
    const { program } = compile('Event', 'Choose two events. Destroy those events. Destroy this event.');
    expect(program.abilities[0]?.do[1]).toMatchObject({ x: 'put', what: { ref: 'a' } });
    expect(JSON.stringify(program.abilities[0]?.do[1])).not.toContain('"kind"');
  });
});

test('what returns face down does not return face up', () => {
  const { program } = compile('Dilemma', "Return this dilemma to its owner's dilemma pile face down.");
  expect(program.abilities[0]?.do[0]).toMatchObject({ x: 'put', why: 'return', face: 'down' });
});

test('what must be paid to prevent something is not left to anybody', () => {
  const offer = (verb: string): unknown =>
    compile(
      'Dilemma',
      `Randomly select a personnel to be killed. You ${verb} destroy an event in your core to prevent this.`,
    ).program.abilities[0]?.do[1];
  expect(offer('must')).toMatchObject({ x: 'may', must: true });
  expect(offer('may')).not.toHaveProperty('must');
});
