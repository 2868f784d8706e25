/** A short hash of a state: the same on every machine, for journals and for telling positions apart. */

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

  /** Most of a state are small whole numbers. */
  #addNumber(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < 100) {
      if (value >= 10) this.#addCode(ZERO + Math.trunc(value / 10));
      this.#addCode(ZERO + (value % 10));
    } else this.#add(Number.isFinite(value) ? String(value) : 'null');
  }

  #addString(text: string): void {
    if (ESCAPED.test(text)) this.#add(JSON.stringify(text));
    else {
      this.#addCode(QUOTE);
      this.#add(text);
      this.#addCode(QUOTE);
    }
  }

  #addList(list: readonly unknown[]): void {
    this.#addCode(OPEN_LIST);
    for (let index = 0; index < list.length; index += 1) {
      if (index > 0) this.#addCode(COMMA);
      this.addValue(list[index]);
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
    this.#one = Math.imul(this.#one ^ code, 0x01000193);
    this.#two = Math.imul(this.#two ^ code, 0x85ebca6b) ^ (this.#two >>> 13);
  }
}

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, COLON, QUOTE, ZERO] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a, 0x22, 0x30,
];

/** What JSON writes otherwise than it is. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
