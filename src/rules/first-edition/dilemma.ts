/** One encounter with a dilemma (table `dilemma`, 94-DIL). */
import { moveCards, pushText } from '../../effects/doing/index.ts';
import { abilityOf, numberOf } from '../../effects/reading/index.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardIn } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { change, current, survivors } from './attempt.ts';
import { endUntil } from '../shared/lasting.ts';
import { against } from '../shared/measured.ts';
import { reaching } from '../../effects/meaning.ts';
import { nullify } from './nullify.ts';
import { askedBy, barsNow } from './dilemma-texts.ts';
import { cardsIn, isEquipment, isHologram } from './table.ts';
import { proveAgainst } from './proof.ts';

export const dilemma = procedure('dilemma', [
  { label: 'dilemma 1', rules: ['94-DIL-03', '94-CARD-05'], does: read },
  { label: 'dilemma 1 nullified', rules: ['94-CARD-22'], does: nullifyIfHelped },
  { label: 'dilemma 2', rules: ['94-DIL-04', '94-DIL-09', '94-CARD-06'], does: check },
  { label: 'dilemma 3', rules: ['94-DIL-04', '94-DIL-08'], does: overcome },
  { label: 'dilemma 4', rules: ['94-DIL-05', '94-DIL-16'], does: instruct },
  { label: 'dilemma 5', rules: ['94-DIL-12', '94-DIL-13', '94-TURN-13', '94-OP-18'], does: stop },
  { label: 'dilemma 6', rules: ['94-DIL-06', '94-DIL-07'], does: keepOrDiscard },
]);

const dilemmaIn = (frame: Frame): CardNumber => cardIn(frame, 'dilemma');

/** Is it still where it was met? */
const isThere = (engine: Engine, card: CardNumber): boolean =>
  engine.relationOf(card) === 'under' && engine.hostOf(card) === current(engine).mission.card;

function read(engine: Engine, frame: Frame): void {
  const card = dilemmaIn(frame);
  // It was nullified before anything of it was done (94-INTR-07).
  if (!isThere(engine, card)) {
    closeEncounter(engine, 'nullified');
    engine.finish(frame);
    return;
  }
  const { player } = current(engine);
  engine.emit({ type: 'faced', card, player, against: against(engine, card, survivors(engine)) });
}

/** The card with those who face it that makes the dilemma come to nothing; undefined: none. */
function nullifierOf(engine: Engine, dilemma: CardNumber): CardNumber | undefined {
  const places = new Set(survivors(engine).map((card) => engine.hostOf(card)));
  const isWithThem = (card: CardNumber): boolean => isEquipment(engine, card) && places.has(engine.hostOf(card));
  const found = reaching(engine, dilemma, 'nullified').find(({ context }) => isWithThem(context.source.card));
  return found?.context.source.card;
}

/** 94-CARD-22: a dilemma that something they have with them nullifies is done with, and earns nothing. */
function nullifyIfHelped(engine: Engine, frame: Frame): void {
  const card = dilemmaIn(frame);
  const by = nullifierOf(engine, card);
  if (by === undefined) return;
  nullify(engine, card, by, current(engine).player);
  closeEncounter(engine, 'nullified');
  engine.finish(frame);
}

/** What it requires, and whether the team has it; a dilemma may require nothing (94-DIL-15). */
function check(engine: Engine, frame: Frame): void {
  const { requires, isMet } = askedBy(engine, dilemmaIn(frame), current(engine).player);
  frame.numbers.requires = requires ? 1 : 0;
  if (!requires) engine.note('94-DIL-15');
  frame.numbers.isMet = requires && isMet ? 1 : 0;
}

function overcome(engine: Engine, frame: Frame): void {
  if (frame.numbers.isMet !== 1) return;
  proveAgainst(engine, dilemmaIn(frame), survivors(engine));
  overcomeDilemma(engine, dilemmaIn(frame), current(engine).player);
  engine.finish(frame);
}

