// `npm run ledger [SECTION…]`: how many rules of the ledger the scenarios show, and which are missing. Fails if one is.
import { countLedger, ledgerLines, LEDGERS, missingRules } from '../test/ledger/count.ts';

for (const edition of LEDGERS.keys()) {
  const count = await countLedger(edition);
  console.log([`${edition}:`, ...ledgerLines(count, process.argv.slice(2))].join('\n'));
  if (missingRules(count).length > 0 || count.faults.length > 0) process.exitCode = 1;
}
