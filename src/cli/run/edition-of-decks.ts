/** Of which edition decks are, where nobody says it: what their files say, and which editions have a deck of that name. */
import { existsSync } from 'node:fs';
import { readTextFile, shippedDecks } from '../../catalog/index.ts';
import { editions } from '../../rules/editions.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import type { GivenOptions, PlayOptions } from '../play.ts';
import { deckName, deckRanks } from './decks.ts';

const RULESET = /^#\s*ruleset:\s*(\S+)\s*$/m;

/** The edition that a deck file says it is built for; null where it says none that there is. */
function saidIn(path: string): string | null {
  const source = readTextFile(path, 'a deck file');
  const said = 'severity' in source ? undefined : RULESET.exec(source.text)?.[1];
  return said !== undefined && editions.has(said) ? said : null;
}

/** A deck of that name that an edition has. */
interface Named {
  readonly edition: string;
  readonly deck: string;
}

/** The editions that have a shipped deck called so, each with the one that is meant; where one has it in full, only such. */
function shippedAs(named: string): readonly Named[] {
  const wanted = named.toLowerCase();
  for (const fits of deckRanks) {
    const found = [...editions.keys()].flatMap((edition): readonly Named[] => {
      const deck = shippedDecks(edition)
        .map(deckName)
        .find((name) => fits(name.toLowerCase(), wanted));
      return deck === undefined ? [] : [{ edition, deck }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The editions a deck may be of; none where nothing tells. */
function editionsOf(named: string): readonly string[] {
  if (!existsSync(named)) return shippedAs(named).map(({ edition }) => edition);
  const said = saidIn(named);
  return said === null ? [] : [said];
}

/** The one edition that decks are of, the usual one where nothing tells; a problem where they are of different ones, or where names fit several. */
export function editionOfDecks(
  ...named: readonly string[]
): { readonly edition: string } | { readonly problem: string } {
  const told = named.map(editionsOf).filter((all) => all.length > 0);
  const [first, ...others] = told;
  if (first === undefined) return { edition: usualEdition };
  const all = first.filter((edition) => others.every((one) => one.includes(edition)));
  const [only, ...more] = all;
  if (only !== undefined && more.length === 0) return { edition: only };
  const each = named.map((deck) => `'${deck}' is ${wordsOf(deck)}`).join(', ');
  if (only === undefined)
    return { problem: `these decks are of different editions: ${each}; name decks of one edition` };
  const choice = all.map((edition) => `--ruleset ${edition}`).join(' or ');
  return { problem: `it is not told which edition is meant: ${each}; say ${choice}` };
}

function wordsOf(deck: string): string {
  if (existsSync(deck)) return `of ${saidIn(deck) ?? 'no edition that it names'}`;
  const shipped = shippedAs(deck);
  if (shipped.length === 0) return 'no shipped deck';
  return shipped.map(({ deck: name, edition }) => `${name} of ${edition}`).join(' or ');
}

/** The options of a game with its edition: that which is named, else the one of its decks; a string says why it has none. */
export function withEdition(given: GivenOptions): PlayOptions | string {
  const { ruleset, deck, versus } = given;
  if (ruleset !== undefined) return { ...given, ruleset };
  const found = editionOfDecks(...[deck, versus].filter((named) => named !== undefined));
  return 'problem' in found ? found.problem : { ...given, ruleset: found.edition };
}
