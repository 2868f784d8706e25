/** Writes points, draws of dilemmas and changes of cards in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Duration, Effect, Mod, PlayerRef, Sel, Trait } from '../tree/index.ts';
import { conditionWords } from './conditions.ts';
import { isPer, perWords, signed } from './counting.ts';
import { eventWords } from './events.ts';
import { levelled } from './filters.ts';
import { listWords } from './lists.ts';
import { by } from './persons.ts';
import { playerWords, refWord } from './players.ts';
import { amountWords, cardWords, raise, requirementWords, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

export function points(dialect: Dialect, effect: Extract<Effect, { x: 'points' }>, actor: PlayerRef): string {
  const amount = effect.by;
  const k = typeof amount === 'number' ? amount : amount.a === 'times' ? amount.k : 1;
  const verb = k < 0 ? 'lose' : 'score';
  if (typeof amount === 'object' && amount.a === 'times' && isSame(amount.of, { a: 'that' }))
    return by(dialect, effect.who, actor, verb, `${amount.k} points for each`);
  if (typeof amount === 'object' && !isPer(amount))
    return by(dialect, effect.who, actor, 'score', `points equal to ${amountWords(dialect, amount)}`);
  const rest = perWords(dialect, amount).replace(/^[-+]/, '').replace(/ per /, ' points per ');
  return by(dialect, effect.who, actor, verb, typeof amount === 'number' ? `${rest} points` : rest);
}
export function dilemmas(dialect: Dialect, effect: Extract<Effect, { x: 'dilemmas' }>, actor: PlayerRef): string {
  const { draw, spend } = effect;
  if (typeof draw === 'object' || typeof spend === 'object') throw unwritable(effect);
  const said = [draw === undefined ? '' : `draw ${signed(draw)}`, spend === undefined ? '' : `spend ${signed(spend)}`];
  const words = `dilemmas: ${said.filter((word) => word !== '').join(', ')}`;
  return isSame(effect.who, actor) ? words : `${playerWords(dialect, effect.who)} ${words}`;
}

export function modification(dialect: Dialect, effect: Extract<Effect, { x: 'mod' }>, actor: PlayerRef): string {
  const isSaid = effect.what.nth === 'next' && effect.until === (effect.what.of === undefined ? 'attempt' : 'turn');
  const until = effect.until === undefined || isSaid ? '' : ` ${durationWords(dialect, effect.until)}`;
  const [first] = effect.mods;
  if (effect.mods.length === 1 && first?.m === 'req' && first.how === 'add')
    return `add ${requirementWords(dialect, first.req)} to the requirements of ${cardWords(dialect, effect.what)}${until}`;
  if (effect.mods.length === 1 && first?.m === 'req' && first.how === 'set')
    return `replace the requirements of ${cardWords(dialect, effect.what)} (and alternate requirements in game text) with ${requirementWords(dialect, first.req)}${until}`;
  if (effect.mods.length === 1 && first?.m === 'req' && first.how === 'replace')
    return `replace skill ${refWord(first.id)} in the requirements of ${cardWords(dialect, effect.what)} with ${requirementWords(dialect, first.req)}${until}`;
  if (effect.mods.length === 1 && first?.m === 'num' && first.prop === 'reqAttr')
    return `${requirementChange(dialect, first, cardWords(dialect, effect.what))}${until}`;
  if (effect.mods.length === 1 && first?.m === 'levels')
    return first.only
      ? `add ${first.by} ${first.by === 1 ? 'level' : 'levels'} of skill ${refWord(first.only.id)} to the requirements of ${cardWords(dialect, effect.what)}${until}`
      : `add ${first.by} levels of each skill in the requirements of ${cardWords(dialect, effect.what)} to them${until}`;
  if (first?.m === 'choice')
    return `each random selection made by ${cardWords(dialect, effect.what)} is your choice${until}`;
  if (first?.m === 'payBy')
    return `may pay the cost of ${paymentWords(dialect, first.cost)} to ${first.plays ? 'play or ' : ''}use an ability on ${cardWords(dialect, effect.what)} by ${paymentWords(dialect, first.by)}`;
  if (first?.m === 'battleTotal')
    return effect.until === 'battle' ? totalIncrease(dialect, first) : `${totalChange(first)}${until}`;
  if (first?.m === 'sameQuadrant') return 'do not add 2 to the span total of those missions';
  if (first?.m === 'num' && first.prop === 'distance') return distanceWords(first.by);
  if (first?.m === 'asIfFacing')
    return `you may complete ${cardWords(dialect, effect.what)} using ${cardWords(dialect, first.who)} as if facing a dilemma`;
  if (first?.m === 'meet') return `${meetWords(dialect, first, effect.what)}${until}`;
  if (
    effect.mods.length === 1 &&
    first?.m === 'exempt' &&
    first.from === 'nullify' &&
    first.by &&
    isSame(effect.what, { ref: 'this' })
  )
    return `immune to ${cardWords(dialect, first.by)}`;
  if (
    effect.mods.length === 1 &&
    first?.m === 'exempt' &&
    first.from === 'nullify' &&
    isSame(effect.what, { ref: 'this' })
  )
    return '(may not be nullified)';
  const words = `${modsWords(dialect, effect.mods)}${until}`;
  if (effect.whoever) {
    const { n: _, ...one } = effect.what;
    if (effect.granted)
      return `this gains "${cardWords(dialect, effect.what, actor)}: ${modsWords(dialect, effect.mods)}"${until}`;
    return `whoever is ${cardWords(dialect, one, actor)}: ${words}`;
  }
  return isSame(effect.what, { ref: 'this' }) ? words : `${cardWords(dialect, effect.what, actor)}: ${words}`;
}
function totalChange({ value, by: amount }: Extract<Mod, { m: 'battleTotal' }>): string {
  if (typeof amount !== 'number') throw unwritable(amount);
  return amount < 0 ? `subtract ${-amount} from your ${value} total` : `add ${amount} to your ${value} total`;
}
/** Of the battle at hand. */
function totalIncrease(dialect: Dialect, { value, by }: Extract<Mod, { m: 'battleTotal' }>): string {
  return `add ${amountWords(dialect, by)} to your total ${value}`;
}
function distanceWords(by: Amount): string {
  if (typeof by !== 'number') throw unwritable(by);
  return by < 0 ? `subtract ${-by} from the Range required` : `add ${by} to the Range required`;
}
function paymentWords(dialect: Dialect, payment: readonly Effect[]): string {
  const [only] = payment;
  if (only?.x === 'points' && typeof only.by === 'number' && only.by < 0) return `losing ${-only.by} points`;
  if (only?.x === 'put' && only.why === 'discard') return `discarding ${cardWords(dialect, only.what, 'you')}`;
  if (only?.x === 'put' && only.why === 'destroy') return `destroying ${cardWords(dialect, only.what)}`;
  if (only?.x === 'put' && only.why === 'kill') return `killing ${cardWords(dialect, only.what)}`;
  if (only?.x === 'look' && only.why === 'reveal') return `revealing ${cardWords(dialect, only.what, 'you')}`;
  if (only?.x === 'stop') return `stopping ${cardWords(dialect, only.what)}`;
  throw unwritable(payment);
}
/** 'Add 5 to each attribute requirement of X'. */
function requirementChange(dialect: Dialect, { by: amount, attr }: Extract<Mod, { m: 'num' }>, what: string): string {
  const each = `each attribute requirement of ${what}`;
  if (
    typeof amount === 'object' &&
    amount.a === 'alt' &&
    typeof amount.base === 'number' &&
    typeof amount.then === 'number'
  )
    return `add ${amount.base} to ${each} (or add ${amount.then} if ${conditionWords(dialect, amount.if)})`;
  const k = typeof amount === 'number' ? amount : amount.a === 'times' ? amount.k : 1;
  const of = typeof amount === 'object' && amount.a === 'times' ? amount.of : amount;
  if (typeof of === 'object' && !isPer(of)) {
    if (attr || Math.abs(k) !== 1) throw unwritable(amount);
    return `${k < 0 ? 'reduce' : 'increase'} ${each} by ${amountWords(dialect, of)}`;
  }
  const [size = '', ...per] = perWords(dialect, amount).split(/(?= per )/);
  const points = size.replace(/^[-+]/, '');
  const said = attr
    ? `add ${points} ${attr} to the requirements of ${what}`
    : k < 0
      ? `subtract ${points} from ${each}`
      : `add ${points} to ${each}`;
  if (attr && k < 0) throw unwritable(amount);
  return [said, ...per].join('');
}
const meetWords = (dialect: Dialect, mod: Extract<Mod, { m: 'meet' }>, what: Sel): string =>
  mod.may
    ? `${cardWords(dialect, what)} may meet ${mod.need.join(', ')} requirements${mod.of ? ` of ${cardWords(dialect, mod.of)}` : ''} using ${mod.using}`
    : `meet ${mod.need.join(', ')} requirements of ${cardWords(dialect, what)} using ${mod.using}`;

