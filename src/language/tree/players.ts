/** Finds the players that a part of a text's tree names directly, to change them where they stand. */
import type { Amount, Duration, Effect, Filter, Place, PlayerRef } from './index.ts';
import type { TreeNode } from './nodes.ts';

/** How a player stands in a node: as who does something, as whose something is. */
export type RoleOfPlayer = 'who' | 'of' | 'by' | 'may' | 'to' | 'whose';
/** Who comes in place of a player. */
export type ChangeOfPlayer = (who: PlayerRef, role: RoleOfPlayer) => PlayerRef;

const isNobodys = ({ zone, of }: Extract<Place, { p: 'zone' }>): boolean => zone === 'removed' && of === 'anyPlayer';

/** Puts another player in the place of each one who stands directly in a node. */
export function changePlayers(given: TreeNode, change: ChangeOfPlayer): void {
  switch (given.is) {
    case 'ability':
      if (given.node.may !== undefined) given.node.may = change(given.node.may, 'may');
      return;
    case 'timing':
      if (given.node.t === 'clock') given.node.whose = change(given.node.whose, 'whose');
      return;
    case 'event':
      if (given.node.who !== undefined) given.node.who = change(given.node.who, 'who');
      return;
    case 'effect':
      inEffect(given.node, change);
      return;
    case 'mod':
      if (given.node.m === 'choice') given.node.of = change(given.node.of, 'of');
      return;
    case 'condition':
      if (given.node.c === 'turn') given.node.whose = change(given.node.whose, 'whose');
      if (given.node.c === 'ok' && given.node.who !== undefined) given.node.who = change(given.node.who, 'who');
      return;
    case 'cards':
      // Who chooses may be whose they are: 'your opponent chooses a ship he or she commands'.
      if (given.node.by !== undefined && given.node.by !== 'random') given.node.by = change(given.node.by, 'by');
      if (given.node.of !== undefined) given.node.of = change(given.node.of, 'of');
      return;
    case 'filter':
      inFilter(given.node, change);
      return;
    case 'place':
      // 'Out of the game' speaks of no player.
      if (given.node.p === 'zone' && !isNobodys(given.node)) given.node.of = change(given.node.of, 'of');
      return;
    case 'amount':
      inAmount(given.node, change);
      return;
    case 'duration':
      inDuration(given.node, change);
      return;
    case 'row':
    case 'trait':
    case 'state':
    case 'count':
    case 'requirement':
    case 'limit':
    case 'player':
  }
}

function inEffect(effect: Effect, change: ChangeOfPlayer): void {
  switch (effect.x) {
    case 'may':
    case 'name':
    case 'look':
    case 'points':
    case 'counters':
    case 'dilemmas':
    case 'game':
    case 'allow':
    case 'invite':
    case 'mix':
    case 'stakes':
    case 'tacticDownload':
    case 'redirect':
    case 'forbid':
    case 'uncover':
    case 'lie':
    case 'playerRule':
      effect.who = change(effect.who, 'who');
      return;
    case 'oneOf':
      if (effect.who !== 'random') effect.who = change(effect.who, 'who');
      return;
    case 'if':
      if (effect.who !== undefined) effect.who = change(effect.who, 'who');
      return;
    case 'put':
      if (effect.who !== undefined) effect.who = change(effect.who, 'who');
      if (effect.under !== undefined && effect.under !== 'nobody') effect.under = change(effect.under, 'to');
      return;
    case 'command':
      effect.to = change(effect.to, 'to');
      return;
    case 'reselect':
      if (effect.by !== undefined) effect.by = change(effect.by, 'by');
      return;
    case 'each':
    case 'ban':
    case 'barrier':
    case 'beamMost':
    case 'homeward':
    case 'decloak':
    case 'delay':
    case 'flip':
    case 'outOfPlay':
    case 'price':
    case 'cross':
    case 'repeat':
    case 'later':
    case 'count':
    case 'pick':
    case 'split':
    case 'swap':
    case 'shuffle':
    case 'stop':
    case 'unstop':
    case 'damage':
    case 'nullify':
    case 'ship':
    case 'mod':
    case 'prevent':
    case 'instead':
    case 'overcome':
    case 'battle':
    case 'join':
    case 'spare':
    case 'attempt':
    case 'end':
    case 'block':
    case 'goOn':
  }
}

function inFilter(filter: Filter, change: ChangeOfPlayer): void {
  if (filter.f === 'whose' || filter.f === 'unmet') filter.of = change(filter.of, 'of');
}

function inAmount(amount: Amount, change: ChangeOfPlayer): void {
  if (typeof amount === 'object' && (amount.a === 'score' || amount.a === 'turns' || amount.a === 'counters'))
    amount.of = change(amount.of, 'of');
}

function inDuration(duration: Duration, change: ChangeOfPlayer): void {
  if (typeof duration === 'object' && 'clock' in duration) duration.whose = change(duration.whose, 'whose');
}
