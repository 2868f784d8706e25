/** Reads what cards have but cannot use: 'cannot use his or her skills'. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import type { Mod } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { letter, skill } from './symbols.ts';

type Barred = Extract<Mod, { m: 'cannotUse' }>;
const barred: Parser<Barred> = any<Barred>(
  w('skills', { m: 'cannotUse', is: 'skills' }),
  w('abilities', { m: 'cannotUse', is: 'abilities' }),
  w('attributes', { m: 'cannotUse', is: 'attributes' }),
  w('(that|those) (skill|skills)', { m: 'cannotUse', is: 'skills', only: { id: open('skill') } }),
  p`skill ${letter}`.to(([id]): Barred => ({ m: 'cannotUse', is: 'skills', only: { id } })),
  p`${skill}`.to(([name]): Barred => ({ m: 'cannotUse', is: 'skills', only: { skill: name } })),
  w('first-listed skill', { m: 'cannotUse', is: 'skills', only: 'firstListed' }),
);

/** 'Cannot use his or her skills', 'cannot use abilities, attributes, and skills'. */
export const unusable: Parser<Mod[]> = p`cannot use (his|her|his or her|its|their)? ${list(
  barred,
  w('(, and|and|, or|or|,)', 0),
)}`.to(([all]) => all);
