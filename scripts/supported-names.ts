/** `npm run supported`: adds the cards of the community's data that are supported by now to the list that may only grow. */
import { readFileSync, writeFileSync } from 'node:fs';
import { coverageOf, isSupported } from '../src/catalog/index.ts';
import { haveCards, importedCards } from '../test/language/imported.ts';

const LIST = new URL('../test/language/supported-names.txt', import.meta.url);

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

if (!haveCards) {
  process.stderr.write('The community data is not at hand (../shared/corpus/second-edition/cards.txt).\n');
  process.exitCode = 2;
} else {
  const checked = importedCards();
  const names = new Set(checked.filter(({ card }) => isSupported(card)).map(({ name }) => name));
  const listed = readFileSync(LIST, 'utf8').split('\n').slice(0, -1);
  const lost = listed.filter((name) => !names.has(name));
  const all = [...new Set([...listed, ...names])].toSorted();
  writeFileSync(LIST, `${all.join('\n')}\n`);
  const { total, supported, types } = coverageOf(checked);
  say(`${supported} of ${total} cards are supported; ${all.length - listed.length} are new in the list.`);
  for (const { name, supported: some, total: of } of types) say(`  ${name} ${some} of ${of}`);
  for (const name of lost) say(`No longer supported: ${name}`);
  if (lost.length > 0) process.exitCode = 1;
}
