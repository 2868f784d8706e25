/** What a modification is about, by name (strength, skills, icons …): whoever asks for such a number asks only the texts that change it. */
import type { Mod, Trait } from '../../language/tree/index.ts';

/** What a modification is about: an attribute or number by name, or a kind of trait. */
export function keysOf(mod: Mod): readonly string[] {
  switch (mod.m) {
    case 'multiply':
      return [mod.prop.toLowerCase()];
    case 'num':
    case 'set':
      return mod.prop === 'attributes' ? ATTRIBUTES : [mod.prop.toLowerCase()];
    case 'gain':
    case 'lose':
    case 'become':
      return [traitKey(mod.trait)];
    case 'battleTotal':
      return [`${mod.value.toLowerCase()} total`];
    case 'levels':
      return ['req'];
    case 'cannotUse':
      return [isOfText(mod) ? 'text' : mod.m];
    default:
      return [mod.m];
  }
}

/** Is it about the text of cards: which texts can be used? */
export const isOfText = (mod: Mod): boolean => mod.m === 'text' || (mod.m === 'cannotUse' && mod.is === 'abilities');

const ATTRIBUTES = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields'] as const;

function traitKey(trait: Trait): string {
  if ('keyword' in trait) return 'keywords';
  if ('icon' in trait) return 'icons';
  if ('affiliation' in trait || 'affiliationNamed' in trait) return 'affiliations';
  if ('species' in trait || 'speciesNamed' in trait) return 'species';
  return 'uniqueness' in trait ? 'uniqueness' : 'skills';
}

/** What of a modification nobody carries out, in words; null where all of it is. */
export function gapOfModification(mod: Mod): string | null {
  if (mod.m === 'text' && (mod.grant !== undefined || mod.copy !== undefined)) return 'granted or copied text';
  const isUnread = mod.m === 'num' && (mod.prop === 'requirement' || mod.prop === 'consume');
  return isUnread ? `a change of ${mod.prop}` : null;
}
