/** A folder of its own for runs of the program: its data, its home, and what it is given. Nothing outside of it is written to. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What lies in a folder: the bytes of every file, by its path there. */
export type Snapshot = ReadonlyMap<string, Buffer>;

/** Those that are there; none outlives the attack. */
const made = new Set<Sandbox>();
process.once('exit', () => made.forEach((sandbox) => sandbox.remove()));

export class Sandbox {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'spaceline-attack-')));

  constructor() {
    made.add(this);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Puts a file there and hands its path back. */
  write(name: string, content: Uint8Array | string): string {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  snapshot(): Snapshot {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    return new Map(files.toSorted().map((file) => [file.slice(this.folder.length + 1), readFileSync(file)]));
  }

  /** The program's surroundings: nothing of whoever started the attack, but where programs lie. */
  environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: this.path('home'),
      SPACELINE_DATA: this.path('data'),
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
      NO_COLOR: '1',
    };
  }

  /** Empties the folder for the next run. */
  clear(): void {
    for (const name of readdirSync(this.folder)) rmSync(this.path(name), { recursive: true });
  }

  remove(): void {
    made.delete(this);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** How a folder differs from what it was: the paths of files that came, went or changed. */
export function changesBetween(before: Snapshot, after: Snapshot): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was === undefined || is === undefined || !was.equals(is);
  });
}
