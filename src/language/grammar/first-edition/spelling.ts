/** How requirements are printed in First Edition: `A + B OR C`, `Skill xN`, attributes in capitals. */

/** A requirement in the words that all editions read: `A, 2 B, and Cunning>30 or C`. Other texts stay as they are. */
export function respelled(text: string): string {
  if (!/ \+ | OR |\bx\s?\d|\b(?:INTEGRITY|CUNNING|STRENGTH)\s*>/.test(text)) return text;
  return text
    .split(/ OR /)
    .map((side) => inARow(side.split(/ \+ /).map(part)))
    .join(' or ');
}

const part = (words: string): string =>
  words
    .trim()
    .replace(/^(.*\S)\s+x\s?(\d+)$/, '$2 $1')
    .replace(/\b(INTEGRITY|CUNNING|STRENGTH)\b/g, (name) => name.charAt(0) + name.slice(1).toLowerCase());

/** `A`, `A and B`, `A, B, and C`. */
function inARow(parts: readonly string[]): string {
  const [last = ''] = parts.slice(-1);
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${last}`;
}
