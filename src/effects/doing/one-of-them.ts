/** Asks a player which one of several cards a text is about ("that personnel", where several would do): after what is paid, or before where it is paid with that card. */
import {
  abilityContext,
  abilityOf,
  bound,
  frameContext,
  isSoInSomeWay,
  numberOf,
  playerOf,
  singlesOf,
  type Chosen,
  type Context,
  costsIn,
} from '../reading/index.ts';
import { holds } from '../meaning.ts';
import { canPayAll } from './costs.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { choose } from '../../engine/asking/select.ts';
import type { Frame, Ref, TextPosition } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** Must something be said of which card the ability is about, before one of these blocks is carried out? */
export function mayNarrow(ability: Ability, blocks: readonly (readonly unknown[])[]): boolean {
  return singlesOf(ability).length > 0 && blocks.some((block) => block === ability.do || block === ability.cost);
}

/** Asks for the next card that is to be chosen now; true where somebody was asked. The answer stands in the text's frame. */
export function chooseOne(engine: Engine, frame: Frame): boolean {
  const { text } = frame;
  const definition = text && engine.definitions[text.definition];
  if (!definition) return false;
  const ability = abilityOf(definition, text.ability);
  const user = userOf(engine, frame, ability);
  if (user !== undefined && text.path.length === 1) return false;
  const isPaying = ability.cost !== undefined && text.path.at(-1)?.block === numberOf(definition, ability.cost);
  const use: Use = { engine, frame, text, ability, isPaying };
  let chosen: Chosen = {};
  for (const { letter, isPaid, isDone, isOnlyWhere } of singlesOf(ability)) {
    const refs = fitting(use, chosen, letter);
    const [one] = refs;
    if (one === undefined) continue;
    const known = isOnlyWhere && areTogether(engine, refs) ? [one] : refs;
    frame.cards[letter] = known;
    if (known.length === 1) chosen = { ...chosen, [letter]: one.card };
    else if (isPaid || (isDone && !isPaying)) {
      const from = eligible(use, chosen, letter, refs);
      askWhichOne(engine, { player: user ?? text.you, source: text.source.card, letter, from });
      return true;
    }
  }
  if (!isPaying) frame.numbers.narrow = 0;
  return false;
}

/** Are they all in one place? */
const areTogether = (engine: Engine, refs: readonly Ref[]): boolean =>
  new Set(refs.map(({ card }) => engine.placeOf(card))).size === 1;

/** 'The player who commands that personnel may …': whoever may use the text says which card it is about, having said yes. */
function userOf(engine: Engine, frame: Frame, { cost, do: effects }: Ability): Seat | undefined {
  const [only, ...others] = effects;
  if (cost || others.length > 0 || only?.x !== 'may' || typeof only.who !== 'object' || 'player' in only.who) return;
  const { who } = only;
  const letter = 'owner' in who ? who.owner : who.commander;
  const context = frameContext(engine, frame);
  const seats = bound(context, letter).map((ref) =>
    playerOf({ ...context, cards: { ...context.cards, [letter]: [ref] } }, who),
  );
  return seats.every((seat) => seat === seats[0]) ? seats[0] : undefined;
}

/** An ability that is being used, and how far it has come. */
interface Use {
  readonly engine: Engine;
  readonly frame: Frame;
  readonly text: TextPosition;
  readonly ability: Ability;
  readonly isPaying: boolean;
}

/** Asks a player which one of these a letter means. */
export function askWhichOne(
  engine: Engine,
  { player, source, letter, from }: { player: Seat; source: CardNumber; letter: string; from: readonly Ref[] },
): void {
  choose(engine, {
    player,
    prompt: 'Which one?',
    from,
    min: 1,
    max: 1,
    as: letter,
    source,
    rules: engine.cite('select.one of several'),
  });
}

/** The cards that a letter may mean, as the text began: only those that go with what was chosen already. */
function fitting({ engine, frame, text, ability }: Use, chosen: Chosen, letter: string): readonly Ref[] {
  const refs = cardsIfAny(frame, letter);
  if (refs.length < 2 || Object.keys(chosen).length === 0) return refs;
  const so = abilityContext(engine, text, ability, frame.occurrence, chosen).cards[letter] ?? [];
  const those = refs.filter(({ card }) => so.some((one) => one.card === card));
  return those.length > 0 ? those : refs;
}

/** Those with whom the text can be used: what it demands is so, and what is still to be paid can be. */
function eligible(use: Use, chosen: Chosen, letter: string, refs: readonly Ref[]): readonly Ref[] {
  const { engine, frame, text, ability, isPaying } = use;
  const isAble = (context: Context): boolean =>
    (ability.if === undefined || holds(context, ability.if)) && (!isPaying || canPayAll(context, costsIn(ability)));
  const able = refs.filter(({ card }) =>
    isSoInSomeWay(engine, text, ability, frame.occurrence, isAble, { ...chosen, [letter]: card }),
  );
  return able.length > 0 ? able : refs;
}
