/** Of First Edition: reads attributes in capitals. */
import type { Definition } from '../../parse/grammar.ts';
import { token } from '../../parse/parser.ts';
import type { Attr } from '../../tree/index.ts';
import { attribute } from '../core/symbols.ts';

const ATTRIBUTES: readonly Attr[] = ['Integrity', 'Cunning', 'Strength', 'Range', 'Weapons', 'Shields'];

const attributeWords = attribute.is(token((here) => ATTRIBUTES.find((one) => one.toUpperCase() === here.text)));

export const FAMILY: readonly Definition[] = [attributeWords];
