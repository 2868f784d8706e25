/** Lists what may be typed now, for `help`. */
import type { Request } from '../engine/asking/request.ts';
import type { GameWords } from './editions.ts';
import { verbForm } from './grammar.ts';
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
