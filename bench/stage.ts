/** Run as a process: loads the contestant named, and carries out the tasks it is sent. */
import { pathToFileURL } from 'node:url';
import { carryOut, type Contestant, type Task } from './contestant.ts';

const [, , path = ''] = process.argv;
const contestant = (await import(pathToFileURL(path).href)) as Contestant;
process.on('message', (task: Task) => {
  process.send?.(carryOut(contestant, task));
});
process.send?.('ready');
