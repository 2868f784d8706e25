/** A mission attempt from the first card revealed to its end (table `attempt`, 94-ATT-10 to -17, 94-ART). */
import { moveCards } from '../../effects/doing/index.ts';
import { meets, valueOf } from '../../effects/meaning.ts';
import { isStopped, isType, missionContext, requirementsOf } from '../../effects/reading/index.ts';
import { isBanned, isInvited } from '../../effects/standing/index.ts';
import { attemptIn, type Attempt } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardIn } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { earn } from './artifacts.ts';
import type { Frame, Occurrence, Ref } from '../../engine/state/state.ts';
import { areActive } from './activity.ts';
import type { Order } from './order.ts';
import { endUntil } from '../shared/lasting.ts';
import { against } from '../shared/measured.ts';
import { otherOf } from './seats.ts';
import { fitsLocation } from './seed.ts';
import { revealedAt } from './state.ts';
import { isHologram, outpostsOf, personnelIn, shipsOf, titleOf } from './table.ts';
import { noteDeed } from '../../engine/acting/action.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { proveFor } from './proof.ts';
import { openForInterrupts } from './interrupts.ts';

/** Begins the attempt: those of the team take part, all of them (94-ATT-25). */
export function startAttempt(engine: Engine, order: Order, ship: CardNumber, team: readonly CardNumber[]): void {
  const { card: mission, player } = order;
  const attempt: Attempt = {
    player,
    opponent: otherOf(player),
    mission: engine.ref(mission),
    ship: ship > 0 ? engine.ref(ship) : null,
    bases: basesOf(engine, team),
    involved: team.map((card) => engine.ref(card)),
    using: null,
    ability: 0,
    facing: null,
    open: false,
    revealed: [],
  };
  engine.emit({ type: 'began', what: 'attempt', player, card: mission }, ['94-ATT-04', '94-ATT-25']);
  engine.emit({ type: 'attempt', attempt });
  noteEnemies(engine, mission, attempt.opponent);
  noteHolograms(engine, team);
  if (personnelIn(engine, mission, player).some((card) => isStopped(engine, card))) engine.note('94-ATT-22');
  if (team.some((card) => isInvited(engine, player, mission, card))) engine.note('94-ATT-09', '94-CARD-22');
  engine.push('attempt');
}

/** 94-ATT-18: the outposts where some of them are. */
const basesOf = (engine: Engine, team: readonly CardNumber[]): readonly Ref[] =>
  [...new Set(team.map((card) => engine.hostOf(card)))]
    .filter((host) => isType(engine, host, 'outpost'))
    .map((host) => engine.ref(host));

/** Whether holograms among them count, and as whose (94-HOLO-03, -04, -13). */
function noteHolograms(engine: Engine, team: readonly CardNumber[]): void {
  const holograms = team.filter((card) => isHologram(engine, card));
  const active = areActive(engine, holograms);
  if (holograms.length > 0) engine.note('94-HOLO-01');
  if (active.length < holograms.length) engine.note('94-HOLO-03');
  if (active.length > 0) engine.note('94-HOLO-04', '94-HOLO-13');
}

/** Neither a team, a ship nor an outpost of the other player's is in the way. */
function noteEnemies(engine: Engine, mission: CardNumber, enemy: Seat): void {
  if (personnelIn(engine, mission, enemy).length > 0 || shipsOf(engine, enemy, mission).length > 0)
    engine.note('94-ATT-19');
  if (outpostsOf(engine, enemy, mission).length > 0) engine.note('94-ATT-21');
}

/** The attempt in progress. @throws Error outside attempts */
export function current(engine: Engine): Attempt {
  const attempt = attemptIn(engine);
  if (!attempt) throw new Error('no attempt in progress');
  return attempt;
}

/** Those of the team who are left and count (94-ATT-12). */
export function survivors(engine: Engine): CardNumber[] {
  const there = current(engine)
    .involved.filter((ref) => engine.isSame(ref))
    .map(({ card }) => card);
  return areActive(engine, there).filter((card) => !isStopped(engine, card));
}