/** Modifications, traits of one kind under one verb. */
function modsWords(dialect: Dialect, mods: readonly Mod[]): string {
  return mods
    .map((mod, index) => {
      const next = mods[index + 1];
      // "Cunning +1, Strength +1 per X" would be both per X.
      if (isFlat(mod) && next && isGrowing(next)) throw unwritable(mod);
      const words = modWords(dialect, mod);
      const again = (mod.m === 'gain' || mod.m === 'lose' || mod.m === 'become') && mods[index - 1]?.m === mod.m;
      return again ? words.replace(/^\w+ /, '') : words;
    })
    .join(', ');
}
const isFlat = (mod: Mod): boolean => isOfAttribute(mod) && typeof mod.by === 'number';
const isGrowing = (mod: Mod): boolean => isOfAttribute(mod) && isPer(mod.by);
const isOfAttribute = (mod: Mod): mod is Extract<Mod, { m: 'num' }> =>
  mod.m === 'num' && (mod.prop === 'attributes' || /^[A-Z]/.test(mod.prop));
const FACTORS: ReadonlyMap<number, string> = new Map([
  [2, 'doubled'],
  [3, 'tripled'],
]);
const leastWords = ({ least }: Extract<Mod, { m: 'num' }>): string =>
  least === undefined ? '' : ` (minimum ${least})`;
