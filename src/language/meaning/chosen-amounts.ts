/** 'Draw cards equal to the cost of an event in your core': of one of them, which its player chooses first. */
import type { Ability, Amount, Effect, Sel } from '../tree/index.ts';
import { lettersIn } from '../tree/ids.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';
import { about } from './topics.ts';

/** The letters by which a text calls cards. */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

type Trait = Extract<Amount, { a: 'prop' }>;

/** The ability with each card whose trait is a number of cards chosen before those are moved or seen. */
export function chosenFirst(ability: Ability): Ability {
  const whole: TreeNode = { is: 'ability', node: ability };
  const letters = lettersIn(whole);
  for (const { is, node } of everyNode(whole)) if (is === 'row') chooseIn(node, letters);
  return ability;
}

function chooseIn(row: Effect[], letters: Set<string>): void {
  for (const effect of row.splice(0)) {
    if (effect.x === 'put' || effect.x === 'look')
      row.push(...everyNode({ is: 'cards', node: effect.what }).flatMap(choiceFor(letters)));
    row.push(effect);
  }
}

/** The choice that a trait of a card needs; the trait is that of the chosen one from then on. */
const choiceFor =
  (letters: Set<string>) =>
  ({ is, node }: TreeNode): Effect[] => {
    if (is !== 'amount' || !isTrait(node) || !isOneOfSeveral(node)) return [];
    const letter = node.of.as ?? LETTERS.find((one) => !letters.has(one));
    if (letter === undefined) throw new Error('a text that speaks of more cards than there are letters');
    letters.add(letter);
    const sel: Sel = { ...node.of, by: 'you' };
    node.of = { ref: letter };
    return [{ x: 'pick', as: letter, sel }];
  };

const isTrait = (amount: Amount): amount is Trait => typeof amount === 'object' && amount.a === 'prop';

/** A mission is here once; the dearest needs no choice, nor does a card that was spoken of. */
const isOneOfSeveral = ({ of, fold }: Trait): boolean =>
  fold === undefined &&
  of.ref === undefined &&
  of.best === undefined &&
  (of.n === undefined || of.n === 1) &&
  about(of).kind !== 'mission';
