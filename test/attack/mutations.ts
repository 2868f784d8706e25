/** Carries out mutations of one kind of file, and tells what of it did harm. */
import { chanceFrom } from '../../src/players/chance.ts';
import { borrowed, handBack, type Batch, type Ran } from '../program/batch.ts';
import { harmOf } from './harm.ts';
import { lastLine, type Kind, type Specimen } from './kinds.ts';
import { mutated } from './mutators.ts';
import { mostMilliseconds, run } from './program.ts';
import { changesBetween, Sandbox } from './sandbox.ts';

/** One mutation that did harm, or several that were given to the program together. */
export interface Harmful {
  /** Its number: with the kind and the seed it is made again. */
  readonly number: number;
  readonly file: string;
  readonly bytes: Buffer;
  readonly did: readonly string[];
  readonly args: readonly string[];
  readonly isReal: boolean;
  readonly harms: readonly string[];
  readonly said: string;
}

export interface Mutations {
  /** How many were made, how many of them went through the program as it is run, and how often it ended with which status. */
  readonly made: number;
  readonly real: number;
  readonly statuses: ReadonlyMap<number | null, number>;
  readonly harmful: readonly Harmful[];
}

export interface Plan {
  readonly seed: number;
  /** The numbers of the mutations to make: `count` from `first` on. */
  readonly first: number;
  readonly count: number;
  /** Every so many mutations one goes through the program as it is run, the others share a process. */
  readonly realEvery: number;
  readonly jobs: number;
  readonly progress: (made: number) => void;
}

const SHOWN = 600;

/** Mutates specimens of a kind as the plan says, and lets the program read them. */
export async function mutate(kind: Kind, index: number, plan: Plan): Promise<Mutations> {
  const shop = new Sandbox();
  const specimens = await kind.specimens(shop);
  shop.remove();
  const statuses = new Map<number | null, number>();
  const harmful: Harmful[] = [];
  const step = kind.linesAtOnce ?? 1;
  const until = plan.first + plan.count;
  let next = plan.first;
  let real = 0;
  const work = async (): Promise<void> => {
    const sandbox = new Sandbox();
    const batch = borrowed();
    while (next < until) {
      const number = next;
      next += step;
      const numbers = Array.from({ length: Math.min(step, until - number) }, (_, more) => number + more);
      const made = numbers.map((each) => mutationOf(specimens, [plan.seed, index, each]));
      const isReal = kind.isReadOnce === true || step > 1 || number % plan.realEvery === 0;
      if (isReal) real += numbers.length;
      const first = made[0];
      if (first === undefined) break;
      const given = { ...first, bytes: joined(made), did: made.flatMap(({ did }) => did) };
      for (const [ran, args, harms] of await attacks(kind, given, sandbox, isReal ? null : batch, number)) {
        statuses.set(ran.status, (statuses.get(ran.status) ?? 0) + 1);
        const said = `${ran.out.slice(0, SHOWN)}\n${ran.err.slice(0, SHOWN)}`.trim();
        const { name: file, bytes, did } = given;
        if (harms.length > 0) harmful.push({ number, file, bytes, did, args, isReal, harms, said });
      }
      plan.progress(numbers.length);
    }
    handBack(batch);
    sandbox.remove();
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return { made: plan.count, real, statuses, harmful };
}

type Mutation = Specimen & { readonly did: readonly string[] };

function mutationOf(specimens: readonly Specimen[], seed: readonly number[]): Mutation {
  const chance = chanceFrom(...seed);
  const specimen = specimens[chance.below(specimens.length)];
  if (specimen === undefined) throw new Error('there are no specimens');
  return { name: specimen.name, ...mutated(specimen.bytes, chance) };
}

const joined = (made: readonly Mutation[]): Buffer =>
  Buffer.concat(made.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [Buffer.from('\n'), bytes])));

/** Lets the program read a file: through a batch all runs of the kind, else one of them. */
async function attacks(
  kind: Kind,
  given: Mutation,
  sandbox: Sandbox,
  batch: Batch | null,
  number: number,
): Promise<readonly (readonly [Ran, readonly string[], readonly string[]])[]> {
  const all = kind.runs(given.name);
  const chosen = batch === null ? all.slice(number % all.length).slice(0, 1) : all;
  const told: (readonly [Ran, readonly string[], readonly string[]])[] = [];
  for (const args of chosen) {
    sandbox.clear();
    const isInput = kind.linesAtOnce !== undefined;
    if (!isInput) sandbox.write(given.name, given.bytes);
    const before = sandbox.snapshot();
    const input = isInput ? Buffer.concat([given.bytes, Buffer.from(`\n${lastLine}\n`)]) : '';
    const ran =
      batch === null
        ? await run(sandbox, args, { input })
        : await batch.run({ args, cwd: sandbox.folder, env: sandbox.environment(), input }, mostMilliseconds);
    const harms = [...harmOf(ran, args.includes('--json'))];
    if (isInput && !ran.out.includes('\n{"type":"view"')) harms.push('the last line has no answer');
    for (const path of changesBetween(before, sandbox.snapshot())) {
      const [was, is] = [before.get(path), sandbox.snapshot().get(path)];
      const isMeant = was === undefined ? kind.mayCome?.test(path) : is !== undefined && kind.mayBecome?.(was, is);
      if (isMeant !== true) harms.push(`${path} ${was === undefined ? 'came' : is === undefined ? 'went' : 'changed'}`);
    }
    told.push([ran, args, harms]);
  }
  return told;
}
