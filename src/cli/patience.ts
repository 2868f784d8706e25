/**
 * Has node wait longer before it optimises a function. The rules are many small functions that meet ever new cards in the first seconds: what is optimised
 * early is thrown away and made again, which took half of the first 5,000 answers' time. Imported for what it does, before anything else.
 */
import { setFlagsFromString } from 'node:v8';

/** By node's major version, as others know no such flag: that with which a function waits, and how long at first and later on, as is usual. */
const budgets = new Map([
  ['20', { flag: '--interrupt-budget', first: 600_000, usual: 67_584 }],
  ['24', { flag: '--invocation-count-for-turbofan', first: 30_000, usual: 3000 }],
]);

/** What is still at work then has met most of what it will meet. */
const secondsOfPatience = 8;

const [major = ''] = process.versions.node.split('.');
const budget = budgets.get(major);
if (budget) {
  setFlagsFromString(`${budget.flag}=${budget.first}`);
  setTimeout(() => {
    setFlagsFromString(`${budget.flag}=${budget.usual}`);
  }, 1000 * secondsOfPatience).unref();
}
