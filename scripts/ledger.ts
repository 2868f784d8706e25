// `npm run ledger [SECTION…]`: how many rules of the ledger the scenarios show, and which are missing.
import { countLedger, ledgerLines } from '../test/ledger/count.ts';

console.log(ledgerLines(await countLedger(), process.argv.slice(2)).join('\n'));
