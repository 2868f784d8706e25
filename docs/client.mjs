// A program that plays a game against the bot: node docs/client.mjs --seed 7 (or any other words of `spaceline play`).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../bin/spaceline', import.meta.url));
const words = ['play', '--json', ...process.argv.slice(2)];
const game = spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
const send = (message) => game.stdin.write(`${JSON.stringify(message)}\n`);

/** What this player would rather do, the first first; whatever is asked besides gets its first option. */
const wishes = ['play', 'attempt', 'draw', 'end', 'pass'];

/** The number of an option, and of a list the positions in `selection.from`: the example is always legal. */
const answerTo = ({ options }) => {
  const [verb] = wishes.filter((wish) => options.some((each) => each.verb === wish));
  const option = Math.max(
    0,
    options.findIndex((each) => each.verb === verb),
  );
  const { selection } = options[option];
  return { option, ...(selection === undefined ? {} : { chosen: selection.example }) };
};

for await (const line of createInterface({ input: game.stdout })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'event':
      if (message.text !== undefined) console.log(message.text);
      break;
    case 'request':
      send({ answer: answerTo(message.request) });
      break;
    case 'refused':
    case 'error':
      throw new Error(message.message);
    case 'over':
      console.log(`${message.winners.join(' and ') || 'nobody'} won: ${message.reason}`);
  }
}
