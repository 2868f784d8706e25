/** While something is read, some of the cards spoken of are not meant, or only if nothing else is. */
import type { Sel } from '../tree/index.ts';
import type { Mention } from './mentions.ts';

/** 'Choose a ship. Place this on it': while this is read, none of these is meant: what is moved, and where it is. */
export function otherThan(all: Mention[], moved: readonly Sel[], read: () => void): void {
  const isMoved = ({ sel, id }: Mention): boolean =>
    moved.some((one) => sel === one || (id !== undefined && (id === one.ref || id === one.as)));
  const hidden = all.filter(isMoved);
  all.splice(0, all.length, ...all.filter((one) => !isMoved(one)));
  read();
  all.push(...hidden);
}

/** While this is read, none of these is meant; gives what was spoken of in it. */
export function hiding(all: Mention[], those: readonly Mention[], read: () => void): Mention[] {
  const before = [...all];
  const kept = before.filter((one) => !those.includes(one));
  all.splice(0, all.length, ...kept);
  read();
  const spoken = all.filter((one) => !kept.includes(one));
  all.splice(0, all.length, ...before.filter((one) => those.includes(one) || all.includes(one)), ...spoken);
  return spoken;
}

/** While this is read, these are meant only if nothing else fits. */
export function ratherThan(all: Mention[], those: readonly Mention[], read: () => void): void {
  const others = all.filter((one) => !those.includes(one));
  all.splice(0, all.length, ...those, ...others);
  read();
  all.splice(others.length, 0, ...all.splice(0, those.length));
}
