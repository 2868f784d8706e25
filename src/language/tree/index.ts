/**
 * The syntax tree of the card language: what a card's game text means.
 *
 * About 60 small orthogonal nodes; a text is a Program of keywords and abilities. The compiler builds trees, the renderer
 * writes them back (`compile(render(x)) = x`, spans left aside), `src/effects` carries them out.
 * Trees are plain JSON: no classes, functions or cycles.
 */
export type * from './scalars.ts';
export type * from './program.ts';
export type * from './conditions.ts';
export type * from './cards.ts';
export type * from './effects.ts';
export type * from './events.ts';
