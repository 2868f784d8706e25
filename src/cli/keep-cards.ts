/** Run once by the build: compiles the shipped cards and keeps them beside the bundle, so that starting a game need not. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepShippedCards } from '../catalog/index.ts';
import { notCarriedOut } from '../effects/gate.ts';
import { editionWords } from '../rules/card-editions.ts';
import { editions } from '../rules/editions.ts';

const folder = dirname(fileURLToPath(import.meta.url));
for (const edition of editions.keys()) keepShippedCards(editionWords(edition), folder, notCarriedOut);