function modWords(dialect: Dialect, mod: Mod): string {
  switch (mod.m) {
    case 'num':
      if (mod.prop === 'cost' || mod.prop === 'span' || mod.prop === 'attributes')
        return `${mod.prop} ${perWords(dialect, mod.by)}${leastWords(mod)}`;
      if (mod.prop === 'points') return `points ${perWords(dialect, mod.by)}`;
      if (mod.prop === 'endurance' && mod.by === 1) return 'requires an additional damage card to destroy it';
      if (/^[A-Z]/.test(mod.prop)) return `${mod.prop} ${perWords(dialect, mod.by)}${leastWords(mod)}`;
      throw unwritable(mod);
    case 'gain':
      return `gains ${traitWords(dialect, mod.trait)}`;
    case 'lose':
      return `loses ${traitWords(dialect, mod.trait)}`;
    case 'req':
      if (mod.how !== 'add') throw unwritable(mod);
      return `also requires ${requirementWords(dialect, mod.req)}`;
    case 'become':
      return `becomes ${traitWords(dialect, mod.trait)}`;
    case 'exempt': {
      if (mod.from === 'gainSkills')
        return `cannot gain skills${mod.except ? ` (except ${mod.except.join(' or ')})` : ''}`;
      const from = {
        randomSelection: 'randomly selected',
        stop: 'stopped',
        kill: 'killed',
        prevent: 'prevented',
        nullify: 'nullified',
        destroy: 'destroyed',
        return: 'returned',
        capture: 'captured',
        command: 'taken command of',
        loseCommand: 'lost',
        leavePlay: 'made to leave play',
        beam: 'kept from beaming',
      };
      return `cannot be ${from[mod.from]}${mod.by ? ` by ${cardWords(dialect, mod.by)}` : ''}`;
    }
    case 'text':
      if (mod.off === 'abilities') return 'loses all abilities';
      if (mod.off === 'all') return 'loses all its game text (except keywords)';
      if (mod.off === 'next') return 'loses its next ability';
      throw unwritable(mod);
    case 'commander':
      return `is the corresponding Commander of ${cardWords(dialect, mod.of)}`;
    case 'cannotUse':
      return `cannot use ${cannotUseWords(mod)}`;
    case 'everywhere':
      return 'is at all missions in its quadrant';
    case 'choice':
      throw unwritable(mod);
    case 'staffed':
      return 'is staffed';
    case 'noStaffing':
      return 'has no staffing requirements';
    case 'disabled':
      return 'is disabled';
    case 'course':
      return `does nothing but travel to ${cardWords(dialect, mod.to)}`;
    case 'towed':
      return `a ship with ${mod.with} and ${requirementWords(dialect, mod.req)} may tow this from there`;
    case 'nullified':
      return 'is nullified where this is present';
    case 'projects':
      return 'holograms may be there';
    case 'repairsItself':
      return 'is repaired without an outpost';
    case 'boards':
      return `battles the crew now and at the start of each turn, each as strong as they are many${mod.doubled ? ', and doubles their Strength' : ''}`;
    case 'commandeered':
      return 'is used by the boarders who hold it';
    case 'vaporized':
      return 'is vaporized with everything there';
    case 'multiply':
      return `${mod.prop} ${FACTORS.get(mod.by) ?? raise(mod)}`;
    case 'set':
      if ((mod.prop === 'span' || mod.prop === 'cost') && typeof mod.to === 'number') return `${mod.prop} ${mod.to}`;
      if (/^[A-Z]/.test(mod.prop)) return `${mod.prop} becomes ${amountWords(dialect, mod.to)}`;
      throw unwritable(mod);
    default:
      throw unwritable(mod);
  }
}
function cannotUseWords({ is, only }: Extract<Mod, { m: 'cannotUse' }>): string {
  if (only === undefined) return is;
  if (only === 'firstListed') return 'first-listed skill';
  return 'skill' in only ? only.skill : `skill ${refWord(only.id)}`;
}
function traitWords(dialect: Dialect, trait: Trait): string {
  if ('skill' in trait) return levelled(trait.skill, trait.n);
  if ('keyword' in trait) return trait.keyword;
  if ('species' in trait) return trait.species;
  if ('affiliation' in trait) return `[${dialect.icons.iconOfAffiliation(trait.affiliation) ?? trait.affiliation}]`;
  if ('icon' in trait) return `[${dialect.icons.iconOf(trait.icon) ?? trait.icon}]`;
  if ('uniqueness' in trait) return trait.uniqueness ? 'unique' : 'non-unique';
  if ('allSkills' in trait) return allSkillsWords(dialect, trait);
  if ('allRequired' in trait) return `all skills ${cardWords(dialect, trait.allRequired)} has in its requirements`;
  if ('affiliationNamed' in trait) return `affiliation ${refWord(trait.id)}`;
  if ('speciesNamed' in trait) return `species ${refWord(trait.id)}`;
  if ('skillChoice' in trait) return skillChoiceWords(dialect, trait);
  return `skill ${refWord(trait.id)}`;
}

