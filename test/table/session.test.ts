/** Games with their seats, bots and journals. */
import { describe, expect, it } from 'vitest';
import { Rewind } from '../../src/table/rewind.ts';
import { isRefusal, Session, type JournalSink } from '../../src/table/session.ts';
import { fakeGame } from '../players/fake-game.ts';

const [add, toss, end] = [{ option: 0 }, { option: 1 }, { option: 2 }];

function sit(...kinds: string[]): { session: Session; written: string[]; disk: { isFull: boolean } } {
  const written: string[] = [];
  const disk = { isFull: false };
  const note = (line: string): string | null => {
    if (disk.isFull) return 'ENOSPC: no space left on device, write';
    written.push(line);
    return null;
  };
  const journal: JournalSink = {
    answered: (seat, command, hash) => note(`${seat} ${command} ${hash}`),
    undone: (seat, hash) => note(`${seat} undo ${hash}`),
    giveUp: () => (disk.isFull = false),
  };
  const seats = kinds.map((kind, seat) => ({ name: `${kind}${seat}`, kind }));
  const game = fakeGame(seats.map(({ name }) => name));
  return { session: new Session(game, seats, 1, journal), written, disk };
}

describe('a session', () => {
  it('writes every answer down with its command and the hash after it', () => {
    const { session, written } = sit('human', 'human');
    session.answer(add);
    session.answer(end);
    expect(written).toEqual(['0 add 1-0', '0 end 1-1']);
  });

  it('writes nothing where an answer is refused, and can take back what was before', () => {
    const { session, written } = sit('human', 'human');
    session.answer(add);
    expect(isRefusal(session.answer({ option: 7 }))).toBe(true);
    expect(written).toHaveLength(1);
    expect(session.undo()).toEqual({ undone: 1 });
    expect(session.game.hash()).toBe('0-0');
    expect(written.at(-1)).toBe('0 undo 0-0');
  });

  it('does nothing that cannot be written down, and does it when it is tried again', () => {
    const { session, written, disk } = sit('human', 'human');
    session.answer(add);
    disk.isFull = true;
    expect(session.answer(end)).toMatchObject({ refused: true, rules: [] });
    expect(session.trouble?.reason).toContain('ENOSPC');
    expect([session.game.hash(), session.answers, written.length]).toEqual(['1-0', 1, 1]);
    expect(session.retry()).toMatchObject({ refused: true });
    disk.isFull = false;
    expect(session.retry()).toMatchObject({ command: 'end' });
    expect([session.game.hash(), session.trouble, session.retry()]).toEqual(['1-1', null, null]);
    expect(written).toEqual(['0 add 1-0', '0 end 1-1']);
  });

  it('goes back only where that can be written down', () => {
    const { session, written, disk } = sit('human', 'human');
    session.answer(add);
    disk.isFull = true;
    expect(session.undo()).toMatchObject({ refused: true });
    expect([session.game.hash(), session.answers]).toEqual(['1-0', 1]);
    disk.isFull = false;
    expect(session.retry()).toEqual({ undone: 1 });
    expect([session.game.hash(), written.at(-1)]).toEqual(['0-0', '0 undo 0-0']);
  });

  it('lets a bot wait whose answer cannot be written down, until the game goes on unsaved', () => {
    const { session, written, disk } = sit('random', 'random');
    disk.isFull = true;
    expect(session.letBotAnswer()).toBeNull();
    expect(session.letBotAnswer()).toBeNull();
    expect([session.trouble?.reason.includes('unsaved'), session.answers]).toEqual([true, 0]);
    expect(session.goOnUnsaved()).toMatchObject({ seat: 0 });
    expect(session.letBotAnswer()).not.toBeNull();
    expect(written).toHaveLength(2);
  });

  it('lets bots answer, and waits for everybody else', () => {
    const { session, written } = sit('random', 'human');
    expect(session.waitsForSomebody).toBe(false);
    for (let told = session.letBotAnswer(); told !== null; told = session.letBotAnswer()) expect(told.seat).toBe(0);
    expect(written.every((line) => line.startsWith('0 '))).toBe(true);
    expect(session.request === null || session.waitsForSomebody).toBe(true);
  });

  it('lets the same bot answer the same at the same point', () => {
    const play = (): string[] => {
      const { session, written } = sit('random', 'random');
      while (session.letBotAnswer() !== null);
      return written;
    };
    expect(play()).toEqual(play());
    expect(play().at(-1)).toMatch(/10-/);
  });

  it('goes back as far as a journal did, however many answers that takes back', () => {
    const rewind = new Rewind();
    const positions = [0, 1, 2, 3].map((count) => fakeGame(['kirk', 'spock'], count));
    for (const game of positions) rewind.note(game, { seat: 0, isBot: false, answer: () => null }, []);
    const way = rewind.wayTo(1);
    expect([way?.game.hash(), way?.undone, way?.isBeyond]).toEqual(['1-0', 3, false]);
    if (way !== null) rewind.go(way);
    expect([rewind.answers, rewind.rewound, rewind.wayTo(9)]).toEqual([1, 0, null]);
  });

  it('goes back answer by answer until chance was used, and says so', () => {
    const { session } = sit('human', 'human');
    session.answer(add);
    session.answer(toss);
    session.answer(add);
    session.answer(end);
    expect(session.undo()).toEqual({ undone: 1 });
    expect(session.undo()).toEqual({ undone: 1 });
    expect(session.undo()).toMatchObject({ closedBy: { event: { type: 'chance' } } });
    expect(session.game.hash()).toBe('2-0');
  });

  it('rewinds over chance for who plays alone against bots, and counts it; nobody else may', () => {
    const alone = sit('human', 'random').session;
    alone.answer(toss);
    expect(alone.undo()).toMatchObject({ closedBy: { event: { type: 'chance' } } });
    expect(alone.rewound).toBe(0);
    expect(alone.rewindBeyond()).toEqual({ undone: 1 });
    expect([alone.rewound, alone.game.hash(), alone.answers]).toEqual([1, '0-0', 0]);
    expect(alone.rewindBeyond()).toBeNull();
    expect(alone.rewound).toBe(1);
    const two = sit('human', 'human').session;
    two.answer(toss);
    expect(two.rewindBeyond()).toBeNull();
  });

  it('shows the game as it was after so many answers', () => {
    const { session } = sit('human', 'human');
    session.answer(add);
    session.answer(toss);
    expect([0, 1, 2].map((answers) => session.gameAt(answers).hash())).toEqual(['0-0', '1-0', session.game.hash()]);
  });

  it('says so where nothing has been answered yet', () => {
    expect(sit('human', 'human').session.undo()).toEqual({ closedBy: null });
  });

  it('tells that nobody is asked after the game', () => {
    const { session } = sit('human', 'human');
    for (let count = 0; count < 10; count += 1) session.answer(add);
    expect(session.answer(add)).toMatchObject({ refused: true });
    expect(session.waitsForSomebody).toBe(false);
  });
});
