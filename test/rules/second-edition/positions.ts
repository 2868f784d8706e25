/** Positions to ask questions of: what exactly is offered, and by which rules exactly something is refused. */
import type { Game } from '../../../src/engine/index.ts';
import type { Option } from '../../../src/engine/request.ts';
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

/** The rules by which a command is refused, and the reason; `accepted` where it is not. */
export function refused({ game, aliases }: Position, line: string): string {
  const read = interpret(game, line, aliases);
  if (read.kind === 'answer') return 'accepted';
  if (read.kind !== 'refused') throw new Error(`${line} is no command: ${read.kind}`);
  return `[${read.refusal.rules.join(' ')}] ${read.refusal.reason}`;
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
