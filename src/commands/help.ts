/** What the current request accepts: help and completion. */
import { fold } from '../catalog/names.ts';
import type { Game } from '../engine/game.ts';
import type { Request } from '../engine/asking/request.ts';
import { describeOption } from './canonical.ts';
import { SLOTS } from '../engine/ruleset/command-verbs.ts';
import { wordsOf, type GameWords } from './editions.ts';
import { slotWord, verbForm } from './grammar.ts';
import { Lexicon } from './lexicon.ts';
import { offeredFor } from './offered.ts';
import { queryForms } from './queries.ts';

/** What a request accepts, a line a verb, then what may be typed at any time; without a request `otherwise`, why there is none. */
export function helpFor(request: Request | null, otherwise: string, words: GameWords): readonly string[] {
  const anyTime = `any time: ${queryForms(words).join(', ')}`;
  if (request === null) return [otherwise, anyTime];
  const verbs = [...new Set(request.options.map((option) => option.verb))];
  const lines = verbs.map((verb) => {
    const count = request.options.filter((option) => option.verb === verb).length;
    const form = verbForm(verb, request.options, words)?.form ?? verb;
    return count > 1 ? `${form}  (${count} ways)` : form;
  });
  const single = request.options.length === 2 && verbs.includes('pass') ? ['yes, no'] : [];
  return [request.prompt, ...lines, ...single, anyTime];
}

/** Commands and names that go on from what has been typed, as whole lines, in the order of the options. */
export function completions(game: Game, partial: string, words: GameWords = wordsOf(game)): readonly string[] {
  const { request } = game;
  if (request === null) return queryForms(words).filter((form) => form.startsWith(fold(partial)));
  const typed = fold(partial);
  const whole = request.options
    .filter((option) => !option.selection)
    .map((option) => describeOption(game, option, words));
  const begun = whole.filter((line) => fold(line).startsWith(typed));
  const verbs = [...new Set(request.options.map((option) => option.verb)), ...queryForms(words)];
  if (!/\s/.test(partial.trimStart()))
    return [...new Set([...verbs.filter((verb) => verb.startsWith(typed)), ...begun])];
  return [...new Set([...begun, ...lastNames(game, request, partial, words)])];
}

/** Completes the last name of a list, or of a slot. */
function lastNames(game: Game, request: Request, partial: string, words: GameWords): readonly string[] {
  const [verb = ''] = fold(partial).split(/\s/);
  const options = request.options.filter((option) => option.verb === verb);
  const form = verbForm(verb, options, words);
  if (form === null) return [];
  const slots = SLOTS.map((slot) => slotWord(form, slot)).join('|');
  const [, head = '', last = ''] = new RegExp(`^(.*(?:,\\s*|\\s(?:${slots})\\s+)|\\S+\\s+)(.*)$`).exec(partial) ?? [];
  const lexicon = new Lexicon(game, request.player, request, words);
  const slot = form.slots.find((one) => fold(head).endsWith(` ${slotWord(form, one)}`)) ?? 'object';
  const labels = offeredFor(options, slot, form, lexicon).map((entry) => entry.label);
  return [...new Set(labels)].filter((label) => fold(label).startsWith(fold(last))).map((label) => head + label);
}
