/** Tables of a host: opened, brought back, played with a bot. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/table/index.ts';
import { anna, answerAsBots, bob, gameAt, hallIn, HERE, person, soon, tableOfTwo, tableWithBot } from './hall-here.ts';

describe('a table of two', () => {
  it('shows each player the own hand and nobody else’s, and onlookers none', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall);
    const [first, second, carl] = [table.sit(anna), table.sit(bob), table.watch(person('c', 'carl'))];
    const hand = (view: ReturnType<typeof first.view>, seat: number) => view.players[seat]?.zones['hand']?.cards.length;
    expect([hand(first.view(), 0), hand(first.view(), 1)]).toEqual([7, 0]);
    expect([hand(second.view(), 0), hand(second.view(), 1)]).toEqual([0, 7]);
    expect([hand(carl.view(), 0), hand(carl.view(), 1)]).toEqual([0, 0]);
    expect([first.request(), second.request(), carl.request()].filter((asked) => asked !== null)).toHaveLength(1);
  });

  it('takes an answer from the player asked alone, whoever’s name it is given in, and tells no other whether it could be given', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall);
    const places = [table.sit(anna), table.sit(bob)];
    const watcher = table.watch(person('c', 'carl'));
    const asked = table.session.request?.player ?? 0;
    const [own, other] = [places[asked], places[1 - asked]];
    const name = table.seatRecord(asked).name;
    for (const line of ['draw', `${name}: draw`, `${name}: zap`, 'end', 'attempt 1']) {
      expect(other?.command(line)).toEqual({ ok: false, message: `${name} is asked.` });
      expect(watcher.command(line)).toEqual({ ok: false, message: `${name} is asked.` });
    }
    expect(other?.answer({ option: 0 })).toMatchObject({ refused: true });
    expect(watcher.answer({ option: 0 })).toMatchObject({ refused: true });
    expect(table.session.answers).toBe(0);
    expect(own?.answer({ option: 0 })).toBeUndefined();
    expect(table.session.answers).toBe(1);
  });

  it('tells everybody what happened, each as far as they may know', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall);
    const [first, second] = [table.sit(anna), table.sit(bob)];
    const watcher = table.watch(person('c', 'carl'));
    answerAsBots(table, [first, second], 40);
    expect(first.answers()).toBe(40);
    const drawn = (place: typeof first) => place.log().filter(({ text }) => /draws (?:\d+x )?[A-Z]/.test(text)).length;
    expect(first.log().length).toBeGreaterThan(20);
    expect(second.log().map(({ answers }) => answers)).not.toEqual([]);
    expect(drawn(first) + drawn(second)).toBeGreaterThan(0);
    expect(drawn(watcher)).toBe(0);
    // Who comes later reads the same.
    expect(
      table
        .sit(anna)
        .log()
        .map(({ text }) => text),
    ).toEqual(first.log().map(({ text }) => text));
  });

  it('asks the other before an answer is taken back', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall);
    const places = [table.sit(anna), table.sit(bob)];
    const asked = table.session.request?.player ?? 0;
    const [own, other] = [places[asked], places[1 - asked]];
    own?.answer({ option: 0 });
    const hash = table.session.game.hash();
    expect(own?.command('undo')).toMatchObject({ ok: true });
    expect(table.session.game.hash()).toBe(hash);
    expect(other?.notice()).toContain('asks to take back');
    expect(other?.command('/decline')).toMatchObject({ ok: true });
    expect(own?.notice()).toContain('does not agree');
    own?.command('undo');
    const outcome = other?.command('/accept');
    if (outcome?.ok === true) expect(table.session.answers).toBe(0);
    else expect(own?.notice()).toContain('taken back');
  });

  it('ends in a draw that both want, by giving up, and when time is up', async () => {
    const { hall, clock, logged } = await hallIn();
    const drawn = await tableOfTwo(hall);
    let [first, second] = [drawn.sit(anna), drawn.sit(bob)];
    first.command('/draw');
    expect(drawn.isOver).toBe(false);
    second.command('/accept');
    expect([drawn.ended, first.view().over?.winners, first.request()]).toEqual([
      { winners: [], reason: 'the players agreed to a draw' },
      [],
      null,
    ]);
    const given = await tableOfTwo(hall);
    [first, second] = [given.sit(anna), given.sit(bob)];
    expect(first.command('/resign')).toMatchObject({ ok: false });
    first.command('/resign yes');
    expect(second.view().over).toEqual({ winners: [1], reason: 'anna gave the game up' });
    expect([second.command('undo').ok, second.command('rewind').ok, second.command('draw').ok]).toEqual([
      false,
      false,
      false,
    ]);
    for (const place of [first, second]) {
      expect(place.answer({ option: 0 })?.reason).toBe('the game is over, nobody is asked');
      const told = place.command('1');
      expect(told.ok ? '' : told.message).toContain('the game is over');
    }
    const timed = await tableOfTwo(hall);
    [first, second] = [timed.sit(anna), timed.sit(bob)];
    expect(first.command('/clock 0').ok).toBe(false);
    first.command('/clock 1');
    second.command('/accept');
    const asked = timed.session.request?.player ?? 0;
    clock.now += 59_000;
    expect(timed.timeLeft()?.[asked]).toBe(1000);
    expect(logged.filter((line) => line.startsWith('game-over'))).toHaveLength(2);
  });

  it('goes to a bot for a while when who is asked has gone, where both agreed', async () => {
    const { hall, clock } = await hallIn();
    const table = await tableOfTwo(hall);
    const places = [table.sit(anna), table.sit(bob)];
    places[0]?.command('/bot');
    places[1]?.command('/accept');
    const asked = table.session.request?.player ?? 0;
    places[asked]?.quit();
    clock.now += 61_000;
    places[1 - asked]?.command('/who');
    table.watch(person('c', 'carl'));
    table.sit(asked === 0 ? bob : anna);
    await soon(50);
    expect(table.session.answers).toBeGreaterThan(0);
  });

  it('sends the old connection of a player away when a new one comes, and tells what happened meanwhile', async () => {
    const { hall } = await hallIn();
    const table = await tableOfTwo(hall);
    const [first, second] = [table.sit(anna), table.sit(bob)];
    answerAsBots(table, [first, second], 10);
    first.quit();
    const request = table.session.request?.player;
    if (request === 1) answerAsBots(table, [second], 1);
    const again = table.sit(anna);
    expect(again.greeting.length).toBeLessThanOrEqual(6);
    const third = table.sit(anna);
    expect([again.isLeft, again.sentAway !== null, third.isLeft]).toEqual([true, true, false]);
  });
});

describe('a fault of the program in a game', () => {
  it('ends that table alone, whoever’s answer it was, and its journal is kept', async () => {
    const { hall, folder, logged } = await hallIn();
    for (const isBots of [false, true]) {
      const [table, other] = [await tableOfTwo(hall), await tableWithBot(hall)];
      const places = [table.sit(anna), table.sit(bob)];
      answerAsBots(table, places, 4);
      const carryOut = (): never => {
        throw new Error('a rule that nobody thought of');
      };
      Object.assign(table.session, isBots ? { letBotAnswer: carryOut } : { answer: carryOut });
      if (isBots) table.agreeToBot();
      else expect(places[table.asked ?? 0]?.answer({ option: 0 })).toMatchObject({ refused: true });
      await soon(50);
      expect(places.map(({ sentAway }) => sentAway)).toEqual(
        places.map(() => expect.stringContaining('fault') as unknown),
      );
      expect(await hall.game(table.id)).toBeNull();
      expect(await gameAt(hall, other.id)).toBe(other);
      // What was answered until then is there when the host is started again.
      const { hall: again } = await hallIn(folder);
      expect((await gameAt(again, table.id)).session.answers).toBe(4);
      other.close('');
    }
    expect(logged.filter((line) => line.startsWith('table-broken'))).toHaveLength(2);
  });
});

describe('tables that are brought back', () => {
  it('go on at the same request with nothing lost, whenever the host was killed', async () => {
    const { hall, folder } = await hallIn();
    const table = await tableOfTwo(hall);
    answerAsBots(table, [table.sit(anna), table.sit(bob)], 30);
    const hash = table.session.game.hash();
    // Nothing is closed: the host was killed.
    const { hall: again } = await hallIn(folder);
    const restored = await gameAt(again, table.id);
    expect([restored.session.game.hash(), restored.session.answers]).toEqual([hash, 30]);
    expect(restored.sit(anna).greeting.length).toBeGreaterThan(0);
    expect(again.interruptedGameOf(bob)?.id).toBe(table.id);
  });

  it('wait for a second player as before, and let in who has the word', async () => {
    const { hall, folder } = await hallIn();
    const opened = await hall.open(
      anna,
      { ruleset: 'second-edition', deck: 'shipped:klingon', opponent: 'invited', late: 0 },
      HERE,
    );
    if ('sorry' in opened) throw new Error('not opened');
    const { hall: again } = await hallIn(folder);
    expect(again.openTables()).toEqual([]);
    expect(again.openTables(anna)).toHaveLength(1);
    expect(await again.join(bob, opened.id, 'shipped:klingon')).toHaveProperty('sorry');
    expect(await again.join(bob, opened.invite ?? '', 'shipped:klingon')).toHaveProperty('state', 'playing');
    expect(again.gamesOf(bob)).toHaveLength(1);
  });

  it('are among the finished ones when they are over, with their journal', async () => {
    const { hall, folder } = await hallIn();
    const table = await tableOfTwo(hall);
    const places = [table.sit(anna), table.sit(bob)];
    answerAsBots(table, places, 5);
    places[0]?.command('/resign yes');
    const journal = hall.options.store.finishedJournalOf(table.id);
    expect(existsSync(journal)).toBe(true);
    expect(parseJournal(readFileSync(journal), 'j').journal?.entries).toHaveLength(5);
    const { hall: again } = await hallIn(folder);
    expect(again.games()).toEqual([]);
    expect(again.options.store.finished(table.id)?.ended?.winners).toEqual([1]);
  });
});

describe('a table with a bot', () => {
  it('lets the bot answer without anybody waiting, and the game be taken back by who plays alone', async () => {
    const { hall } = await hallIn();
    const table = await tableWithBot(hall);
    const place = table.sit(anna);
    for (let round = 0; round < 200 && table.session.answers < 40; round += 1) {
      if (place.request() !== null) answerAsBots(table, [place], 1);
      await soon();
    }
    expect(table.session.answers).toBeGreaterThanOrEqual(40);
    expect(place.command('/draw')).toMatchObject({ ok: false });
    while (place.request() === null) await soon();
    const before = table.session.answers;
    expect(place.command('rewind').ok).toBe(true);
    expect(table.session.answers).toBeLessThan(before);
  });

  it('is played once more with the same decks', async () => {
    const { hall } = await hallIn();
    const table = await tableWithBot(hall, 'random');
    const place = table.sit(anna);
    place.command('/resign yes');
    const again = await hall.again(anna, table, HERE);
    expect(again).toMatchObject({ state: 'playing', ruleset: 'second-edition' });
    const two = await tableOfTwo(hall);
    const places = [two.sit(anna), two.sit(bob)];
    places[0]?.command('/resign yes');
    const wanted = await hall.again(anna, two, HERE);
    expect(wanted).toMatchObject({ state: 'open' });
    expect(places[1]?.notice()).toContain('wants another game');
    expect(await hall.again(bob, two, HERE)).toMatchObject({ state: 'playing' });
  });
});
