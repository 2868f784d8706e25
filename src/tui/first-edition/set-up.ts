/** Laying, seeding and stops by one key each: what a key answers, and how the rest of the seeds is placed. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import { cardOf } from '../frame/cards.ts';
import type { Shortcut } from '../frame/face.ts';
import { beneath } from './card-facts.ts';

/** Lays the Mission at an end of the spaceline. */
const layAt =
  (end: string): Shortcut['answer'] =>
  (_view, { options }) => {
    const option = options.findIndex(({ selection }) =>
      selection?.from.some((each) => each.kind === 'word' && each.value === end),
    );
    return option < 0 ? null : { option, chosen: [0] };
  };

/** Seeds the first card there is where it does most by rule of thumb; passes when none is left. */
function fill(view: View, { options }: Request): Answer | null {
  const [first] = options.filter(({ verb }) => verb === 'seed');
  if (first === undefined) return passing(options);
  const ways = options.filter(({ card }) => card === first.card);
  const [best] = ways.toSorted((one, other) => weight(view, one) - weight(view, other));
  return best === undefined ? null : { option: options.indexOf(best) };
}

/** Dilemmas are for the opponent's Missions, artifacts for one's own, and both are spread out. */
function weight(view: View, { card, on }: Option): number {
  const [seed, place] = [cardOf(view, card), cardOf(view, on)];
  if (seed === undefined || place === undefined) return Infinity;
  const isOthers = place.owner !== view.viewer;
  const isWanted = seed.definition.dilemma === undefined ? !isOthers : isOthers;
  return beneath(view, place).mine + (isWanted ? 0 : AGAINST_ONESELF);
}

/** No place is so full that a dilemma had better lie where the player will go. */
const AGAINST_ONESELF = 100;

function passing(options: readonly Option[]): Answer | null {
  const option = options.findIndex(({ verb }) => verb === 'pass');
  return option < 0 ? null : { option };
}

/** What is only a step of somebody's turn: nothing has happened by it yet. */
const QUIET: ReadonlySet<string> = new Set([
  'turn begins',
  'turn ends',
  'report',
  'build',
  'load',
  'unload',
  'move',
  'beam',
  'cloak',
  'decloak',
]);

/** Passes here, and at every quiet step until something happens. */
const letPlayRun: Shortcut['answer'] = (_view, { options, about = '' }, given) =>
  given === 0 || QUIET.has(about) ? passing(options) : null;

export const shortcuts: readonly Shortcut[] = [
  { key: 'left', label: 'left end', at: new Set(['line']), answer: layAt('left') },
  { key: 'right', label: 'right end', at: new Set(['line']), answer: layAt('right') },
  { key: '*', label: 'fill the rest', at: new Set(['seed']), answer: fill, goesOn: true },
  { key: 'space', label: 'until something happens', at: new Set(['respond']), answer: letPlayRun, goesOn: true },
];
