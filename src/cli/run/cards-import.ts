/** `spaceline cards import`: takes card data over into the player's data folder. */
import { statSync } from 'node:fs';
import { coverageOf, hasErrors, installCards, readCardsAt } from '../../catalog/index.ts';
import { notCarriedOut } from '../../effects/gate.ts';
import { editionWords } from '../../rules/card-editions.ts';
import type { ImportOptions } from '../cards.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import { percent } from './cards-check.ts';
import { editionOfCardsAt } from './edition-of-cards.ts';
import { editionNamed } from './editions.ts';
import { alone } from '../files/lock.ts';
import { dataFolder } from './folders.ts';
import { importedCards } from './imported-cards.ts';
import { complain, print } from './output.ts';
import { reportProblems } from './problems.ts';
import { progressOf } from './progress.ts';
import { secondThread, withSecondThread } from './second-thread.ts';

/** A file of so many bytes holds enough cards for two. */
const LARGE = 100_000;

function isLarge(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size > LARGE;
}

/** Imports the cards at a path. What can't be read is told by line; nothing is changed where nothing could be read. */
export async function runCardsImport(path: string, options: ImportOptions): Promise<ExitStatus> {
  const ruleset = options.ruleset ?? editionOfCardsAt(path);
  const edition = await editionNamed(ruleset);
  if (typeof edition === 'string') return couldNot(edition);
  const help = isLarge(path) ? secondThread() : withSecondThread;
  const { cards, problems, tally, files, passedOver } = readCardsAt(path, editionWords(ruleset));
  reportProblems(problems);
  for (const file of passedOver) complain(`${file}: passed over, it holds no cards`);
  if (cards.length === 0) return couldNot(`nothing was imported from '${path}'; see the lines above`);
  const target = importedCards(ruleset);
  dataFolder('cards');
  const installed = await alone(target, complain, () =>
    installCards(
      target,
      editionWords(ruleset),
      cards.map(({ card }) => card),
      {
        gate: notCarriedOut,
        progress: progressOf('Compiling the cards'),
        only: options.only === true,
        help,
      },
    ),
  );
  if ('problem' in installed) return couldNot(`${target}: ${installed.problem}`);
  reportProblems(installed.problems);
  if (hasErrors(installed.problems)) return exitStatus.couldNot;
  const checked = installed.shelf.entries.map(({ id, set }, index) => ({
    name: id,
    set,
    card: installed.shelf.card(index),
  }));
  const { total, supported } = coverageOf(checked);
  const replaced = installed.replaced === 0 ? '' : `, ${installed.replaced} of them in place of older ones`;
  print(`${cards.length} cards from ${files.length === 1 ? (files[0] ?? path) : `${files.length} files`}${replaced}`);
  if (tally.rows > 0) {
    print(
      `  ${tally.rows} rows: ${tally.merged} reprints merged, ${tally.repaired} put right, ${tally.refused} not read`,
    );
  }
  if (installed.damaged !== null) {
    const { aside, rescued } = installed.damaged;
    const taken = `${rescued} ${rescued === 1 ? 'card is' : 'cards are'} taken over from it`;
    print(`  the file before was damaged: ${taken}, and it is kept as ${aside}`);
  }
  print(`  kept in ${target}: ${supported} of ${total} supported (${percent(supported, total)})`);
  return exitStatus.fine;
}
