/** The decks of a visitor in the lobby: brought, looked at, checked, thrown away, on the screen and in lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressInText } from '../../src/tui/frame/pages.tsx';
import { hostHere, type TestHost } from './host-here.ts';
import { newKey, shell } from './ssh-client.ts';

let host: TestHost;
const deck = readFileSync(join(import.meta.dirname, '../../decks/second-edition/klingon.txt'), 'utf8');
const firstLine = deck.split('\n')[0] ?? '';

beforeAll(async () => void (host = await hostHere()));
afterAll(() => host.stop());

const pasted = (text: string): string => `\x1b[200~${text}\x1b[201~`;
const toDecks = '\x1b[F\x1b[A\r';

describe('the decks page of the lobby', () => {
  it('takes a deck that is pasted, shows it, checks it and throws it away', async () => {
    const anna = await shell(host, 'anna', newKey());
    await anna.until('none yet: paste one');
    anna.type(toDecks);
    await anna.until('You have no decks here yet');
    anna.type('\r');
    await anna.until('needs a name first');
    anna.type('Mine');
    await anna.until('Mine_');
    anna.type('\r');
    await anna.until('Paste it here');
    anna.type(pasted(deck));
    await anna.until(/\d\d lines/);
    anna.type('\x04');
    await anna.until('The deck Mine is here');
    anna.type('\x1b[H\r');
    await anna.until('Look at it');
    anna.type('\r');
    await anna.until(firstLine);
    anna.type('q');
    await anna.until('Look at it');
    anna.type('\x1b[B\r');
    await anna.until('Mine may be played');
    anna.type('\r');
    await anna.until('Look at it');
    anna.type('\x1b[F\r');
    await anna.until('Yes, throw Mine away');
    anna.type('\r');
    await anna.until('The deck Mine is gone');
    anna.type('\x1b');
    await anna.until('none yet: paste one');
    anna.cut();
  });

  it('says what is wrong with a deck, and keeps nothing that was given up', async () => {
    const anna = await shell(host, 'anna', newKey());
    await anna.until('Your decks');
    anna.type(toDecks);
    await anna.until('You have no decks here yet');
    anna.type('broken\r');
    await anna.until('Paste it here');
    anna.type(pasted('1 No Such Card'));
    await anna.until('No Such Card');
    anna.type('\x1b');
    await anna.until('You have no decks here yet');
    anna.type('\r');
    await anna.until('Paste it here');
    anna.type(`${pasted('1 No Such Card')}\x04`);
    await anna.until('The deck broken is here');
    anna.type('\x1b[H\r');
    await anna.until('Look at it');
    anna.type('\x1b[B\r');
    await anna.until(/broken\.txt:1/);
    anna.cut();
  });

  it('gives way to a game that begins meanwhile', async () => {
    const [anna, bob] = [await shell(host, 'anna', newKey()), await shell(host, 'bob', newKey(), null)];
    await anna.until('Your deck');
    anna.type('\x1b[B\x1b[C\x1b[C\r');
    await anna.until('You wait');
    anna.type(toDecks);
    await anna.until('You have no decks here yet');
    await bob.until('Welcome');
    bob.type(`join ${host.hall.openTables()[0]?.id}\n`);
    await anna.until('Turn 1');
    anna.type(':/resign yes\r');
    await bob.until('The game is over');
    anna.cut();
    bob.cut();
  });
});

describe('decks in lines', () => {
  it('are brought up to a dot alone, shown, checked and thrown away', async () => {
    const anna = await shell(host, 'anna', newKey(), null);
    await anna.until('Welcome');
    anna.type(`decks put My Own\n${deck}\n.\n`);
    await anna.until('The deck My Own is here');
    anna.type('decks show My Own\n');
    await anna.until(firstLine);
    anna.type('decks check My Own\n');
    await anna.until('My Own may be played');
    anna.type('decks check My Own nowhere\n');
    await anna.until("There is no edition 'nowhere'");
    anna.type('decks put wrong\n1 No Such Card\n.\ndecks check wrong\n');
    await anna.until(/wrong\.txt:1/);
    anna.type('decks put ../../evil\n1 x\n.\n');
    await anna.until('the name of a deck has');
    anna.type('decks drop My Own\ndecks show My Own\n');
    await anna.until('You have no deck of that name here');
    anna.cut();
  });
});

describe('text that is brought', () => {
  it('takes keys and pastes, and nothing of what is too long', () => {
    const typed = pressInText({ text: 'a', isTooLong: false }, { kind: 'key', name: 'enter', text: '' }, 10);
    expect(typed.text).toBe('a\n');
    const more = pressInText(typed, { kind: 'paste', text: 'b\r\nc\td' }, 10);
    expect(more).toEqual({ text: 'a\nb\nc\td', isTooLong: false });
    expect(pressInText(more, { kind: 'paste', text: 'x'.repeat(10) }, 10)).toEqual({ text: 'a\nb\nc\td', isTooLong: true }); // prettier-ignore
    expect(pressInText(more, { kind: 'key', name: 'backspace', text: '' }, 10).text).toBe('a\nb\nc\t');
  });
});
