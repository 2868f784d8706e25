/** What the table of each edition looks like, by the name of its ruleset. */
import type { View } from '../engine/showing/view.ts';
import type { TableFace } from './frame/face.ts';
import { plainFace } from './frame/plain-face.ts';
import { firstEditionFace } from './first-edition/index.ts';
import { objectivesFace } from './objectives/index.ts';
import { secondEditionFace } from './second-edition/index.ts';

const faces: ReadonlyMap<string, TableFace> = new Map([
  ['second-edition', secondEditionFace],
  ['objectives', objectivesFace],
  ['premiere-1994', firstEditionFace],
]);

/** The look of a table: that of its edition, or a plain one from what the view has. */
export const faceOf = (view: View): TableFace => faces.get(view.ruleset) ?? plainFace(view);
