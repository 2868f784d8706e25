/** Computed things that hold as long as a version number stays the same. */
export class Memory {
  private readonly kinds = new Map<string, Map<unknown, unknown>>();
  private version = -1;

  /** The value of some kind about something at this version: remembered, or computed now. */
  recall<T>(version: number, kind: string, about: unknown, compute: () => T, is: (value: unknown) => value is T): T {
    if (this.version !== version) {
      for (const values of this.kinds.values()) values.clear();
      this.version = version;
    }
    const values = this.of(kind);
    const known = values.get(about);
    if (known !== undefined && is(known)) return known;
    const value = compute();
    values.set(about, value);
    return value;
  }

  private of(kind: string): Map<unknown, unknown> {
    const known = this.kinds.get(kind);
    if (known) return known;
    const values = new Map<unknown, unknown>();
    this.kinds.set(kind, values);
    return values;
  }
}

/** A remembered list of numbers, cards mostly. */
export const isNumbers = (value: unknown): value is number[] => Array.isArray(value);
