/** Tables that nobody is at: put away, brought back, closed; and how many of them one person or one address may have. */
import { describe, expect, it } from 'vitest';
import { gameSummary, gameWords, waitingSummary, waitingWords } from '../../src/host/lobby/words.ts';
import { usualLimits } from '../../src/host/limits.ts';
import { anna, answerAsBots, bob, gameAt, hallIn, HERE, person, soon, tableOfTwo, tableWithBot, type TestHall } from './hall-here.ts'; // prettier-ignore

const [minute, day] = [60_000, 24 * 60 * 60_000];
const openTable = { ruleset: 'second-edition', deck: 'shipped:klingon', opponent: 'open', late: 0 } as const;

/** Lets time pass, and the host look around before and after. */
async function pass({ hall, clock }: TestHall, milliseconds: number): Promise<void> {
  hall.look();
  clock.now += milliseconds;
  hall.look();
  await soon(20);
}

describe('a game that nobody is at', () => {
  it('is put away after a while, and is at the same request when somebody comes back, told what they missed', async () => {
    const here = await hallIn();
    const { hall } = here;
    const table = await tableOfTwo(hall);
    const [first, second] = [table.sit(anna), table.sit(bob)];
    answerAsBots(table, [first, second], 12);
    first.quit();
    const before = table.session.answers;
    while (table.session.request?.player === 1) answerAsBots(table, [second], 1);
    await pass(here, usualLimits.rest + minute);
    expect(hall.counts).toMatchObject({ playing: 1, inMemory: 1 });
    const hash = table.session.game.hash();
    const [listed] = hall.games();
    const words = listed === undefined ? '' : gameWords(gameSummary(hall, listed));
    second.quit();
    await pass(here, usualLimits.rest + minute);
    expect(hall.counts).toMatchObject({ playing: 1, inMemory: 0 });
    // The lists know it as it was, but for who is there and the time.
    const strip = (text: string): string => text.replaceAll(' (away)', '').replace(/just now|\d+ minutes/, '');
    const [after] = hall.games();
    expect(after === undefined ? '' : strip(gameWords(gameSummary(hall, after)))).toBe(strip(words));
    const [again, same] = await Promise.all([gameAt(hall, table.id), gameAt(hall, table.id)]);
    expect(again).toBe(same);
    expect([again.session.game.hash(), again === table]).toEqual([hash, false]);
    const digest = again.sit(anna).greeting.join('\n');
    const missed = again.session.answers - before;
    expect(missed > 0).toBe(digest !== '' && !digest.startsWith('The command /help'));
    expect(answerAsBots(again, [again.sit(anna), again.sit(bob)], 1)).toBe(true);
  });

  it('stays in memory while its clock runs', async () => {
    const here = await hallIn();
    const table = await tableOfTwo(here.hall);
    table.agreeToClock(600);
    await pass(here, usualLimits.rest + minute);
    expect(here.hall.counts.inMemory).toBe(1);
  });

  it('is over after thirty days without an answer: who was asked has lost, and both are told', async () => {
    const here = await hallIn();
    const { hall, clock } = here;
    const table = await tableOfTwo(hall);
    const asked = table.asked ?? 0;
    const name = table.seatRecord(asked).name;
    clock.now += 24 * day;
    const [listed] = hall.games();
    expect(listed === undefined ? '' : gameWords(gameSummary(hall, listed))).toContain(
      'ends in 6 days if nobody answers',
    );
    hall.look();
    expect(hall.counts.playing).toBe(1);
    await pass(here, 7 * day);
    for (let time = 0; hall.counts.playing > 0 && time < 500; time += 1) await soon(10);
    const finished = hall.options.store.finished(table.id);
    expect(finished?.ended).toEqual({ winners: [1 - asked], reason: `${name} gave no answer for 30 days` });
    expect(finished?.from).toBeNull();
    const [loser, winner] = asked === 0 ? [anna, bob] : [bob, anna];
    expect(hall.people.takeWords(loser).join()).toMatch(/gave no answer for 30 days; you have lost/);
    expect(hall.people.takeWords(winner).join()).toMatch(/you have won/);
    expect(hall.people.takeWords(winner)).toEqual([]);
    expect(hall.counts).toMatchObject({ playing: 0, inMemory: 0 });
  });

  it('against a bot is then over without a winner', async () => {
    const here = await hallIn();
    const table = await tableWithBot(here.hall);
    for (let time = 0; table.asked !== 0 && time < 500; time += 1) await soon(10);
    await pass(here, 31 * day);
    for (let time = 0; here.hall.counts.playing > 0 && time < 500; time += 1) await soon(10);
    expect(here.hall.options.store.finished(table.id)?.ended?.winners).toEqual([]);
  });

  it('goes with a guest who was there when the host was killed', async () => {
    const { hall, folder } = await hallIn();
    const guest = { id: `g${'1'.repeat(40)}`, name: 'guest-x', isGuest: true };
    const opened = await hall.open(guest, openTable, HERE);
    if ('sorry' in opened) throw new Error('not opened');
    await hall.join(bob, opened.id, 'shipped:klingon');
    await hall.open({ ...guest, id: `g${'2'.repeat(40)}` }, openTable, HERE);
    const { hall: again } = await hallIn(folder);
    expect([again.games(), again.openTables()]).toEqual([[], []]);
    expect(again.options.store.finished(opened.id)?.ended?.winners).toEqual([1]);
    expect(again.people.takeWords(bob).join()).toContain('a guest has gone; you have won');
  });
});

