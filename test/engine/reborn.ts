/** A game that is copied, or saved and loaded, at every request, and tells its hash there: it must go on as if nothing was. */
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import { loadGame, type Game, type Ruleset } from '../../src/engine/index.ts';
import type { Answer, Refusal } from '../../src/engine/asking/request.ts';

export type Rebirth = (game: Game) => Game;

export const unchanged: Rebirth = (game) => game;
export const copied: Rebirth = (game) => game.copy();

/** Saves and loads; text that does not load is an error of ours. */
export function saved(ruleset: Ruleset): Rebirth {
  return (game) => {
    const loaded = loadGame(ruleset, game.save());
    if ('problem' in loaded) throw new Error(loaded.problem);
    return loaded;
  };
}

/** Plays like `game`, reborn before every answer; `hashes` receives the hash at every request. */
export function reborn(game: Game, rebirth: Rebirth, hashes: string[]): Game {
  let now = rebirth(game);
  const answer = (given: Answer): readonly LoggedEvent[] | Refusal => {
    now = rebirth(now);
    const outcome = now.answer(given);
    if (!('refused' in outcome)) hashes.push(now.hash());
    return outcome;
  };
  return {
    get ruleset() {
      return now.ruleset;
    },
    get seats() {
      return now.seats;
    },
    get state() {
      return now.state;
    },
    get request() {
      return now.request;
    },
    get question() {
      return now.question;
    },
    offered: (verb) => now.offered(verb),
    answer,
    take: (choice) => now.take(choice),
    amid: (given, events, viewer) => now.amid(given, events, viewer),
    definition: (card) => now.definition(card),
    opening: () => now.opening(),
    watch: (watcher) => {
      now.watch(watcher);
    },
    whyNot: (proposal) => now.whyNot(proposal),
    view: (viewer) => now.view(viewer),
    glance: (viewer) => now.glance(viewer),
    card: (card, viewer) => now.card(card, viewer),
    eventsFor: (viewer, events) => now.eventsFor(viewer, events),
    copy: () => now.copy(),
    imagine: (player, seed) => now.imagine(player, seed),
    explain: (card, value, viewer) => now.explain(card, value, viewer),
    measure: (asking, team, viewer) => now.measure(asking, team, viewer),
    save: () => now.save(),
    hash: () => now.hash(),
  };
}
