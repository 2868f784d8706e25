/** Of Second Edition alone: modifications: attributes, costs, skills and icons gained or lost; how long. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { Mod } from '../../tree/index.ts';
import { one } from '../core/modifications.ts';
import { commanding } from './commanders.ts';

const oneWords = one.is(
  commanding,
  p`(is|are) staffed`.to((): Mod[] => [{ m: 'staffed' }]),
);

export const FAMILY: readonly Definition[] = [oneWords];