export function change(engine: Engine, part: Partial<Attempt>): void {
  engine.emit({ type: 'attempt', attempt: { ...current(engine), ...part } });
}

export const attempt = procedure('attempt', [
  { label: 'attempt 3', rules: ['94-DIL-01', '94-DIL-02', '94-ATT-10'], does: reveal },
  { label: 'attempt 3a', rules: ['94-SEED-09', '94-SEED-06', '94-OP-04'], does: discardMisSeed },
  { label: 'attempt 3b', rules: ['94-ART-02'], does: passArtifact },
  { label: 'attempt 4', rules: ['94-DIL-02'], does: encounter },
  { label: 'attempt 5', rules: ['94-ATT-10', '94-ATT-11', '94-DIL-18'], does: noDilemmaLeft },
  {
    label: 'attempt 6',
    rules: [
      '94-ATT-12',
      '94-ATT-13',
      '94-CARD-13',
      '94-CARD-14',
      '94-SKILL-01',
      '94-SKILL-02',
      '94-SKILL-03',
      '94-SKILL-04',
    ],
    does: check,
  },
  { label: 'attempt 7', rules: ['94-ATT-14', '94-ATT-15', '94-ATT-16'], does: complete },
  { label: 'attempt 8', rules: ['94-DIL-12', '94-OP-19', '94-ATT-26'], does: end },
]);

const pileAt = (engine: Engine): readonly CardNumber[] => engine.hosted(current(engine).mission.card, 'under');

/** Is only what has been put to the back left, Artifacts that are found when the mission is completed? */
const isOnlyArtifactsLeft = (engine: Engine): boolean =>
  pileAt(engine).every((card) => isType(engine, card, 'artifact') && engine.has(card, 'faceUp'));

/** Does a text keep them from attempting this mission, now that it lies there? */
function areBarred(engine: Engine): boolean {
  const { mission } = current(engine);
  return survivors(engine).some((card) => isBanned(engine, card, { name: 'attempt', to: mission.card }));
}

/** The card that is met next; a dilemma that has stuck lies open (94-DIL-07). */
function reveal(engine: Engine, frame: Frame): void {
  if (survivors(engine).length === 0) engine.note('94-DIL-18');
  if (survivors(engine).length === 0 || areBarred(engine)) {
    engine.goto(frame, 'attempt 8');
    return;
  }
  const [card] = pileAt(engine);
  if (card === undefined || isOnlyArtifactsLeft(engine)) {
    engine.goto(frame, 'attempt 5');
    return;
  }
  frame.cards.revealed = [engine.ref(card)];
  frame.numbers.isNew = engine.has(card, 'faceUp') ? 0 : 1;
  if (engine.has(card, 'faceUp')) engine.note('94-DIL-17');
  const { mission, player } = current(engine);
  moveCards(engine, {
    verb: 'revealed',
    player,
    cards: [card],
    to: { host: mission.card, relation: 'under' },
    at: 'top',
    face: 'up',
    known: 'all',
    rules: ['94-DIL-01', '94-SEED-15'],
  });
}

const revealedCard = (frame: Frame): CardNumber => cardIn(frame, 'revealed');

/** 94-SEED-06, -09: what may not lie here, and a further copy of what was revealed here before, is discarded without effect. */
function discardMisSeed(engine: Engine, frame: Frame): void {
  const card = revealedCard(frame);
  const { mission, player } = current(engine);
  if (frame.numbers.isNew !== 1) return;
  const isCopy = revealedAt(engine, mission.card).includes(titleOf(engine, card));
  const isMisplaced = !fitsLocation(engine, card, mission.card);
  engine.emit({ type: 'revealed at', mission: mission.card, card, title: titleOf(engine, card) });
  if (!isCopy && !isMisplaced) return;
  moveCards(engine, {
    verb: 'discarded',
    player,
    cards: [card],
    to: { zone: 'discard', player: engine.ownerOf(card) },
    face: 'up',
    known: 'all',
    rules: isCopy
      ? ['94-SEED-06', '94-OP-04']
      : ['94-SEED-09', isType(engine, card, 'artifact') ? '94-ART-01' : '94-CARD-05'],
  });
  engine.goto(frame, 'attempt 3');
}

