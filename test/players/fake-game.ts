/** A game as small as can be: players count up in turn; some numbers use chance. For tests of what stands around a game. */
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Request } from '../../src/engine/asking/request.ts';
import type { View } from '../../src/engine/showing/view.ts';

const event = (logged: LoggedEvent['event']): LoggedEvent => ({ event: logged, step: 'COUNT', rules: [] });

/** `add` counts up; `toss` uses chance; `end` hands over to the other seat. The game is over at ten. */
export function fakeGame(seats: readonly string[], count = 0, turn = 0): Game {
  const state = { count, turn };
  const options = ['add', 'toss', 'end'].map((verb) => ({ verb, rules: [] }));
  const request = (): Request | null =>
    state.count >= 10
      ? null
      : { kind: 'orders', player: state.turn, prompt: `count ${state.count}`, options, rules: [] };
  const view = (): View => ({
    viewer: 'all',
    ruleset: 'counting',
    turn: { player: state.turn, number: 1, segment: 'orders', counters: 0 },
    players: seats.map((name, seat) => ({ seat, name, score: state.count, zones: {}, completed: {} })),
    attempt: null,
    battle: null,
    shown: [],
    asked: state.count >= 10 ? null : state.turn,
    request: request(),
    over: state.count >= 10 ? { winners: [state.turn], reason: 'ten' } : null,
  });
  const unused = (): never => {
    throw new Error('the fake game has no such thing');
  };
  return {
    ruleset: 'counting',
    seats,
    get state() {
      return unused();
    },
    definition: unused,
    get request() {
      return request();
    },
    get question() {
      return request();
    },
    offered: (verb) => (request() === null ? [] : options.filter((option) => option.verb === verb)),
    take: unused,
    watch: () => undefined,
    answer({ option }) {
      const verb = request()?.options[option]?.verb;
      if (verb === undefined) return { refused: true, rules: [], reason: 'no such option' };
      const player = state.turn;
      if (verb === 'end') {
        state.turn = 1 - player;
        return [event({ type: 'passed', player, silent: false })];
      }
      state.count += 1;
      if (verb === 'add') return [event({ type: 'scored', player, points: 1 })];
      return [event({ type: 'chance', outcome: 1, of: 2, chance: [] })];
    },
    opening: () => [],
    whyNot: () => ({ refused: true, rules: ['2E-TEST-01'], reason: 'because' }),
    view,
    glance: view,
    card: unused,
    amid: unused,
    eventsFor: (_viewer, events) => events,
    copy: () => fakeGame(seats, state.count, state.turn),
    imagine: () => fakeGame(seats, state.count, state.turn),
    explain: () => null,
    measure: () => [],
    save: () => JSON.stringify(state),
    hash: () => `${state.count}-${state.turn}`,
  };
}
