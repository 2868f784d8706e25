/** What who reads a text offers to those who work out what its effects do. */
import type { Timing } from '../tree/index.ts';
import type { Parts } from '../tree/nodes.ts';
import type { TreeNode } from '../tree/visit.ts';
import type { Mentions } from './antecedents.ts';
import type { Halves } from './halved-groups.ts';
import type { Kinds } from './kinds-of-cards.ts';
import type { Names } from './names.ts';
import type { Players } from './players.ts';

/** Who reads the text in which the effects stand. */
export interface Reader {
  /** The type of card whose text it is. */
  readonly type: string;
  /** When the ability is taken. */
  readonly timing: Timing | undefined;
  readonly said: Mentions;
  readonly names: Names;
  readonly players: Players;
  readonly halves: Halves;
  /** Resolves nodes one after the other. */
  read(parts: Parts): void;
  /** What is read next is done to cards, and can be done to cards of these kinds alone; `isInPlay`: in play alone. */
  expect(able: Kinds, isInPlay?: boolean): void;
  /** What is read so is said of a battle that has begun, or of each of some cards in it. */
  fought(read: () => void, isSo?: boolean): void;
  /** Resolves the players who stand in a node. */
  readPlayers(given: TreeNode): void;
  /** Resolves the players who stand in a node, and all that is inside it. */
  readWhole(given: TreeNode): void;
}
