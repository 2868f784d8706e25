// boardgame.io's tic-tac-toe, as in its tutorial, by random moves.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const isLine = (line) => line.every((id) => G.cells[id] !== null && G.cells[id] === G.cells[line[0]]);
    if (lines.some(isLine)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const newClient = () => {
  const client = Client({ game: ticTacToe, debug: false });
  client.start();
  return client;
};

let client;

export const prepare = () => {};

export const play = (_setting, isOver) => {
  client ??= newClient();
  for (let isPlaying = true; isPlaying;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) {
      client.stop();
      client = newClient();
    } else {
      const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
      isPlaying = !isOver();
    }
  }
};
