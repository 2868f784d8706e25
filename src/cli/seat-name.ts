/** What a seat can't be called, since commands would read it as more than a name; null if it can. */
export const faultInName = (name: string): string | null =>
  /[:;#",=]/.test(name) ? `the name '${name}' has a character that commands use` : null;
