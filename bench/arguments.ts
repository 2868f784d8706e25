/** What `npm run bench -- ARGS` is asked for. */
export const parts = [
  'cold',
  'warm',
  'garbage',
  'bots',
  'editions',
  'position',
  'growth',
  'keys',
  'start',
  'replay',
  'import',
] as const;

export type Part = (typeof parts)[number];

export interface Wanted {
  readonly json: boolean;
  readonly only: readonly Part[];
  /** The community's table of cards; null: not at hand. */
  readonly corpus: string | null;
}

export const usage = `npm run bench -- [--json] [--only PART]... [--corpus FILE]

Measures ${parts.join(', ')}. --corpus (or SPACELINE_CORPUS): a table of all cards, to be imported.`;

const isPart = (name: string): name is Part => parts.some((part) => part === name);

/** Reads the arguments; a string says what is wrong with them. */
export function wantedBy(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Wanted | string {
  let json = false;
  let corpus = env['SPACELINE_CORPUS'] ?? null;
  const only: Part[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--json') {
      json = true;
      continue;
    }
    if (arg !== '--only' && arg !== '--corpus') return `there is no option '${arg}'`;
    const value = left.shift();
    if (value === undefined) return `${arg} needs a value`;
    if (arg === '--corpus') corpus = value;
    else if (isPart(value)) only.push(value);
    else return `there is no part '${value}'; there are ${parts.join(', ')}`;
  }
  return { json, only: only.length === 0 ? parts : only, corpus };
}
