/** Sentences about a seat that is called "You". */
import { describe, expect, it } from 'vitest';
import { doing, named, put, spoken } from '../../src/table/second-person.ts';

const you = named('You');

describe('what is said to somebody', () => {
  it.each([
    [`${you} draws 3 cards`, 'You draw 3 cards'],
    [`${you} passes`, 'You pass'],
    [`${you} discards Worf`, 'You discard Worf'],
    [`${you} now commands Worf`, 'You now command Worf'],
    [`${you} staffs the ship: command, staff`, 'You staff the ship: command, staff'],
    [`Turn 4 of ${you} begins`, 'Your turn 4 begins'],
    [`${you} shuffles the dilemma pile of ${you}`, 'You shuffle your dilemma pile'],
    [`Bot returns the Galaxy to the hand of ${you}`, 'Bot returns the Galaxy to your hand'],
    [`Bot moves Galaxy to ${you}`, 'Bot moves Galaxy to you'],
    [`${you} and Bot tie the game (time)`, 'You and Bot tie the game (time)'],
    [`${you}'s Geordi is killed by Maglock`, 'Your Geordi is killed by Maglock'],
    [`Bot kills ${you}'s Geordi`, 'Bot kills your Geordi'],
    ['Anna plays You Were Assimilated', 'Anna plays You Were Assimilated'],
    [`${named('Anna')} draws`, 'Anna draws'],
  ])('%s', (sentence, said) => expect(spoken(sentence)).toBe(said));

  it('has the verb that goes with a name', () => {
    for (const verb of ['wins', 'attempts', 'reaches', 'carries', 'has', 'plays'])
      expect(doing('Anna', verb)).toBe(`Anna ${verb}`);
    expect(['wins', 'reaches', 'carries', 'has', 'plays'].map((verb) => doing('You', verb))).toEqual([
      'You win',
      'You reach',
      'You carry',
      'You have',
      'You play',
    ]);
  });
});

describe('a question put to somebody', () => {
  it('says "you do" of who is called You, and leaves all others as they are', () => {
    expect(put('Before You draws dilemmas: respond?')).toBe('Before you draw dilemmas: respond?');
    expect(put('While You faces a dilemma: respond?')).toBe('While you face a dilemma: respond?');
    expect(put('Before Bot draws dilemmas: respond?')).toBe('Before Bot draws dilemmas: respond?');
    expect(put('Your orders')).toBe('Your orders');
  });
});
