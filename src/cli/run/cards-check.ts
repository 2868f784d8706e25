/** `spaceline cards check`: how many cards are supported, and what holds the others back. */
import {
  checkCards,
  coverageOf,
  isPartly,
  isSupported,
  readCardsAt,
  shortened,
  toldLine,
  renderedText,
  unborneWords,
  type Checked,
  type Coverage,
  type Share,
} from '../../catalog/index.ts';
import { notCarriedOut } from '../../effects/gate.ts';
import type { CardKinds } from '../../engine/ruleset/card-kinds.ts';
import { editionWords } from '../../rules/card-editions.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import type { CheckOptions } from '../cards.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import { editionOfCardsAt } from './edition-of-cards.ts';
import { editionNamed } from './editions.ts';
import { libraryOf } from './library.ts';
import { print } from './output.ts';
import { reportProblems } from './problems.ts';
import { progressOf } from './progress.ts';

/** Checks the cards at a path, or those installed. Status 1 if one of them is not supported or can't be read. */
export async function runCardsCheck(path: string | undefined, options: CheckOptions): Promise<ExitStatus> {
  const ruleset = options.ruleset ?? (path === undefined ? usualEdition : editionOfCardsAt(path));
  const edition = await editionNamed(ruleset);
  if (typeof edition === 'string') return couldNot(edition);
  const read = path === undefined ? { checked: installed(ruleset), isWhole: true } : checkedAt(path, ruleset);
  const { checked } = read;
  if (checked.length === 0) return couldNot(`no card could be read from '${path ?? ''}'; see the lines above`);
  const coverage = coverageOf(checked);
  if (options.json === true) print(JSON.stringify(report(checked, coverage, ruleset)));
  else {
    for (const line of coverageLines(coverage, options.phrases)) print(line);
    for (const line of blankLines(checked, options)) print(line);
    for (const line of unborneLines(checked, editionWords(ruleset).cardKinds)) print(line);
  }
  return read.isWhole && coverage.supported === coverage.total ? exitStatus.fine : exitStatus.wanting;
}

function installed(ruleset: string): readonly Checked[] {
  const library = libraryOf(ruleset);
  return library.allWithSets().map(({ card, set }) => ({ name: card.id, set, card }));
}

function checkedAt(path: string, ruleset: string): { readonly checked: readonly Checked[]; readonly isWhole: boolean } {
  const read = readCardsAt(path, editionWords(ruleset));
  const isWhole = !reportProblems(read.problems);
  return { checked: checkCards(read, editionWords(ruleset), notCarriedOut, progressOf('Compiling')), isWhole };
}

function report(checked: readonly Checked[], { total, supported, partly }: Coverage, ruleset: string): object {
  const { cardKinds } = editionWords(ruleset);
  const cards = checked.map(({ name, card }) => ({
    name,
    type: card.type,
    supported: isSupported(card),
    partly: isPartly(card),
    leftover: card.leftover,
    blank: card.blank,
    rendered: renderedText(card, cardKinds),
  }));
  return { total, supported, partly, cards };
}

function coverageLines(coverage: Coverage, phrases: number): readonly string[] {
  const { total, supported, partly, types, sets, obstacles } = coverage;
  const shown = obstacles.slice(0, phrases);
  const lines = [`${supported} of ${total} cards are supported (${percent(supported, total)}).`];
  if (partly > 0) lines.push(`${partly} of the others are partly supported: some of their lines are carried out.`);
  lines.push('', ...shareLines('type', types), '', ...shareLines('set', sets));
  if (shown.length === 0) return lines;
  lines.push('', 'What holds cards back: on how many it stands, on how many alone', ' cards  alone  words');
  for (const { words, cards, alone } of shown) lines.push(`${pad(cards)} ${pad(alone)}  ${toldLine(words)}`);
  if (shown.length < obstacles.length) lines.push(`and ${obstacles.length - shown.length} more (--phrases N)`);
  return lines;
}

/** Every card that is not supported, with what is left over of it; where they are allowed, with the lines that are blank. */
function blankLines(checked: readonly Checked[], { allowUnsupported }: CheckOptions): readonly string[] {
  const others = checked.filter(({ card }) => !isSupported(card));
  if (others.length === 0) return [];
  const isAllowed = allowUnsupported === true;
  const heading = isAllowed
    ? 'Played with these lines blank (--allow-unsupported):'
    : 'Not supported, with what is left over:';
  const told = others.map(({ name, card }) => {
    const words = (isAllowed ? card.blank : card.leftover).map((one) => `"${shortened(one, QUOTED)}"`).join(', ');
    return toldLine(`  ${name} (${isPartly(card) ? 'partly' : 'blank'}): ${words}`);
  });
  return ['', heading, ...told];
}

/** So much is quoted of a line. */
const QUOTED = 120;

/** Texts that ask for what no card at hand bears: they find nothing. Whether there is a card of some title cannot be told. */
function unborneLines(checked: readonly Checked[], kinds: CardKinds): readonly string[] {
  const unborne = unborneWords(
    checked.map(({ card }) => card),
    kinds,
  ).filter(({ is, card }) => is !== 'title' && isSupported(card));
  if (unborne.length === 0) return [];
  const told = unborne.map(({ is, word, card }) => toldLine(`  ${card.id}: ${is} ${word}`));
  return ['', 'Asked for by a text, and on none of these cards:', ...told];
}

const pad = (number: number): string => String(number).padStart(6);

function shareLines(what: string, all: readonly Share[]): readonly string[] {
  const shares = all.map((share) => ({ ...share, name: shortened(share.name) }));
  const width = Math.max(what.length, ...shares.map(({ name }) => name.length));
  return [
    `${what.padEnd(width)}  supported  of           partly`,
    ...shares.map(
      ({ name, supported, partly, total }) =>
        `${(name === '' ? '-' : name).padEnd(width)} ${pad(supported)} ${pad(total)}  ${percent(supported, total).padStart(7)}${partly === 0 ? '' : `  ${pad(partly)}`}`,
    ),
  ];
}

/** A share to a tenth of a percent, rounded down. */
export const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '0' : (Math.floor((part * 1000) / whole) / 10).toFixed(1)} %`;
