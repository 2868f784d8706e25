/**
 * Which rules of the ledger are shown. A rule is shown if a scenario names it (at most three ids a scenario) and that
 * scenario's trace or a refusal in it cites it, or if the title of a test names it (definitions and absences).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shippedCasts, shippedLibrary } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import type { Ruleset } from '../../src/engine/index.ts';
import { loadLedger, loadRuleIds } from '../../src/rules/ledger.ts';
import { premiere1994 } from '../../src/rules/first-edition/index.ts';
import { objectives } from '../../src/rules/objectives/index.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { runScenarioText, type Editions, type FileOutcome } from '../../src/scenarios/index.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { outlived } from '../engine/invariants.ts';
import { editionWords } from '../../src/rules/card-editions.ts';

const root = join(import.meta.dirname, '../..');
const test = join(root, 'test');
const ruleIds = await loadRuleIds();
/** What outlived its scope at some step of the scenario that runs just now. */
const outlivedNow = new Set<string>();

/** The editions with a watch over every step: `tell` hears what has outlived its scope. */
export function watching(tell: (wrong: readonly string[]) => void): Editions {
  return settling((engine) => {
    tell(outlived(engine.ruleset, engine.state));
  });
}

/** The editions, with something done before every step. */
export function settling(before: (engine: Engine) => void): Editions {
  const watched = (edition: Ruleset): Ruleset => ({
    ...edition,
    settle: (engine) => {
      before(engine);
      return edition.settle(engine);
    },
  });
  return {
    rulesets: Object.fromEntries(
      [secondEdition, objectives, premiere1994].map((edition) => [edition.name, watched(edition)]),
    ),
    usual: secondEdition.name,
    words: editionWords,
    library: (ruleset) => shippedLibrary(editionWords(ruleset), notCarriedOut),
    ruleIds,
    casts: shippedCasts(),
  };
}

const editions = watching((wrong) => {
  for (const one of wrong) outlivedNow.add(one);
});

/** Most ids that one scenario may show. */
const MOST_IDS = 3;
/** Most ids that may be excused. */
const MOST_EXCUSED = 15;

export interface LedgerCount {
  /** Every id of the ledger, in its order. */
  readonly ids: readonly string[];
  readonly shown: ReadonlySet<string>;
  /** Those that can't be shown, by `test/ledger-not-shown.md`. */
  readonly excused: ReadonlySet<string>;
  /** What is wrong with scenarios: ids named but not cited, unknown ids, too many ids. */
  readonly faults: readonly string[];
}

/** The ids of rules that a text holds. */
export const idsIn = (text: string): readonly string[] => text.match(/\b(?:2E|OBJ|94)-[A-Z]+-\d\d\b/g) ?? [];

/** The ledgers whose rules must be shown, by the edition's name: those of a variant are its own, what it carries over is shown elsewhere. */
export const LEDGERS: ReadonlyMap<string, (id: string) => boolean> = new Map([
  [secondEdition.name, (id: string) => id.startsWith('2E-')],
  [objectives.name, (id: string) => /^OBJ-(?!OP-|CARRY-)/.test(id)],
  [premiere1994.name, (id: string) => /^94-(?!OP-)/.test(id)],
]);