function passArtifact(engine: Engine, frame: Frame): void {
  const card = revealedCard(frame);
  if (!isType(engine, card, 'artifact')) return;
  const { mission, player } = current(engine);
  const to = { host: mission.card, relation: 'under' };
  moveCards(engine, { verb: 'placed', player, cards: [card], to, at: 'bottom', face: 'up', known: 'all' });
  engine.goto(frame, 'attempt 3');
}

function encounter(engine: Engine, frame: Frame): void {
  const card = revealedCard(frame);
  const definition = engine.definitionNumber(card);
  const { revealed } = current(engine);
  change(engine, {
    facing: engine.ref(card),
    open: true,
    revealed: [...revealed, { card, definition, outcome: 'revealed' }],
  });
  engine.goto(frame, 'attempt 3');
  engine.push('dilemma', { cards: { dilemma: [engine.ref(card)] } });
  openForInterrupts(engine, { what: 'dilemma', player: current(engine).player });
}

function noDilemmaLeft(engine: Engine, frame: Frame): void {
  if (survivors(engine).length === 0) engine.goto(frame, 'attempt 8');
  else engine.note('94-ATT-10', '94-ATT-11');
}

/** 94-ATT-12, -24, 94-OP-19: what the survivors have; lacking it stops nobody. */
function check(engine: Engine, frame: Frame): void {
  const { mission, player } = current(engine);
  const requirement = requirementsOf(engine, mission.card);
  if (requirement && meets(missionContext(engine, mission.card), survivors(engine), requirement)) return;
  const lack = against(engine, mission.card, survivors(engine));
  engine.emit({ type: 'failed', mission: mission.card, player, against: lack }, [
    '94-ATT-12',
    '94-ATT-23',
    '94-ATT-24',
    '94-OP-19',
    ...(hasArtifacts(engine, mission.card) ? ['94-ART-04'] : []),
  ]);
  engine.goto(frame, 'attempt 8');
}

/** Do Artifacts lie at the mission? */
const hasArtifacts = (engine: Engine, mission: CardNumber): boolean =>
  engine.hosted(mission, 'under').some((card) => isType(engine, card, 'artifact'));

function complete(engine: Engine): void {
  const { mission, player } = current(engine);
  const met = against(engine, mission.card, survivors(engine));
  proveFor(engine, mission.card, survivors(engine));
  engine.emit({ type: 'completed', mission: mission.card, player, against: met }, [
    '94-ATT-14',
    '94-ATT-16',
    '94-ATT-17',
  ]);
  const points = valueOf(engine, mission.card, 'points');
  engine.emit({ type: 'scored', player, points, by: mission.card }, ['94-ATT-15', '94-CARD-02', '94-WIN-05']);
  earnArtifacts(engine, mission.card);
  const occurrence: Occurrence = { name: 'complete', stage: 'did', player, cards: [mission], by: null, where: mission };
  noteDeed(engine, 'complete', player, mission);
  openForInterrupts(engine, { what: 'complete', player, occurrence });
  openWindow(engine, { kind: 'did', occurrence });
}

/** 94-ART-03: every Artifact there is the player's now. */
function earnArtifacts(engine: Engine, mission: CardNumber): void {
  const { player } = current(engine);
  const cards = engine.hosted(mission, 'under').filter((card) => isType(engine, card, 'artifact'));
  const [finder = 0] = survivors(engine);
  const place = finder > 0 ? engine.hostOf(finder) : mission;
  const isUndisturbed = current(engine).revealed.length === 0;
  const isOthers = cards.some((card) => engine.ownerOf(card) !== player);
  const rules = [
    '94-ART-03',
    '94-OP-41',
    '94-CARD-08',
    ...(isUndisturbed ? ['94-ART-07'] : []),
    ...(isOthers ? ['94-ART-06'] : []),
  ];
  earn(engine, cards, { player, place }, rules);
}

function end(engine: Engine): void {
  endUntil(engine, ['dilemma', 'attempt'], ['94-CARD-22']);
  engine.emit({ type: 'ended', what: 'attempt', player: current(engine).player });
}
