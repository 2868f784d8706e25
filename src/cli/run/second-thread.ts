/** Compiles cards with a second thread, where there is a second processor. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Help } from '../../catalog/index.ts';
import { bundleFolder } from '../../catalog/package-files.ts';
import { isMade, newCounts, takeSome, waitForHelper, type Made, type Work } from '../compiling.ts';

/** A thread that hands nothing over for so long has failed: what it took is compiled here. */
const longestWait = 10_000;

/** The thread, which loads the compiler meanwhile; null where nothing is gained by one, and from the source. */
function started(): Worker | null {
  const folder = bundleFolder();
  const module = folder === null ? null : join(folder, 'compile-cards.worker.js');
  if (module === null || !existsSync(module) || availableParallelism() < 2) return null;
  const worker = new Worker(module);
  // What it leaves undone is done here, so that its failure is none of ours.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** Help from a second thread, which begins to load now: called before cards are read, it is ready when they are. */
export function secondThread(): Help {
  const worker = started();
  return (edition, all, wanted) => {
    if (worker === null) return null;
    const counts = newCounts();
    const { port1, port2 } = new MessageChannel();
    const work: Work = { edition, all, wanted, counts, port: port2 };
    worker.postMessage(work, [port2]);
    return {
      take: () => takeSome(counts, wanted),
      made: () => {
        waitForHelper(counts, longestWait);
        const made = handedOver(port1);
        port1.close();
        void worker.terminate();
        return made;
      },
    };
  };
}

/** Help from a second thread, begun only where it is asked for. */
export const withSecondThread: Help = (...work) => secondThread()(...work);

function handedOver(port: MessagePort): Made {
  const all: Made[number][] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    const made: unknown = next.message;
    if (isMade(made)) all.push(...made);
  }
  return all;
}