function filesUnder(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Every scenario file of the project. */
export const scenarioFiles: readonly string[] = filesUnder(join(test, 'scenarios'), '.yaml').map((file) =>
  relative(root, file),
);

export const scenarioText = (name: string): string => readFileSync(join(root, name), 'utf8');

const outcomes = new Map<string, FileOutcome>();
const outlivedIn = new Map<string, readonly string[]>();

/** Runs a scenario of the project; once, however often it is asked for. */
export function runScenario(name: string): FileOutcome {
  const before = outcomes.get(name);
  if (before) return before;
  const outcome = runScenarioText(scenarioText(name), name, editions);
  outcomes.set(name, outcome);
  outlivedIn.set(name, [...outlivedNow]);
  outlivedNow.clear();
  return outcome;
}

/** What outlived its scope in a scenario of the project: effects, attempts, battles, cards on their way. */
export function outlivedScopes(name: string): readonly string[] {
  runScenario(name);
  return outlivedIn.get(name) ?? [];
}

/** Runs every scenario of the project and counts the rules of an edition's ledger. */
export async function countLedger(edition = secondEdition.name): Promise<LedgerCount> {
  const known = (await loadLedger(edition)).map(({ id }) => id);
  const isOwn = LEDGERS.get(edition);
  if (!isOwn) throw new Error(`no ledger of ${edition}`);
  const ids = known.filter(isOwn);
  const everywhere = new Set(await allIds());
  const shown = new Set<string>();
  const faults: string[] = [];
  for (const name of scenarioFiles) {
    const outcome = runScenario(name);
    if (outcome.kind === 'malformed' || !outcome.result.passed) {
      faults.push(`${name} does not hold`);
      continue;
    }
    const { rules, trace } = outcome.result;
    const cited = new Set(trace.flatMap(idsIn));
    for (const id of rules) {
      if (!everywhere.has(id)) faults.push(`${name}: there is no rule ${id}`);
      else if (cited.has(id)) shown.add(id);
      else faults.push(`${name}: nothing in its trace cites ${id}`);
    }
    if (rules.length > MOST_IDS) faults.push(`${name} names ${rules.length} rules, ${MOST_IDS} are the most`);
  }
  for (const id of idsInTestTitles()) shown.add(id);
  const excused = excusedIds();
  if (excused.size > MOST_EXCUSED) faults.push(`${excused.size} rules are excused, ${MOST_EXCUSED} are the most`);
  return { ids, shown, excused, faults };
}

/** The ids of every ledger. */
async function allIds(): Promise<readonly string[]> {
  const ledgers = await Promise.all([...LEDGERS.keys()].map(loadLedger));
  return ledgers.flatMap((rules) => rules.map(({ id }) => id));
}

/** The rules that nothing shows and that are not excused. */
export function missingRules({ ids, shown, excused }: LedgerCount): readonly string[] {
  return ids.filter((id) => !shown.has(id) && !excused.has(id));
}

/** `2E-SETUP-04, -05` as ids. */
function listed(words: string): readonly string[] {
  let section = '';
  return words.split(',').map((part) => {
    const [, named, number = ''] = /^\s*((?:2E|OBJ|94)-[A-Z]+)?-(\d\d)\s*$/.exec(part) ?? [];
    section = named ?? section;
    return `${section}-${number}`;
  });
}

/** Ids in the titles of tests: `test('2E-SETUP-01: …', …)`. */
function idsInTestTitles(): readonly string[] {
  return filesUnder(test, '.test.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`]((?:2E|OBJ|94)-[^:'"`\n]*):/g)].flatMap(([, ids]) =>
      listed(ids ?? ''),
    ),
  );
}

function excusedIds(): ReadonlySet<string> {
  const file = join(test, 'ledger-not-shown.md');
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => idsIn(/^- \*\*[^*]*\*\*/.exec(line)?.[0] ?? '')),
  );
}

/** By section: rules, shown, missing; then what is wrong with scenarios. `only`: sections to tell about. */
export function ledgerLines(count: LedgerCount, only: readonly string[] = []): readonly string[] {
  const { ids, faults } = count;
  const gone = new Set(missingRules(count));
  const wanted = new Set(only.map((section) => section.toUpperCase()));
  const bySection = new Map<string, string[]>();
  for (const id of ids) {
    const section = id.split('-')[1] ?? '';
    bySection.set(section, [...(bySection.get(section) ?? []), id]);
  }
  const told = [...bySection].filter(([section]) => wanted.size === 0 || wanted.has(section));
  const isMissing = (id: string): boolean => gone.has(id);
  const lines = told.map(([section, own]) => {
    const missing = own.filter(isMissing).map((id) => id.split('-')[2]);
    const seen = own.filter((id) => count.shown.has(id)).length;
    const counted = `${section.padEnd(10)} ${`${own.length}`.padStart(3)} rules ${`${seen}`.padStart(3)} shown`;
    return missing.length > 0 ? `${counted}  missing ${missing.join(' ')}` : counted;
  });
  const all = told.flatMap(([, own]) => own);
  const left = all.filter(isMissing).length;
  const excusedOnes = all.filter((id) => count.excused.has(id) && !count.shown.has(id)).length;
  const seen = all.length - left - excusedOnes;
  return [...lines, `${all.length} rules, ${seen} shown, ${excusedOnes} excused, ${left} missing`, ...faults];
}
