/** A thread that compiles some of the cards of an import. */
import { parentPort } from 'node:worker_threads';
import { shelfOf } from '../catalog/index.ts';
import { notCarriedOut } from '../effects/gate.ts';
import { editionWords } from '../rules/card-editions.ts';
import { begin, done, isWork, type Made } from './compiling.ts';

parentPort?.once('message', (work: unknown) => {
  if (!isWork(work)) throw new Error('a helper was given nothing to do');
  const { edition, all, wanted, counts, port } = work;
  const shelf = shelfOf(all, editionWords(edition), notCarriedOut);
  for (let some = begin(counts, wanted); ; some = begin(counts, wanted)) {
    const made: Made = some.map((index) => [index, shelf.card(index)]);
    if (made.length > 0) port.postMessage(made);
    done(counts);
    if (made.length === 0) break;
  }
});
