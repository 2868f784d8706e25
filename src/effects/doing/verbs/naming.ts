/** Names: what a text has a player name. */
import type { Engine } from '../../../engine/kernel/kernel.ts';
import { numberIn } from '../../../engine/kernel/frames.ts';
import { choose, EITHER, NAMED } from '../../../engine/asking/select.ts';
import type { Candidate, RequestKind, Seat } from '../../../engine/asking/request.ts';
import type { Frame } from '../../../engine/state/state.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';
import {
  abilityOf,
  blockAtWork,
  every,
  KEPT,
  numberOf,
  opponentsOf,
  playerOf,
  skillsRequired,
  textAtWork,
  type Context,
} from '../../reading/index.ts';
import { candidates, matches, skillsOf } from '../../meaning.ts';
import { canPayAll } from '../costs.ts';
import { isPointless } from '../vain.ts';
import { partly, type EffectOf, type Handlers } from './handler.ts';
import { keepName, untilOf } from './lasting.ts';
import {
  ATTRIBUTES,
  affiliationsOnCards,
  cardTypesThereAre,
  gapOfNaming,
  isExcepted,
  isOfAllCards,
  nameableBy,
  sorted,
} from './nameable.ts';
import { everySkill } from './skills.ts';

type Naming = EffectOf<'name'>;

export const naming: Handlers<'name'> = {
  name: partly(gapOfNaming, (context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame) return 'done';
    const player = playerOf(context, effect.who);
    if (phase === 0) {
      if (isNamedForNothing(context, effect, player)) return 'done';
      const isOpen = isOfAllCards(effect);
      const words = isOpen ? nameableBy(engine.nameable, effect).from : wordsFor(context, effect, player);
      if (words.length === 0) return 'done';
      const { min, max } = howMany(effect.n);
      choose(engine, {
        player,
        prompt: promptOf(effect),
        from: isOpen ? NAMED : words,
        min,
        max,
        as: effect.as,
        kind: kindOf(effect),
        source: context.source.card,
        rules: engine.cite(ruleOf(effect)),
      });
      return 'again';
    }
    const word = frame.words[effect.as];
    if (word !== undefined && effect.what === 'skill') frame.words.skill = word;
    if (word !== undefined) joinNames(frame, effect.as, word);
    engine.emit(
      { type: 'named', player, word: word?.replaceAll(EITHER, ', ') ?? String(numberIn(frame, effect.as)) },
      engine.cite('name.title'),
    );
    if (effect.as === KEPT) keepName(context, untilOf(context, effect.until ?? 'game'));
    return 'done';
  }),
};

/** What may be named of all cards there are, while the text of the frame asks for it. @throws Error where it does not */
export function named(engine: Engine, frame: Frame): ReturnType<typeof nameableBy> {
  const atWork = textAtWork({ engine, frame });
  const effect = atWork && blockAtWork(atWork)[atWork.entry.index];
  if (effect?.x !== 'name') throw new Error('no text has anything named');
  return nameableBy(engine.nameable, effect);
}

function promptOf({ what, n }: Naming): string {
  if (what === 'player') return 'Choose an opponent';
  const { min, max } = howMany(n);
  return `Name ${max > 1 ? `${min < max ? 'up to ' : ''}${max}: ` : 'a '}${what}`;
}

const kindOf = ({ what }: Naming): RequestKind =>
  what === 'number' ? 'number' : what === 'player' ? 'choose' : 'name';

const ruleOf = ({ what }: Naming): RuleKey =>
  what === 'affiliation' ? 'name.affiliation' : what === 'player' ? 'opponent.which one' : 'name.title';

/** How many may be named. */
function howMany(n: Naming['n']): { min: number; max: number } {
  if (typeof n === 'object') return { min: 0, max: n.upTo };
  const one = n ?? 1;
  return { min: one, max: one };
}

/** Would nothing come of what the text goes on to do, whatever is named? What a card keeps may serve later. */
function isNamedForNothing(context: Context, { as, what }: Naming, player: Seat): boolean {
  const atWork = textAtWork(context);
  if (!atWork || as === KEPT || what === 'player') return false;
  return isPointless(context, blockAtWork(atWork).slice(atWork.entry.index + 1), player);
}

/** 'For each X, name a skill': all that were named so are meant. */
function joinNames(frame: Frame, as: string, word: string): void {
  const entry = frame.text?.path.at(-1);
  if (!entry || (entry.left === undefined && entry.times === undefined)) return;
  const slot = `named ${entry.block}`;
  const joined = Object.hasOwn(frame.words, slot) ? `${frame.words[slot]}${EITHER}${word}` : word;
  frame.words[slot] = joined;
  frame.words[as] = joined;
}

/** What may be named where it is a short list: of the text's own, of the edition, or of cards whose faces the player knows. */
function wordsFor(context: Context, effect: Naming, player: Seat): readonly Candidate[] {
  const { engine } = context;
  const { what, as, among, of, from, only } = effect;
  const words = (values: Iterable<string>): readonly Candidate[] =>
    [...new Set(values)].map((value): Candidate => ({ kind: 'word', value })).filter((one) => !isExcepted(effect, one));
  if (among && what === 'number') return among.map((word) => ({ kind: 'number', value: Number(word) }));
  if (among) return words(among);
  if (of)
    return words(
      candidates(context, of)
        .flatMap((card) => skillsRequired(engine, card))
        .sort(),
    );
  if (from) {
    const known = candidates(context, from).filter((card) => engine.ruleset.showing.knows(engine, card, player));
    const fitting = known.filter((card) => only === undefined || matches(context, only, card));
    return words(fitting.map((card) => engine.definitionOf(card).title).sort());
  }
  if (what === 'number') return Array.from({ length: 100 }, (_, value) => ({ kind: 'number', value }));
  if (what === 'player') return opponentsFor(context, as, player).map((seat) => ({ kind: 'player', player: seat }));
  return words(listOf(context, effect));
}

/** The edition's own words, in the order of letters. */
function listOf(context: Context, { what, lacking }: Naming): readonly string[] {
  const { engine } = context;
  if (what === 'attribute') return ATTRIBUTES;
  if (what === 'affiliation') return everyAffiliation(context);
  if (what === 'cardType') return cardTypesThereAre(engine.nameable);
  if (what !== 'skill') throw new Error(`a ${what} is named among all cards`);
  const had = lacking ? candidates(context, every(lacking)).flatMap((card) => Object.keys(skillsOf(engine, card))) : [];
  return everySkill(context).filter((skill) => !had.includes(skill));
}

/** Every affiliation there is: those of the edition, and others that a card has, in the game or not. */
const everyAffiliation = ({ engine }: Context): readonly string[] =>
  sorted([...engine.ruleset.texts.affiliations, ...affiliationsOnCards(engine.nameable)]);

/** The opponents who may be chosen: in a cost those with whom all that is still to be paid can be. */
function opponentsFor(context: Context, as: string, chooser: Seat): readonly Seat[] {
  const all = opponentsOf(context.engine, chooser);
  const atWork = textAtWork(context);
  if (!atWork) return all;
  const { definition, text, entry } = atWork;
  const { cost } = abilityOf(definition, text.ability);
  if (cost === undefined || numberOf(definition, cost) !== entry.block) return all;
  const rest = cost.slice(entry.index + 1);
  return all.filter((seat) => canPayAll({ ...context, numbers: { ...context.numbers, [as]: seat } }, rest));
}
