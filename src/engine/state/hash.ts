/** A short hash of a state: the same on every machine, for journals and for telling positions apart. */
import { itemAt } from '../kernel/lists.ts';

/** The hash of any plain value, whatever the order of its keys. */
export function hashOf(value: unknown): string {
  const sum = new Sum();
  sum.addValue(value);
  return sum.digits();
}

/** FNV-1a over JSON with keys in alphabetical order, in two 32-bit lanes. The text itself is never made: that took most of the time. */
class Sum {
  #one = 0x811c9dc5 | 0;
  #two = 0x01000193;

  /** 12 hexadecimal digits. */
  digits(): string {
    const [one, two] = [this.#one, this.#two].map((lane) => (lane >>> 0).toString(16).padStart(8, '0'));
    return `${one}${two}`.slice(0, 12);
  }

  addValue(value: unknown): void {
    if (typeof value === 'number') this.#addNumber(value);
    else if (typeof value === 'string') this.#addString(value);
    else if (Array.isArray(value)) this.#addList(value);
    else if (isObject(value)) this.#addObject(value);
    else this.#add(JSON.stringify(value));
  }

  #addNumber(value: number): void {
    const signs = signsOf(value);
    if (signs === 0) this.#add(Number.isFinite(value) ? String(value) : 'null');
    else this.#addSigns(signs >>> 8);
  }

  /** Adds up to four signs, the first in the lowest byte. */
  #addSigns(signs: number): void {
    let one = this.#one;
    let two = this.#two;
    for (let left = signs; left !== 0; left >>>= 8) {
      const code = left & 0xff;
      one = addedTo(one, code);
      two = addedToOther(two, code);
    }
    this.#one = one;
    this.#two = two;
  }

  /** Each sign is looked at and added in one go; where one is found that JSON writes otherwise, none of them counts. */
  #addString(text: string): void {
    let one = addedTo(this.#one, QUOTE);
    let two = addedToOther(this.#two, QUOTE);
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) {
        this.#add(JSON.stringify(text));
        return;
      }
      one = addedTo(one, code);
      two = addedToOther(two, code);
    }
    this.#one = addedTo(one, QUOTE);
    this.#two = addedToOther(two, QUOTE);
  }

  /** Most of a state are lists of small whole numbers: each of them is added at once, with the comma before it. */
  #addList(list: readonly unknown[]): void {
    this.#addCode(OPEN_LIST);
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index];
      const signs = typeof item === 'number' ? signsOf(item) : 0;
      if (signs !== 0) this.#addSigns(index === 0 ? signs >>> 8 : signs);
      else {
        if (index > 0) this.#addCode(COMMA);
        this.addValue(item);
      }
    }
    this.#addCode(CLOSE_LIST);
  }

  #addObject(value: Readonly<Record<string, unknown>>): void {
    let isFirst = true;
    this.#addCode(OPEN_OBJECT);
    for (const key of Object.keys(value).sort()) {
      const item = value[key];
      if (item === undefined) continue;
      if (!isFirst) this.#addCode(COMMA);
      isFirst = false;
      this.#addString(key);
      this.#addCode(COLON);
      this.addValue(item);
    }
    this.#addCode(CLOSE_OBJECT);
  }

  #add(text: string): void {
    for (let index = 0; index < text.length; index += 1) this.#addCode(text.charCodeAt(index));
  }

  #addCode(code: number): void {
    this.#one = addedTo(this.#one, code);
    this.#two = addedToOther(this.#two, code);
  }
}

/** What a lane is with one more sign, and what the other is. */
const addedTo = (lane: number, code: number): number => Math.imul(lane ^ code, 0x01000193);
const addedToOther = (lane: number, code: number): number => Math.imul(lane ^ code, 0x85ebca6b) ^ (lane >>> 13);

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, COLON, QUOTE, BACKSLASH] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a, 0x22, 0x5c,
];

/** So large whole numbers have three signs. */
const LARGEST = 999;

/** The whole numbers from -1 on as they stand in a list: a comma and up to three signs, the first in the lowest byte. */
const SMALL: readonly number[] = Array.from({ length: LARGEST + 2 }, (_, index) => packed(`,${index - 1}`));

function packed(text: string): number {
  let signs = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) signs = (signs << 8) | text.charCodeAt(index);
  return signs;
}

/** Zero for any other number: it is not looked up, since looking for what is not there is slow. */
const signsOf = (value: number): number =>
  value >= -1 && value <= LARGEST && Number.isInteger(value) ? itemAt(SMALL, value + 1) : 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
