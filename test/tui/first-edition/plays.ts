/** Positions of First Edition at a table: a spaceline of four with people of both players on it. */
import type { Game } from '../../../src/engine/index.ts';
import type { Viewer } from '../../../src/engine/showing/view.ts';
import type { GameTable } from '../../../src/table/index.ts';
import { firstEditionFace } from '../../../src/tui/first-edition/index.ts';
import { gameFrom, tableOf } from '../second-edition/plays.ts';

const CAST = 'ruleset: premiere-1994\ncast: premiere-1994\n';

/** A game of First Edition as the rest of a position says it. */
export const premiere = (position: string): Game => gameFrom(`${CAST}${position}`);

/** kirk has an outpost, a crew on a planet and a ship; spock a ship beside it and dilemmas beneath. */
export const meeting = (rest = ''): Game =>
  premiere(`spaceline:
  - {mission: Far Sun, owner: spock, under: [{card: Ion Storm, owner: kirk}]}
  - mission: Krios
    under: [{card: Fever, owner: spock}, {card: Riddle, owner: spock}, {card: Old Horn, owner: kirk}]
    kirk:
      outposts: [{outpost: Klingon Outpost, here: [Clerk, Dukath]}]
      here: [Klag, Gorath, Vekma]
      ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag, Gorath]}, {ship: I.K.C. Qu'Vat, damaged: true}]
    spock:
      ships: [{ship: Haakona, aboard: [Sela, Scout]}]
      here: [Scout]
  - {mission: Quiet Colony, owner: spock, completed: spock}
  - {mission: Deep Rift, under: [{face up: Riddle}], spock: {outposts: [{outpost: Romulan Outpost, here: [Scout]}]}}
players:
  kirk: {hand: [Kurn, I.K.C. K'Vort, Phaser]}
  spock: {score: 35}
turn: kirk
segment: orders
${rest}`);

export const tableAt = (game: Game, viewer: Viewer): GameTable => tableOf(game, viewer, firstEditionFace.lines);
