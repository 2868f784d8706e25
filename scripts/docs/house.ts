/** The picture of the house for ARCHITECTURE.md: which room imports which, as the files of src do. */
import { dirname, join } from 'node:path';
import { code, filesUnder, read, table } from './text.ts';

/** That files of one room import files of another, for running or only for types. */
export interface RoomImport {
  readonly from: string;
  readonly to: string;
  readonly runs: boolean;
}

const IMPORT = /(?:^|\n)(?:import|export)\s+(type\s)?([^;'"]*?)\s*from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'/g;
const roomOf = (file: string): string => file.split('/')[1] ?? file;

/** Does an import take only types: `import type …`, or `{ type A, type B }`? */
function isOfTypes(type: string | undefined, names: string): boolean {
  if (type !== undefined) return true;
  const [, inside] = /^\{([^]*)\}$/.exec(names.trim()) ?? [];
  const each = inside
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '));
}

const files = (): readonly string[] => filesUnder('src', '.ts', '.tsx');

/** Every import from one room to another, once; one that runs hides one for types. */
export function roomImports(): readonly RoomImport[] {
  const found = new Map<string, RoomImport>();
  for (const file of files())
    for (const [, type, names = '', path, loaded] of read(file).matchAll(IMPORT)) {
      const target = join(dirname(file), path ?? loaded ?? '');
      const [from, to] = [roomOf(file), roomOf(target)];
      if (!target.startsWith('src/') || from === to) continue;
      const runs = path === undefined || !isOfTypes(type, names);
      const key = `${from} ${to}`;
      if (runs || !found.has(key)) found.set(key, { from, to, runs });
    }
  return [...found.values()].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

/** The rooms in floors, each above all that it imports; rooms that import each other share a floor. */
export function floors(imports: readonly RoomImport[]): readonly (readonly string[])[] {
  const rooms = [...new Set(files().map(roomOf))].toSorted();
  const below = new Map(rooms.map((room) => [room, imports.filter(({ from }) => from === room).map(({ to }) => to)]));
  const reach = (room: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of below.get(room) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const reached = new Map(rooms.map((room) => [room, reach(room)]));
  const isBelow = (one: string, other: string): boolean =>
    reached.get(other)?.has(one) === true && reached.get(one)?.has(other) !== true;
  const levelOf = (room: string): number =>
    1 + Math.max(-1, ...rooms.filter((other) => isBelow(other, room)).map(levelOf));
  const levels = rooms.map(levelOf);
  const highest = Math.max(...levels);
  return Array.from({ length: highest + 1 }, (_, level) => rooms.filter((_room, at) => levels[at] === highest - level));
}

/** The picture: floors from top to bottom, then who imports whom. */
export function housePicture(): string {
  const imports = roomImports();
  const storeys = floors(imports);
  const boxes = storeys.map((rooms) => rooms.join('   '));
  const width = Math.max(...boxes.map((line) => line.length));
  const rule = `+${'-'.repeat(width + 4)}+`;
  const picture = [rule, ...boxes.flatMap((line) => [`|  ${line.padEnd(width)}  |`, rule])].join('\n');
  const order = storeys.flat();
  const mark = (from: string, to: string): string => {
    const found = imports.find((one) => one.from === from && one.to === to);
    return found === undefined ? '' : found.runs ? 'x' : 't';
  };
  const rows = order.map((from) => [code(from), ...order.map((to) => (from === to ? '·' : mark(from, to)))]);
  return [`\`\`\`text\n${picture}\n\`\`\``, table(['imports', ...order], rows)].join('\n\n');
}