/** 94-DIL-08, -10, -11: it is gone, as a tally where it earned points. */
export function overcomeDilemma(engine: Engine, card: CardNumber, player: Seat): void {
  const { fields } = engine.definitionOf(card);
  const points = fields?.['points'];
  if (typeof points === 'number') {
    engine.emit({ type: 'scored', player, points, by: card }, ['94-DIL-10', '94-CARD-07']);
    layAside(engine, card, player);
  } else putAway(engine, card, player, ['94-DIL-04', '94-DIL-08']);
  if (attemptIn(engine)?.facing?.card === card) closeEncounter(engine, 'overcome');
}

/** 94-DIL-11: what has earned points lies in the bonus area of whoever earned them. */
export function layAside(engine: Engine, card: CardNumber, player: Seat): void {
  moveCards(engine, {
    verb: 'overcome',
    player,
    cards: [card],
    to: { zone: 'bonus', player },
    face: 'up',
    known: 'all',
    rules: ['94-DIL-11', '94-DIL-08'],
  });
}

/** Was it overcome by what its own text let the team do? */
const isOvercome = (engine: Engine): boolean => current(engine).revealed.at(-1)?.outcome === 'overcome';

function putAway(engine: Engine, card: CardNumber, player: Seat, rules: readonly string[]): void {
  moveCards(engine, {
    verb: 'overcome',
    player,
    cards: [card],
    to: { zone: 'discard', player: engine.ownerOf(card) },
    face: 'up',
    known: 'all',
    rules: [...rules, '94-CARD-23'],
  });
}

/** The text, sentence by sentence, speaks to whoever faces it. */
function instruct(engine: Engine, frame: Frame): void {
  const card = dilemmaIn(frame);
  const definition = engine.definitionOf(card);
  const you = current(engine).player;
  const texts = definition.abilities
    .map((_, ability) => ability)
    .filter((ability) => abilityOf(definition, ability).at.t === 'resolve');
  for (const ability of texts.toReversed()) {
    const block = numberOf(definition, abilityOf(definition, ability).do);
    const responder = { source: engine.ref(card), definition: engine.definitionNumber(card), ability, you };
    pushText(engine, responder, [block], null, -1);
  }
}

/** 94-DIL-12, 94-OP-18: the whole team is stopped, with its equipment; in space the ship too. 94-DIL-15: not where nothing is required. */
function stop(engine: Engine, frame: Frame): void {
  const { ship, mission, player } = current(engine);
  if (isOvercome(engine)) return;
  if (frame.numbers.requires !== 1 && barsNow(engine, dilemmaIn(frame), player)) frame.numbers.requires = 1;
  if (frame.numbers.requires !== 1) return;
  if (ship) engine.note('94-DIL-14');
  if (survivors(engine).some((card) => isHologram(engine, card))) engine.note('94-HOLO-07');
  const team = current(engine)
    .involved.filter((ref) => engine.isSame(ref))
    .map(({ card }) => card);
  const places = [...new Set(team.map((card) => engine.hostOf(card)))];
  const equipment = places.flatMap((place) =>
    cardsIn(engine, place, player).filter((card) => isEquipment(engine, card)),
  );
  const cards = [...team, ...equipment, ...(ship ? [ship.card] : [])];
  engine.emit({ type: 'failed', mission: mission.card, player, against: null });
  if (cards.length > 0) engine.emit({ type: 'stopped', cards, by: dilemmaIn(frame) });
  const attempt = engine.nearest('attempt');
  if (attempt) engine.goto(attempt, 'attempt 8');
}

/** 94-OP-16, -17: it sticks where it says nothing else and requires something; else it is done with. */
function keepOrDiscard(engine: Engine, frame: Frame): void {
  if (isOvercome(engine)) return;
  const sticks = frame.numbers.requires === 1;
  const card = dilemmaIn(frame);
  if (!sticks && isThere(engine, card)) putAway(engine, card, current(engine).player, ['94-DIL-15', '94-OP-16']);
  closeEncounter(engine, sticks ? 'failed' : 'done');
}

function closeEncounter(engine: Engine, outcome: string): void {
  endUntil(engine, ['dilemma'], ['94-CARD-22']);
  const { revealed } = current(engine);
  const last = revealed.length - 1;
  change(engine, {
    facing: null,
    open: false,
    revealed: revealed.map((item, index) => (index === last ? { ...item, outcome } : item)),
  });
}
