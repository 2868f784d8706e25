/** What one seat is shown of a game, and nothing else. */
import { describe, expect, it } from 'vitest';
import { GameTable } from '../../src/table/game-table.ts';
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import type { Viewer } from '../../src/engine/showing/view.ts';
import { isSeedOpen } from '../../src/table/seat-window.ts';
import { Session } from '../../src/table/session.ts';
import { cardsIn } from '../../src/table/view-cards.ts';
import { shippedGame } from '../commands/games.ts';
import { answerOf, secondEditionMatches } from '../engine/matches.ts';
import { along } from '../engine/walks.ts';
import { windowOn } from './sent.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';

const people = ['kirk', 'spock'].map((name) => ({ name, kind: 'human' }));

/** A table of two people, seen with these eyes (null: of whoever is asked), and its session. */
function sit(viewer: Viewer | null, seed = 3): { readonly session: Session; readonly table: GameTable } {
  const game = shippedGame(seed);
  const session = new Session(game, people, seed, null);
  const table = new GameTable(session, { viewer, words: secondEditionLines, rules: [], save: () => ({ ok: true }) });
  table.recall([game.opening()]);
  return { session, table };
}

const linesOf = (table: GameTable, query: string): readonly string[] => {
  const outcome = table.command(query);
  return outcome.ok ? (outcome.lines ?? []) : [outcome.message];
};

/** The titles of a player's hand. */
const handOf = ({ game }: Session, seat: number): readonly string[] =>
  (game.view(seat).players[seat]?.zones['hand']?.cards ?? []).map(({ definition }) => definition.title);

describe('the window of a seat', () => {
  it('has a log of its own: at one keyboard nobody reads what the other drew', () => {
    const { session, table } = sit(null);
    const first = session.request?.player ?? 0;
    for (let draws = 0; draws < 7; draws += 1) expect(table.command('draw')).toEqual({ ok: true });
    const own = linesOf(table, 'log').join('\n');
    const drawn = handOf(session, first);
    // Of the opening hand only the first names stand in a line.
    expect(drawn.filter((title) => own.includes(title)).length).toBeGreaterThanOrEqual(7);
    while (session.request?.player === first) table.answer(answerOf(session.game, session.request, 'random', 1, session.answers)); // prettier-ignore
    const others = linesOf(table, 'log').join('\n');
    expect(others).toContain(`${people[first]?.name ?? ''} draws 1 card`);
    const played = new Set(session.game.view('public').players.flatMap(({ zones }) => Object.values(zones)).flatMap(({ cards }) => cards).map(({ definition }) => definition.title)); // prettier-ignore
    expect(drawn.filter((title) => !played.has(title) && others.includes(title))).toEqual([]);
  });

  it('lets the other player be answered for, and shows no more of that than its viewer may know', () => {
    const { session, table } = sit(1);
    while (session.request?.player !== 0) table.answer(answerOf(session.game, session.request!, 'greedy', 1, session.answers)); // prettier-ignore
    expect(table.request()).toBeNull();
    expect(table.waitsFor()).toBe(0);
    expect(linesOf(table, 'help')[0]).toBe('kirk is asked.');
    const before = session.answers;
    expect(table.command('kirk: draw')).toEqual({ ok: true });
    expect(table.command('draw')).toEqual({ ok: true });
    expect(session.answers).toBe(before + 2);
    expect(table.log().at(-1)?.full).toBe('kirk draws 1 card');
  });

  it('refuses in the same words whatever another player holds, and keeps refusals to itself', () => {
    const { session, table } = sit(1);
    while (session.request?.player !== 0) table.answer(answerOf(session.game, session.request!, 'greedy', 1, session.answers)); // prettier-ignore
    const titles = [...handOf(session, 0), 'Wolf 359', '@37', 'zap'];
    const tried = titles.flatMap((title) => ['use', 'choose', 'discard', 'move', 'stack'].map((verb) => `kirk: ${verb} ${title}`)); // prettier-ignore
    expect(new Set(tried.flatMap((line) => linesOf(table, line)))).toEqual(
      new Set(['refused: kirk may not do that now; why is not for spock to see']),
    );
    expect(table.answer({ option: 99 })?.reason).toBe('kirk may not do that now; why is not for spock to see');
    expect(linesOf(table, 'why')[0]).toContain('not for spock to see');
    expect(linesOf(table, 'spock: draw')).toEqual(['refused 2E-ACTION-02: spock is not asked, kirk is']);
    const shared = sit(null);
    shared.table.command('zap');
    expect(linesOf(shared.table, 'why')[0]).toContain('there is no command "zap"');
    const first = shared.session.request?.player;
    while (shared.session.request?.player === first) shared.table.answer(answerOf(shared.session.game, shared.session.request!, 'random', 1, shared.session.answers)); // prettier-ignore
    expect(linesOf(shared.table, 'why')).toEqual(['Nothing has been refused.']);
  });

  it('does not tell that another player is asked over hidden options', () => {
    let hidden = 0;
    for (const match of secondEditionMatches.slice(0, 4)) {
      along({ match, style: 'greedy', seed: 5 }, ({ game: point }) => {
        const game = point.copy();
        for (let answers = 0; answers < 60 && game.request; answers++) {
          const { request } = game;
          const other = 1 - request.player;
          if (request.kind === 'respond') {
            hidden += 1;
            const window = windowOn(game, other);
            const name = game.seats[other] ?? '';
            const asked = game.seats[request.player] ?? '';
            expect([window.request(), window.waitsFor()]).toEqual([null, null]);
            expect(window.help()[0]).toBe(`${name} is not asked just now.`);
            for (const line of ['zap', `use ${name}`, `${asked}: use @9999`, `${name}: draw`])
              expect(window.read(line)).toMatchObject({ refusal: { rules: [], reason: `${name} is not asked just now`, nearest: [] } }); // prettier-ignore
            expect(window.whyNot('beam')).toBe(`${name} is not asked just now.`);
            expect(JSON.stringify([window.lastRefusal, window.refuse({ refused: true, rules: ['2E-RESP-01'], reason: 'its trigger' })])).not.toMatch(/2E-|trigger/); // prettier-ignore
          }
          game.answer(answerOf(game, request, 'greedy', 5, answers));
        }
      });
    }
    expect(hidden).toBeGreaterThan(3);
  });

  it('foresees a move as far as its viewer knows, and nothing of who might respond', () => {
    let foreseen = 0;
    for (const match of secondEditionMatches.slice(0, 3)) {
      along({ match, style: 'greedy', seed: 2 }, ({ game, request }) => {
        const window = windowOn(game, request.player);
        request.options.slice(0, 20).forEach((option, index) => {
          const view = window.preview({ option: index, ...(option.selection ? { chosen: option.selection.example } : {}) }); // prettier-ignore
          if (view === null) return;
          foreseen += 1;
          expect(['beam', 'move']).toContain(option.verb);
          expect(view.asked).toBe(request.player);
          const named = [option.card, option.from, option.to].filter((card) => card !== undefined);
          expect(named.filter((card) => !cardsIn(view).has(card))).toEqual([]);
        });
      });
    }
    expect(foreseen).toBeGreaterThan(3);
  });

  it('says what closed the way back only to those who may know it', () => {
    const window = windowOn(shippedGame(3), 1);
    const closing = (event: LoggedEvent['event']): string => window.whyNotBack({ event, step: 'X', rules: [] });
    expect(window.whyNotBack(null)).toBe('There is nothing to take back.');
    expect(closing({ type: 'chance', outcome: 1, of: 6, chance: [1, 2, 3, 4], secret: true })).toBe(
      'Nothing before this can be taken back',
    );
    expect(closing({ type: 'chance', outcome: 1, of: 6, chance: [1, 2, 3, 4] })).toBe(
      'Nothing before this can be taken back: chance: 2 of 6',
    );
  });
});

