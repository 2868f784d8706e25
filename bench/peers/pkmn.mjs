// Pokémon Showdown's simulator, first generation: its own random player with the weights its runner gives it, choices handed straight to the battle.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Battle, Dex, PRNG, RandomPlayerAI } = require('@pkmn/sim');

const dex = Dex.forGen(1);
const isOfThisGeneration = ({ gen, isNonstandard }) => gen === 1 && !isNonstandard;
const species = dex.species.all().filter(isOfThisGeneration);
const moves = dex.moves.all().filter((move) => isOfThisGeneration(move) && move.id !== 'struggle');

const someOf = (list, count, prng) => {
  const shuffled = [...list];
  prng.shuffle(shuffled);
  return shuffled.slice(0, count);
};

// As its exhaustive runner makes teams: any six, with any four moves.
const randomTeam = (prng) =>
  someOf(species, 6, prng).map(({ name }) => ({
    name,
    species: name,
    moves: someOf(moves, 4, prng).map(({ id }) => id),
    ability: 'No Ability',
    level: prng.random(50, 100),
    evs: { hp: 252, atk: 252, def: 252, spa: 252, spd: 252, spe: 252 },
    ivs: { hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30 },
  }));

// The player hands its choices to a stream: here they are kept, to be given to the battle itself.
class DirectPlayer extends RandomPlayerAI {
  constructor(seed) {
    super({ write: () => {} }, { seed, move: 0.7, mega: 0.6 });
  }

  choose(choice) {
    this.chosen = choice;
  }

  // Null where the request is to wait.
  choiceFor(request) {
    this.chosen = null;
    this.receiveRequest(request);
    return this.chosen;
  }
}

let begun = 0;
let battle;
let players;

const begin = () => {
  battle?.destroy();
  begun += 1;
  const prng = new PRNG([begun, 2, 3, 4].join(','));
  const team = () => ({ name: 'one', team: randomTeam(prng) });
  battle = new Battle({ formatid: 'gen1customgame', seed: [begun, 5, 6, 7].join(','), p1: team(), p2: team() });
  players = battle.sides.map((side, index) => new DirectPlayer([begun, index, 8, 9].join(',')));
};

export const prepare = () => {};

export const play = (_setting, isOver) => {
  for (let isPlaying = true; isPlaying;) {
    if (battle === undefined || battle.ended) begin();
    // The last choice needed carries out the turn, after which everybody is asked anew.
    const asked = battle.sides.findIndex(({ activeRequest }, index) => isAsked(activeRequest, index));
    const { id, activeRequest } = battle.sides[asked];
    // What turns out to be impossible (nobody knew of a trap) is refused, and asked for again with that in the request.
    if (battle.choose(id, players[asked].choiceFor(activeRequest))) isPlaying = !isOver();
  }
};

const isAsked = (request, index) => request !== null && !request.wait && !battle.sides[index].isChoiceDone();
