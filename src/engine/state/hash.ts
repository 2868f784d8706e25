/** A short hash of a state: the same on every machine, for journals and for telling positions apart. */

/** FNV-1a over text, in two 32-bit lanes; 12 hexadecimal digits. */
function hashText(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13);
  }
  return ((one >>> 0).toString(16).padStart(8, '0') + (two >>> 0).toString(16).padStart(8, '0')).slice(0, 12);
}

/** The hash of any plain value, whatever the order of its keys. */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}

/** JSON with keys in alphabetical order. */
function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${listed(value)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  for (const [key, item] of Object.entries(value).sort(byKey))
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  return `{${text}}`;
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Most of a state are lists of whole numbers, which are written as they are. */
function listed(list: readonly unknown[]): string {
  return list.every(Number.isInteger) ? list.join(',') : list.map(canonical).join(',');
}
