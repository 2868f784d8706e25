/** Of Second Edition alone: reads that a card cannot leave play, that a ship is staffed by a text, and who becomes its Commander. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { Mod } from '../../tree/index.ts';
import { one } from '../core/modifications.ts';
import { commanding } from './commanders.ts';

const oneWords = one.is(
  commanding,
  p`(cannot|may not) leave play`.to((): Mod[] => [{ m: 'exempt', from: 'leavePlay' }]),
  p`(is|are) staffed`.to((): Mod[] => [{ m: 'staffed' }]),
  p`has|have no staffing requirements`.to((): Mod[] => [{ m: 'noStaffing' }]),
);

export const FAMILY: readonly Definition[] = [oneWords];
