import { compileText } from '../src/language/compile.ts';
import { secondEditionWords } from '../src/rules/second-edition/edition-words.ts';
const l = secondEditionWords.cardKinds.lexicon;
const c = compileText(process.argv[2]!, { title: 'X', type: 'personnel', lexicon: {...l, keywords: ['MACO']} as any });
console.log(JSON.stringify(c.leftover), JSON.stringify(c.ambiguous), JSON.stringify(c.program.abilities));