export function durationWords(dialect: Dialect, until: Duration): string {
  if (typeof until === 'string') {
    if (until === 'orderAgain') return 'until next use';
    if (until === 'held') return 'until this is gone';
    return `this ${until}`;
  }
  if ('until' in until) return `until ${eventWords(dialect, until.until)}`;
  if ('while' in until) return `while ${conditionWords(dialect, until.while)}`;
  if (!until.next) throw unwritable(until);
  if (typeof until.whose === 'object')
    return `until the ${until.clock} of the next turn of ${playerWords(dialect, until.whose)}`;
  if (until.whose !== 'you') throw unwritable(until);
  return `until the ${until.clock} of your next turn`;
}

function allSkillsWords(dialect: Dialect, { allSkills, n, except }: Extract<Trait, { allSkills: unknown }>): string {
  if (n !== undefined) return 'one of every skill it already has';
  if (except) return `all skills (except ${except.join(', ')})`;
  return allSkills === 'own' ? 'all skills' : `all skills from ${cardWords(dialect, allSkills)}`;
}
function skillChoiceWords(
  dialect: Dialect,
  { skillChoice, new: isNew, nth }: Extract<Trait, { skillChoice: unknown }>,
): string {
  if (nth !== undefined) return 'a second skill of your choice';
  if (skillChoice === 'any') return `a skill of your choice${isNew ? ' that it does not already have' : ''}`;
  if (skillChoice === 'own') return 'a skill it already has';
  if ('of' in skillChoice) return listWords(skillChoice.of, 'or');
  if ('from' in skillChoice) return `a skill from ${cardWords(dialect, skillChoice.from)}`;
  return `a skill required by ${cardWords(dialect, skillChoice.requiredBy)}`;
}
