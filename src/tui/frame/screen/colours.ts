/** Colour depth: what a terminal (or its user) takes, and how a richer colour is brought down to it. */
import { itemAt } from '../../../engine/kernel/lists.ts';

export type ColourDepth = 'none' | '16' | '256';

/** A colour as it stands in an SGR sequence: its number among the 16 or the 256, or its three parts; null: the default. */
export type Colour = number | readonly [red: number, green: number, blue: number] | null;

const cube = [0, 95, 135, 175, 215, 255];

/** The colours of xterm's default palette, which most terminals come near to. */
const sixteen: readonly (readonly [number, number, number])[] = [
  [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205], [229, 229, 229],
  [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
]; // prettier-ignore

function partsOf(colour: number): readonly [number, number, number] {
  const basic = sixteen[colour];
  if (basic !== undefined) return basic;
  if (colour >= 232) return [8 + (colour - 232) * 10, 8 + (colour - 232) * 10, 8 + (colour - 232) * 10];
  const index = colour - 16;
  const part = (place: number): number => itemAt(cube, Math.floor(index / place) % 6);
  return [part(36), part(6), part(1)];
}

function nearest(parts: readonly [number, number, number], among: number): number {
  let best = 0;
  let least = Infinity;
  for (let colour = 0; colour < among; colour += 1) {
    const candidate = partsOf(colour);
    const distance = candidate.reduce((sum, value, part) => sum + (value - itemAt(parts, part)) ** 2, 0);
    if (distance < least) [best, least] = [colour, distance];
  }
  return best;
}

/** The parameters of an SGR sequence that set a colour at a depth; empty for the default colour or no colours at all. */
export function sgrOf(colour: Colour, ground: 'fore' | 'back', depth: ColourDepth): string {
  if (colour === null || depth === 'none') return '';
  let number = typeof colour === 'number' ? colour : nearest(colour, 256);
  if (depth === '16' && number >= 16) number = nearest(partsOf(number), 16);
  const base = ground === 'fore' ? 30 : 40;
  if (number < 8) return String(base + number);
  return number < 16 ? String(base + 52 + number) : `${base + 8};5;${number}`;
}
