/** Rows of dilemmas whose TABs have become blanks. */

/** What stands behind the name of a dilemma, word by word. */
const BEHIND_NAME: readonly RegExp[] = [
  /^[\w-]+$/, // the set
  /^st2e-\w+$/i, // the image
  /^[A-Z]{1,3}$/i, // the rarity
  /^[YN]$/i, // unique
  /^\w+$/, // the collector's number
  /^Dilemma$/i,
  /^\d+$/, // the cost
  /^[PSD]$/i, // its kind
];
/** Fields of a dilemma between its kind and its text: all empty. */
const BETWEEN = 13;

/** The fields of a dilemma whose TABs have become blanks; null for any other line. */
export function fieldsWithoutTabs(line: string): readonly string[] | null {
  const words = line.trim().split(/\s+/);
  for (let name = 1; name < words.length - BEHIND_NAME.length; name += 1) {
    const behind = words.slice(name, name + BEHIND_NAME.length);
    if (!BEHIND_NAME.every((shape, index) => shape.test(behind[index] ?? ''))) continue;
    const empty = Array.from({ length: BETWEEN }, () => '');
    const text = words.slice(name + BEHIND_NAME.length).join(' ');
    return [words.slice(0, name).join(' '), ...behind, ...empty, text];
  }
  return null;
}
