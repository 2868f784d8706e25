/** Where a card must be, and when, for one of its abilities to matter. */
import type { Card } from '../../src/catalog/index.ts';
import type { Ability, EventPattern } from '../../src/language/tree/index.ts';

export interface Focus {
  /** In hand, to be played or used from there; else on the table. */
  readonly isFromHand: boolean;
  /** A dilemma that has come to a core. */
  readonly isInCore?: boolean;
  readonly segments: readonly string[];
  /** Does it matter in the opponent's turn, too? */
  readonly isAnyTurn: boolean;
}

const PLAYED: Focus = { isFromHand: true, segments: ['play'], isAnyTurn: false };

/** What players had better do for it. */
export type Wish = 'attempt' | 'battle' | 'anything';

const OF_ATTEMPTS = ['"facing"', '"attempting"', '"dilemma"', 'omplete"', 'ilemmas"', '"attempt', '"face"', '"exempt"'];
const OF_BATTLES = ['"inBattle"', 'attle"', '"involved"'];

/** What the text speaks of: attempts, battles, or neither. */
export function wishOf(card: Card): Wish {
  const text = JSON.stringify(card.compiled.program.abilities);
  if (card.type === 'dilemma' || card.type === 'mission') return 'attempt';
  if (OF_BATTLES.some((word) => text.includes(word))) return 'battle';
  return OF_ATTEMPTS.some((word) => text.includes(word)) ? 'attempt' : 'anything';
}

/** What the ability with this number (counted round) asks for. */
export function focusOf(card: Card, number: number): Focus {
  const { abilities } = card.compiled.program;
  const ability = abilities[number % Math.max(1, abilities.length)];
  if (!ability) return PLAYED;
  if (card.type === 'dilemma' && ability.at.t === 'clock' && JSON.stringify(abilities).includes('"zone":"core"'))
    return { ...focusOfTiming(ability, card.type), isFromHand: false, isInCore: true };
  if (card.type === 'dilemma') return { isFromHand: false, segments: ['orders'], isAnyTurn: false };
  if (card.type === 'interrupt') return { isFromHand: true, segments: ['orders', 'orders', 'play'], isAnyTurn: true };
  return focusOfTiming(ability, card.type);
}

function focusOfTiming({ at, cost }: Ability, type: string): Focus {
  switch (at.t) {
    case 'resolve':
    case 'playNeed':
    case 'playCost':
    case 'playTo':
    case 'playAs':
    case 'headquarters':
      return PLAYED;
    case 'clock':
      return {
        isFromHand: JSON.stringify(cost ?? []).includes('"hand"') && type !== 'event',
        segments: [at.edge],
        isAnyTurn: true,
      };
    case 'on':
      return focusOfEvent(at.ev);
    case 'order':
    case 'attemptAs':
    case 'staffNeed':
    case 'attemptNeed':
      return { isFromHand: false, segments: ['orders'], isAnyTurn: false };
    case 'window':
    case 'state':
    case 'static':
    case 'damage':
      return { isFromHand: false, segments: ['orders', 'orders', 'play'], isAnyTurn: true };
  }
}

function focusOfEvent({ e, what }: EventPattern): Focus {
  if (e === 'play') return what?.ref === 'this' ? PLAYED : { isFromHand: false, segments: ['play'], isAnyTurn: true };
  const segments = e === 'draw' ? ['play', 'orders'] : ['orders'];
  return { isFromHand: false, segments, isAnyTurn: true };
}
