/** What would help where an order can't be given: said after the reason, as one does it here. */
import type { Remedy } from '../face.ts';
import type { Desk } from '../state.ts';

/** What is asked at which table. */
type Asked = Pick<Desk, 'face' | 'view' | 'request'>;

/** Why not, and which keys would help: `nothing is left to spend: e goes on. [RULE]`. */
export function withKeys(asked: Asked, verb: string, reason: string): string {
  const { face, request } = asked;
  if (request !== null && !face.openEnded.has(request.kind)) return helped(reason, '0 goes back to the question');
  const keys = new Map(face.orders.map((order) => [order.verb, order.key]));
  return helped(
    reason,
    inWords(remediesFor(asked, verb), (helper) => keys.get(helper) ?? helper),
  );
}

/** The same with the words that one types: `nothing is left to spend: "end" goes on`. */
export const withCommands = (asked: Asked, verb: string, reason: string): string =>
  helped(
    reason,
    inWords(remediesFor(asked, verb), (helper) => `"${helper}"`),
  );

/** Those that are possible now. */
function remediesFor({ face, view, request }: Asked, verb: string): readonly Remedy[] {
  if (request === null || !face.openEnded.has(request.kind)) return [];
  const can = new Set(request.options.map((option) => option.verb));
  return face.remedies(view, request, verb).filter((remedy) => can.has(remedy.verb) && remedy.verb !== verb);
}

const inWords = (remedies: readonly Remedy[], way: (verb: string) => string): string =>
  remedies.map(({ verb, does }) => `${way(verb)} ${does}`).join(', ');

/** The help before the rules, where there is any. */
function helped(reason: string, help: string): string {
  if (help === '') return reason;
  const [, why = reason, rules = ''] = /^(.*?)\.?( \[[^\]]*\])?$/.exec(reason) ?? [];
  return `${why}: ${help}.${rules}`;
}
