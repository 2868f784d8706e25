/** What may happen to a file, by accident or by design: bytes in, bytes out, by chance. */
import type { Chance } from '../../src/players/chance.ts';
import { entities, OBJECT_NAMES, UNSEEN } from '../hostile.ts';

type Mutator = (bytes: Buffer, chance: Chance) => Buffer;

const pick = <T>(list: readonly T[], chance: Chance): T => {
  const picked = list[chance.below(list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};

/** Bytes with a part of them replaced. */
const spliced = (bytes: Buffer, at: number, removed: number, put: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + removed)]);

const somewhere = (bytes: Buffer, chance: Chance): number => chance.below(bytes.length + 1);

/** A mutator of lines, each with its line end. */
const ofLines =
  (change: (lines: string[], chance: Chance) => readonly string[]): Mutator =>
  (bytes, chance) => {
    const lines = bytes.toString('latin1').split(/(?<=\n)/);
    return Buffer.from(change(lines, chance).join(''), 'latin1');
  };

/** A mutator of one of the places that a pattern finds; without one the bytes stay. */
const ofMatch =
  (pattern: RegExp, change: (found: string, chance: Chance) => string): Mutator =>
  (bytes, chance) => {
    const text = bytes.toString('utf8');
    const matches = [...text.matchAll(pattern)];
    if (matches.length === 0) return bytes;
    const { 0: found, index } = pick(matches, chance);
    return Buffer.from(text.slice(0, index) + change(found, chance) + text.slice(index + found.length));
  };

const extremes: readonly string[] = [
  ...['0', '-1', '1', '-0', '1.5', '255', '2147483648', '9007199254740993', '99999999999999999999'],
  ...['1e308', '1e999', 'NaN', 'Infinity', '0x10', '0o7', '1_000', '٣', ''],
];

const words = /\p{L}[\p{L}'.]*/gu;
const fields = /"[^"\n]*"|[^\t,:\n{}[\]"]+/g;

const signs: readonly string[] = Array.from('{}[]()"\'`:;,#@&*|>%!?\\/<=-');
const unseenTexts = Object.values(UNSEEN);
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
const asJson = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** Deep, where something reads what is within by calling itself. */
const nests: readonly string[] = [
  '['.repeat(20_000),
  '{"a":'.repeat(20_000),
  `${'['.repeat(5000)}1${']'.repeat(5000)}`,
  '{a: '.repeat(3000),
  '('.repeat(10_000),
  Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}- a:\n`).join(''),
  '- '.repeat(5000),
  '&a [*a, *a, *a]',
];

const mutators: Readonly<Record<string, Mutator>> = {
  'a bit flips': (bytes, chance) => {
    const flipped = Buffer.from(bytes);
    const at = chance.below(bytes.length);
    if (bytes.length > 0) flipped[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
    return flipped;
  },
  'bytes come in': (bytes, chance) => {
    const put = Buffer.from(Array.from({ length: 1 + chance.below(8) }, () => chance.below(256)));
    return spliced(bytes, somewhere(bytes, chance), 0, put);
  },
  'bytes go': (bytes, chance) => spliced(bytes, somewhere(bytes, chance), 1 + chance.below(40), Buffer.alloc(0)),
  'it is cut': (bytes, chance) => bytes.subarray(0, somewhere(bytes, chance)),
  'its beginning goes': (bytes, chance) => bytes.subarray(somewhere(bytes, chance)),
  'a line comes twice': ofLines((lines, chance) => {
    const at = chance.below(lines.length);
    return lines.toSpliced(at, 0, lines[at] ?? '');
  }),
  'a line goes': ofLines((lines, chance) => lines.toSpliced(chance.below(lines.length), 1)),
  'lines change places': ofLines((lines, chance) => {
    const [one, other] = [chance.below(lines.length), chance.below(lines.length)];
    return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '');
  }),
  'lines stand backwards': ofLines((lines) => lines.toReversed()),
  'it is saved by another program': (bytes, chance) => {
    const text = bytes.toString('utf8');
    return pick(
      [
        () => Buffer.from(text, 'utf16le'),
        () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
        () => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
        () => Buffer.from(text, 'latin1'),
        () => Buffer.from(bytes.toString('latin1'), 'utf8'),
        () => Buffer.from(text.replaceAll('\n', '\r\n')),
        () => Buffer.from(text.replaceAll('\n', '\r')),
        () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
        () => Buffer.concat([bytes, Buffer.alloc(4096)]),
        () => Buffer.alloc(bytes.length),
      ],
      chance,
    )();
  },
  'a number is an extreme': ofMatch(/-?\d+(\.\d+)?/g, (_, chance) => pick(extremes, chance)),
  'a word is a name of JavaScript': ofMatch(words, (_, chance) => pick(OBJECT_NAMES, chance)),
  'a field is a name of JavaScript': ofMatch(fields, (field, chance) => {
    const name = pick(OBJECT_NAMES, chance);
    return field.startsWith('"') ? `"${name}"` : name;
  }),
  'a word has unseen characters': ofMatch(words, (word, chance) => word + pick(unseenTexts, chance)),
  'a word has escaped characters': ofMatch(words, (word, chance) => {
    const text = pick(unseenTexts, chance);
    return word + pick([escaped, asJson, entities], chance)(text);
  }),
  'something is deeply nested': (bytes, chance) =>
    spliced(bytes, somewhere(bytes, chance), 0, Buffer.from(pick(nests, chance))),
  'a field is deeply nested': ofMatch(fields, (_, chance) => pick(nests, chance)),
  'a word is very long': ofMatch(words, (word, chance) => word.repeat(pick([50, 1000, 20_000], chance))),
  'a line is very long': ofMatch(/[^\n]+/g, (line, chance) =>
    `${line}${pick([' ', ', ', ' or ', ''], chance)}`.repeat(pick([20, 200, 2000], chance)).slice(0, 2 ** 20),
  ),
  'a field is another': (bytes, chance) => {
    const all = bytes.toString('utf8').match(fields) ?? [];
    return all.length === 0 ? bytes : ofMatch(fields, () => pick(all, chance))(bytes, chance);
  },
  'a field goes': ofMatch(fields, () => ''),
  'a sign is another': ofMatch(/[^\p{L}\p{N}\s]/gu, (_, chance) => pick(signs, chance)),
};

const names = Object.keys(mutators);

/** A specimen with one to three things done to it, and what they were. */
export function mutated(specimen: Buffer, chance: Chance): { readonly bytes: Buffer; readonly did: readonly string[] } {
  let bytes = specimen;
  const did = Array.from({ length: 1 + chance.below(3) }, () => pick(names, chance));
  for (const name of did) bytes = mutators[name]?.(bytes, chance) ?? bytes;
  return { bytes, did };
}
