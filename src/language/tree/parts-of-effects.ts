/** What stands directly inside what happens: effects, modifications, and when they take place. */
import type { Amount, Duration, Effect, Mod, Sel, Timing, Trait } from './index.ts';
import {
  NONE,
  abilities,
  amount,
  cards,
  condition,
  duration,
  event,
  filter,
  place,
  player,
  requirement,
  row,
  timing,
  trait,
  type Parts,
  type TreeNode,
} from './nodes.ts';

/** The nodes directly inside. */
export function inTiming(at: Timing): Parts {
  switch (at.t) {
    case 'static':
    case 'window':
    case 'state':
      return condition(at.while);
    case 'on':
      return event(at.ev);
    case 'clock':
      return player(at.whose);
    case 'playTo':
      return place(at.to);
    case 'resolve':
    case 'playAs':
    case 'order':
    case 'headquarters':
    case 'damage':
    case 'playNeed':
    case 'playCost':
    case 'staffNeed':
    case 'attemptNeed':
    case 'attemptAs':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inEffect(effect: Effect): Parts {
  switch (effect.x) {
    case 'if':
      return [...player(effect.who), ...condition(effect.if), ...row(effect.then), ...row(effect.else)];
    case 'may':
      return [...player(effect.who), ...row(effect.cost), ...row(effect.do)];
    case 'oneOf':
      return [...(effect.who === 'random' ? NONE : player(effect.who)), ...effect.of.flatMap(row)];
    case 'each':
      return [...(isSel(effect.over) ? cards(effect.over) : amount(effect.over)), ...row(effect.do)];
    case 'repeat':
      return [...condition(effect.until), ...row(effect.do)];
    case 'later':
      return [...timing(effect.at), ...row(effect.do), ...duration(effect.within)];
    case 'count':
      return amount(effect.of);
    case 'pick':
      return cards(effect.sel);
    case 'split':
    case 'stop':
    case 'unstop':
    case 'damage':
    case 'nullify':
    case 'decloak':
    case 'delay':
    case 'flip':
    case 'overcome':
    case 'join':
    case 'spare':
    case 'prevent':
      return cards(effect.what);
    case 'name': {
      const { who, except, only, of, from, until, lacking } = effect;
      return [
        ...player(who),
        ...filter(except),
        ...filter(only),
        ...cards(of, from),
        ...duration(until),
        ...cards(lacking),
      ];
    }
    case 'put':
      return [
        ...cards(effect.what),
        ...place(effect.to),
        ...player(effect.who),
        ...amount(effect.costBy),
        ...player(effect.under === 'nobody' ? undefined : effect.under),
      ];
    case 'swap':
      return cards(effect.a, effect.b);
    case 'look':
      return [...cards(effect.what), ...player(effect.who)];
    case 'shuffle':
      return place(effect.zone);
    case 'command':
      return [...cards(effect.what), ...player(effect.to)];
    case 'ship':
      return [...cards(effect.what), ...place(effect.to)];
    case 'points':
    case 'counters':
      return [...player(effect.who), ...amount(effect.by)];
    case 'dilemmas':
      return [...player(effect.who), ...amount(effect.draw), ...amount(effect.spend)];
    case 'mod':
      return [
        ...cards(effect.what),
        ...effect.mods.map((node): TreeNode => ({ is: 'mod', node })),
        ...duration(effect.until),
      ];
    case 'allow':
      return [...player(effect.who), ...event(effect.act)];
    case 'invite':
      return [...player(effect.who), ...cards(effect.mission, effect.with)];
    case 'mix':
    case 'stakes':
      return player(effect.who);
    case 'barrier':
      return [...cards(effect.who), ...requirement(effect.unless)];
    case 'beamMost':
      return cards(effect.what);
    case 'homeward':
      return [...cards(effect.who), ...filter(effect.to)];
    case 'tacticDownload':
      return [...player(effect.who), ...filter(effect.f)];
    case 'redirect':
      return [...player(effect.who), ...cards(effect.what), ...place(effect.place)];
    case 'forbid':
      return [...player(effect.who), ...event(effect.act), ...duration(effect.until)];
    case 'ban':
      return [...cards(effect.who), ...event(effect.act), ...duration(effect.until)];
    case 'outOfPlay':
      return cards(effect.who);
    case 'price':
      return [...cards(effect.who), ...row(effect.unless)];
    case 'cross':
      return cards(effect.who, effect.a, effect.b);
    case 'uncover':
      return [...player(effect.who), ...cards(effect.what)];
    case 'lie':
      return [...player(effect.who), ...place(effect.place)];
    case 'playerRule':
      return [...player(effect.who), ...amount(effect.by)];
    case 'instead':
      return row(effect.do);
    case 'reselect':
      return [...cards(effect.to), ...player(effect.by)];
    case 'battle': {
      const { of, during, win, notWin, lose } = effect;
      return [...cards(of), ...row(during), ...row(win), ...row(notWin), ...row(lose)];
    }
    case 'attempt':
      return [...cards(effect.mission, effect.who), ...requirement(effect.req)];
    case 'game':
      return player(effect.who);
    case 'end':
    case 'block':
    case 'goOn':
      return NONE;
  }
}
/** Is something done for each of some cards, and not so many times? */
export const isSel = (over: Amount | Sel): over is Sel => typeof over !== 'number' && !('a' in over);

/** The nodes directly inside. */
export function inMod(mod: Mod): Parts {
  switch (mod.m) {
    case 'num':
    case 'battleTotal':
      return amount(mod.by);
    case 'set':
      return amount(mod.to);
    case 'gain':
    case 'lose':
    case 'become':
      return trait(mod.trait);
    case 'req':
      return requirement(mod.req);
    case 'meet':
    case 'commander':
      return cards(mod.of);
    case 'exempt':
      return cards(mod.by);
    case 'text':
      return [...abilities(mod.grant), ...cards(mod.copy)];
    case 'payBy':
      return [...row(mod.cost), ...row(mod.by)];
    case 'choice':
      return player(mod.of);
    case 'course':
      return cards(mod.to);
    case 'towed':
      return requirement(mod.req);
    case 'asIfFacing':
      return cards(mod.who);
    case 'levels':
    case 'cannotUse':
    case 'staffed':
    case 'noStaffing':
    case 'disabled':
    case 'projects':
    case 'nullified':
    case 'repairsItself':
    case 'boards':
    case 'commandeered':
    case 'vaporized':
    case 'multiply':
    case 'everywhere':
    case 'sameQuadrant':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inTrait(of: Trait): Parts {
  if ('skillChoice' in of) {
    const { skillChoice } = of;
    if (typeof skillChoice === 'string' || 'of' in skillChoice) return NONE;
    return cards('from' in skillChoice ? skillChoice.from : skillChoice.requiredBy);
  }
  if ('allSkills' in of) return of.allSkills === 'own' ? NONE : cards(of.allSkills);
  return 'allRequired' in of ? cards(of.allRequired) : NONE;
}

/** The nodes directly inside. */
export function inDuration(of: Duration): Parts {
  if (typeof of === 'string') return NONE;
  if ('until' in of) return event(of.until);
  return 'while' in of ? condition(of.while) : player(of.whose);
}
