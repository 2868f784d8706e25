import { describe, expect, it } from 'vitest';
import { Rewind } from '../../src/players/rewind.ts';
import { isRefusal, Session, type JournalSink } from '../../src/players/session.ts';
import { fakeGame } from './fake-game.ts';

const [add, toss, end] = [{ option: 0 }, { option: 1 }, { option: 2 }];

function sit(...kinds: string[]): { session: Session; written: string[] } {
  const written: string[] = [];
  const journal: JournalSink = {
    answered: (seat, command, hash) => void written.push(`${seat} ${command} ${hash}`),
    undone: (seat, hash) => void written.push(`${seat} undo ${hash}`),
  };
  const seats = kinds.map((kind, seat) => ({ name: `${kind}${seat}`, kind }));
  const game = fakeGame(seats.map(({ name }) => name));
  return { session: new Session(game, seats, 1, journal), written };
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

  it('finds the position that a journal went back to, however many answers were taken back', () => {
    const rewind = new Rewind();
    const positions = [0, 1, 2, 3].map((count) => fakeGame(['kirk', 'spock'], count));
    for (const game of positions) rewind.note(game, 0, false, []);
    const gone = rewind.backTo('1-0');
    expect([gone?.game.hash(), gone?.undone]).toEqual(['1-0', 3]);
    expect(rewind.answers).toBe(1);
    expect(rewind.backTo('9-0')).toBeNull();
    expect(rewind.rewound).toBe(0);
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
