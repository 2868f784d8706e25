/** Of Second Edition alone: reads names of attributes, and players known by a card that they command. */
import type { Definition } from '../../parse/grammar.ts';
import { p, token, w, type Parser } from '../../parse/parser.ts';
import type { Attr, PlayerRef } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { attribute, letter, player } from '../core/symbols.ts';
import { KINDS, possessive } from '../core/words.ts';

const ATTRIBUTES: readonly Attr[] = ['Integrity', 'Cunning', 'Strength', 'Range', 'Weapons', 'Shields'];
const attributeWords = attribute.is(token((here) => ATTRIBUTES.find((one) => one === here.text)));

const possessiveWords = possessive.is(w("that captive's", open('captive')));

const playerWords = player.is(
  ...KINDS.map((kind): Parser<PlayerRef> =>
    w(`(the (player|opponent) (who commands|commanding) that ${kind}|that ${kind}'s commander)`, {
      commander: open(kind),
    }),
  ),
  w(`the commander of that one`, { commander: 'that' }),
  p`the commander of ${letter}`.to(([id]) => ({ commander: id })),
);

export const FAMILY: readonly Definition[] = [attributeWords, possessiveWords, playerWords];
