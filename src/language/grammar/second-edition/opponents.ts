/** Of Second Edition alone: on a dilemma 'your opponent' is who has revealed it, 'an opponent' anybody beside who faces it. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import type { PlayerRef } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { owner, player } from '../core/symbols.ts';

const ANY: PlayerRef = { player: open('any opponent') };

/** An opponent who is said of nobody: one who is chosen, and one into whose brig somebody is placed, are told by those words. */
const UNSAID =
  /(?<!\b(?:choose|placed in) )\ban opponent\b|(?<!\b(?:your|the|an|each|no|that|this|any) )\bopponent\b/gi;

/** The text with 'any' before an opponent of a dilemma's who need not be the one who has revealed it. */
export const anyOfOpponents = (text: string, type: string): string =>
  type.toLowerCase() === 'dilemma' ? text.replace(UNSAID, 'any opponent') : text;

export const FAMILY: readonly Definition[] = [player.is(w('any opponent', ANY)), owner.is(w("any opponent's", ANY))];