describe('taking back', () => {
  it('never leads to where another player let something go unseen', () => {
    const match = secondEditionMatches.at(0);
    if (match === undefined) throw new Error('there is no match');
    let passes = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const session = new Session(match.start(seed), people, seed, null);
      for (let answers = 0; answers < 250 && session.request; answers += 1) {
        const { request } = session;
        const pass = request.kind === 'respond' ? request.options.findIndex(({ verb }) => verb === 'pass') : -1;
        session.answer(pass >= 0 ? { option: pass } : answerOf(session.game, request, 'greedy', seed, answers));
        if (pass < 0) continue;
        passes += 1;
        const before = session.answers;
        const undone = session.undo(1 - request.player);
        if (!('undone' in undone)) continue;
        const { request: next } = session.game;
        expect(next?.kind === 'respond' && next.player === request.player).toBe(false);
        expect(undone.undone).toBeGreaterThan(1);
        expect(session.answers).toBe(before - undone.undone);
        break;
      }
    }
    expect(passes).toBeGreaterThan(0);
  });
});

describe('the seed', () => {
  it('is told to who plays against nobody but bots', () => {
    const seats = (...kinds: string[]) => kinds.map((kind, seat) => ({ name: `${seat}`, kind }));
    expect(isSeedOpen(seats('human', 'bot'))).toBe(true);
    expect(isSeedOpen(seats('bot', 'random'))).toBe(true);
    for (const other of ['human', 'script']) expect(isSeedOpen(seats('human', other))).toBe(false);
  });

  it('is told to judges, and to all when the game is over', () => {
    expect(sit('all').table.tellsSeed).toBe(true);
    for (const viewer of [0, 'public', null] as const) expect(sit(viewer).table.tellsSeed).toBe(false);
    const { session, table } = sit(1);
    while (session.request) table.answer(answerOf(session.game, session.request, 'greedy', 3, session.answers));
    expect(table.tellsSeed).toBe(true);
  });
});
