/** Positions to ask questions of: what exactly is offered, and by which rules exactly something is refused. */
import type { Game } from '../../../src/engine/index.ts';
import type { Option } from '../../../src/engine/asking/request.ts';
import { interpret } from '../../../src/commands/index.ts';
import { begin, readScenario } from '../../../src/scenarios/index.ts';
import type { Scenario } from '../../../src/scenarios/scenario.ts';
import { editions } from '../../commands/games.ts';

/** A position, and the names that its cards were given by `as`. */
export interface Position {
  readonly game: Game;
  readonly aliases: Scenario['aliases'];
}

/** A position: the lines of `cards:`, then everything else of a scenario but its steps. */
export function position(cards: string, rest: string): Position {
  const text = `scenario: a position\ncards:\n${cards}\n${rest}\nsteps: []\n`;
  const { scenario, problems } = readScenario(text, 'position.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  return { game, aliases: scenario.aliases };
}

/** The same position after some commands, each of which must be accepted. */
export function after(table: Position, ...lines: readonly string[]): Position {
  for (const line of lines) {
    const read = interpret(table.game, line, table.aliases);
    if (read.kind !== 'answer') throw new Error(`${line}: ${refused(table, line)}`);
    const answered = table.game.answer(read.answer);
    if ('refused' in answered) throw new Error(`${line}: ${answered.reason}`);
  }
  return table;
}

/** The rules by which a command is refused, and the reason; `accepted` where it is not. */
function refused({ game, aliases }: Position, line: string): string {
  const read = interpret(game, line, aliases);
  if (read.kind === 'answer') return 'accepted';
  if (read.kind !== 'refused') throw new Error(`${line} is no command: ${read.kind}`);
  return `[${read.refusal.rules.join(' ')}] ${read.refusal.reason}`;
}

/** How each of these commands is answered, for a comparison with a whole table. */
export function answers(table: Position, commands: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(commands.map((command) => [command, refused(table, command)]));
}

/** The options of a verb in words: cards and places, who may be chosen, and by which rules. */
export function offered({ game, aliases }: Position, verb: string): readonly string[] {
  const names = new Map([...aliases].map(([name, card]) => [card, name]));
  const nameOf = (card: number): string => names.get(card) ?? game.definition(card).title;
  const words = (option: Option): string => {
    const { card, from, to, selection } = option;
    const places = [card, from, to, option.with, option.at, option.on].flatMap((one) => (one ? [nameOf(one)] : []));
    const chosen = selection?.from.map((item) => (item.kind === 'card' ? nameOf(item.card) : item.kind)) ?? [];
    const most = selection ? ` ${selection.min} to ${selection.max} of ${chosen.join(', ')}` : '';
    return `${places.join(' > ')}${most} [${option.rules.join(' ')}]`;
  };
  return (game.request?.options ?? []).filter((option) => option.verb === verb).map(words);
}