describe('a table where somebody waits', () => {
  it('is closed after seven days without its opener, who is told', async () => {
    const here = await hallIn();
    const { hall } = here;
    const opened = await hall.open(anna, openTable, HERE);
    if ('sorry' in opened) throw new Error('not opened');
    expect(waitingWords(waitingSummary(hall, opened))).toContain('anna (away) waits');
    const leave = hall.enter(anna);
    await pass(here, 8 * day);
    expect(hall.openTables()).toHaveLength(1);
    leave();
    await pass(here, minute);
    expect(hall.openTables()).toEqual([]);
    expect(hall.people.takeWords(anna).join()).toContain('Nobody sat down');
    const { hall: again } = await hallIn(here.folder);
    expect(again.openTables()).toEqual([]);
  });
});

describe('one address', () => {
  it('never takes more than half of the tables, with however many keys', async () => {
    const { hall } = await hallIn(undefined, { tables: 12, tableBurst: 100 });
    const letters = Array.from('0123456789abcdef');
    const outcomes = [];
    for (const letter of letters) outcomes.push(await hall.open(person(letter, `x${letter}`), openTable, HERE));
    expect(outcomes.filter((each) => !('sorry' in each))).toHaveLength(6);
    expect(outcomes.at(-1)).toEqual({ sorry: ['6 tables were opened from where you are; end a game first.'] });
    // Everybody else finds room.
    expect(await hall.open(person('e', 'eve'), openTable, '10.0.0.2')).toHaveProperty('state', 'open');
    // And so does who closes one of theirs.
    const [own] = hall.openTables(person('0', 'x0'));
    hall.cancel(person('0', 'x0'), own?.id ?? '');
    expect(await hall.open(person('f', 'xf'), openTable, HERE)).toHaveProperty('state', 'open');
  });

  it('opens so many tables at once, and then one a minute', async () => {
    const { hall, clock } = await hallIn(undefined, { tableBurst: 3 });
    const open = async () => {
      const opened = await hall.open(anna, openTable, HERE);
      if ('state' in opened) hall.cancel(anna, opened.id);
      return 'state' in opened;
    };
    expect([await open(), await open(), await open(), await open()]).toEqual([true, true, true, false]);
    clock.now += usualLimits.tableRefill;
    expect([await open(), await open()]).toEqual([true, false]);
  });

  it('brings so many decks at once, and then one a minute', async () => {
    const { hall, clock } = await hallIn(undefined, { deckBurst: 2 });
    const bring = (name: string) => hall.bringDeck(anna, name, Buffer.from('1 x\n'), HERE);
    expect([bring('a'), bring('b')]).toEqual([null, null]);
    expect(bring('c')).toContain('too many decks');
    clock.now += usualLimits.deckRefill;
    expect(bring('c')).toBeNull();
  });
});

describe('a host', () => {
  it('holds nothing of games that are over, however they ended', async () => {
    const here = await hallIn(undefined, { tableBurst: 1000, tablesPerPerson: 1000 });
    const { hall } = here;
    for (let game = 0; game < 12; game += 1) {
      const table = await tableOfTwo(hall);
      const [first, second] = [table.sit(anna), table.sit(bob)];
      const watcher = table.watch(person('c', 'carl'));
      if (game % 3 === 0) first.command('/resign yes');
      for (const place of [first, second, watcher]) place.quit();
      if (game % 3 === 1) table.end([0], 'anna has no time left');
      if (game % 3 === 2) {
        table.agreeToBot();
        table.end([], 'the players agreed to a draw');
      }
      hall.tidy(table);
    }
    expect(hall.counts).toEqual({ open: 0, playing: 0, inMemory: 0 });
  });
});
