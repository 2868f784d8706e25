// `npm run ledger [SECTION…]`: how many rules of the ledger the scenarios show, and which are missing. Fails if one is.
import { countLedger, ledgerLines, missingRules } from '../test/ledger/count.ts';

const count = await countLedger();
console.log(ledgerLines(count, process.argv.slice(2)).join('\n'));
if (missingRules(count).length > 0 || count.faults.length > 0) process.exitCode = 1;
