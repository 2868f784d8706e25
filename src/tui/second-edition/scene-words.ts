/** The sentences in which attempts, dilemmas and battles are told. */
import type { BattleKind } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Against, GameEvent } from '../../engine/state/events.ts';
import { BATTLE_VALUES, POINTS_TO_WIN } from '../../rules/second-edition/constants.ts';
import { haveWords } from '../../rules/shared/measured.ts';
import { doing, type Happening, YOU } from '../../table/index.ts';
import { cardOf, nameOf, playedText, playerAt, seatOf } from '../frame/cards.ts';
import type { Stage, Story } from '../frame/scene.ts';
import { capital, column, span } from '../frame/text.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import type { Board } from './board.ts';
import { barLines, barWords } from './requirement-bar.ts';
import type { Said } from './scene-stage.ts';

export interface Heading {
  readonly title: string;
  readonly right: string;
}

interface Opening {
  readonly heading: Heading;
  readonly said: readonly Said[];
}

interface Begun {
  readonly mission: number;
  readonly player: Seat;
  /** Where it is done, if the task is no place itself. */
  readonly place: number | undefined;
}

/** Who attempts what where, and what it asks. */
export function taskOpening(board: Board, story: Story, { mission, player, place: at }: Begun): Opening {
  const definition = story.printed(mission);
  const facts = taskFacts(definition ?? {});
  const place = at === undefined ? definition : story.printed(at);
  const kind = placeFacts(place ?? {})?.kind;
  const where = at === undefined ? '' : ` at ${place?.title ?? `a ${board.words.place}`}`;
  const card = cardOf(story.view, mission);
  const points = card?.values['points'] ?? facts?.points;
  const asked = card?.requirements ?? facts?.requirements;
  return {
    heading: {
      title: `${doing(nameOf(story.view, player), 'attempts')} ${definition?.title ?? `a ${board.words.task}`}${where}`,
      right: facts === undefined ? '' : `${kind === undefined ? '' : `${kind} · `}${points ?? facts.points} points`,
    },
    said: asked === undefined || asked === '' ? [] : [{ text: `requires ${asked}`, token: 'plain' }],
  };
}

/** A dilemma that was revealed: its whole text. */
export function dilemmaOpening(story: Story, dilemma: number): Opening {
  const definition = story.printed(dilemma);
  if (definition === null) return { heading: { title: 'A dilemma', right: '' }, said: [] };
  const cost = cardOf(story.view, dilemma)?.values['cost'] ?? definition.cost;
  return {
    heading: {
      title: definition.title,
      right: `${definition.dilemma ?? ''} dilemma${cost === undefined ? '' : ` · cost ${cost}`}`,
    },
    said: [{ text: playedText({ definition }), token: 'heading' }],
  };
}

/** What the team has against what is asked; that it lies face down, where the viewer may not know. */
export function teamAsked(against: Against | null): readonly Said[] {
  if (against === null) return [{ text: 'The team is face down.', token: 'dim' }];
  if (against.team.length === 0 || against.parts.length === 0) return [];
  const text = `team: ${barWords(against.parts)}`;
  return [{ text, token: 'plain', lines: (width) => barLines('team', against.parts, width) }];
}

/** How an attempt failed: by how much. */
export function failure(against: Against | null): Stage['end'] {
  if (against === null) return { text: 'FAILED', token: 'good' };
  const missing = against.parts.filter(({ isMet }) => !isMet).map(haveWords);
  const why = against.team.length === 0 ? ['nobody is left'] : missing;
  return { text: why.length === 0 ? 'FAILED' : `FAILED: ${why.join('; ')}`, token: 'bad' };
}

/** `MISSION COMPLETE +30 (30/100)`, in the word for a task: what was scored with it, and what the player has then. */
export function completion({ words }: Board, { past, view }: Story, happening: Happening): Stage['end'] {
  const { event } = happening.logged;
  if (event.type !== 'completed') throw new Error(`${event.type} completes nothing`);
  const after = past.slice(past.indexOf(happening) + 1).map(({ logged }) => logged.event);
  const at = after.findIndex((each) => each.type === 'scored' && each.by === event.mission);
  const scored = after[at];
  const token = event.player === seatOf(view) ? 'good' : 'bad';
  const done = `${words.task.toUpperCase()} COMPLETE`;
  if (scored?.type !== 'scored') return { text: done, token };
  const now = playerAt(view, event.player)?.score;
  if (now === undefined) throw new Error(`nobody sits at ${event.player}`);
  const since = after.slice(at + 1).reduce((sum, each) => sum + pointsIn(each, event.player), 0);
  return { text: `${done} +${scored.points} (${now - since}/${POINTS_TO_WIN})`, token };
}

function pointsIn(event: GameEvent, player: Seat): number {
  if ((event.type !== 'scored' && event.type !== 'lost') || event.player !== player) return 0;
  return event.type === 'scored' ? event.points : -event.points;
}

/** Why a dilemma was overcome without being faced, by the rule that says so; null where none does. */
export function notFaced(rules: readonly string[]): Said | null {
  const why = WHY_NOT_FACED.find(([rule]) => rules.includes(rule))?.[1];
  return why === undefined ? null : { text: `not faced: ${why}`, token: 'bad' };
}

const WHY_NOT_FACED: readonly (readonly [rule: string, why: string])[] = [
  ['2E-DIL-31', 'nobody is left to face it'],
  ['2E-DIL-29', 'a copy of one that was revealed before'],
  ['2E-DIL-28', 'it is of the wrong type for this mission'],
  ['2E-DIL-30', 'it costs more than may still be spent'],
];

type BattleBegun = Extract<GameEvent, { type: 'began' }>;

/** Which battle, of ships which against which, and where. */
export function battleOpening(story: Story, { what, card, name, ships = [] }: BattleBegun): Heading {
  const titles = ships.map((ship) => titleIn(story, ship));
  const engaged = titles.length === 2 ? titles.join(' engages ') : 'Engagement';
  return {
    title: name === undefined ? (what === 'combat' ? 'Personnel combat' : engaged) : capital(name),
    right: card === undefined ? '' : titleIn(story, card),
  };
}

const titleIn = ({ view, printed }: Story, card: CardNumber): string =>
  cardOf(view, card)?.definition.title ?? printed(card)?.title ?? '';

/** The card that was played or used last before a battle began: what comes of it stands there. */
export function battleCause(story: Story, happening: Happening): readonly Said[] {
  const before = story.past.slice(0, story.past.indexOf(happening)).map(({ logged }) => logged.event);
  const cause = before.findLast(
    (event) => event.type === 'used' || (event.type === 'place' && event.verb === 'played'),
  );
  const card = cause?.type === 'used' ? cause.card : cause?.type === 'place' ? cause.cards[0] : undefined;
  const definition = card === undefined ? null : story.printed(card);
  if (definition === null) return [];
  return [{ text: `${definition.title}: ${playedText({ definition })}`, token: 'heading' }];
}

/** Points a character of a bar stands for. */
const BAR_STEP = 2;
const WIDEST_BAR = 24;

/** Both sides' totals: the side that began the battle announces them. */
export function battleTotals(
  { view }: Story,
  kind: BattleKind,
  { player, numbers }: Extract<GameEvent, { type: 'announced' }>,
): readonly Said[] {
  const other = view.players.find(({ seat }) => seat !== player)?.seat ?? null;
  const counts = BATTLE_VALUES[kind];
  const names = [player, view.players.length === 2 ? other : null].map((seat) =>
    seat === null ? 'the others' : nameOf(view, seat),
  );
  const longest = Math.max(...names.map(({ length }) => length));
  return numbers.map((total, side) => {
    const bar = '█'.repeat(Math.max(0, Math.min(WIDEST_BAR, Math.ceil(total / BAR_STEP))));
    const [name = '', value = ''] = [names[side], counts[side]];
    return {
      text: `${name}: ${value} ${total}`,
      token: 'plain',
      lines: () => [[span(column(name, longest + 1), 'heading'), span(`${value} ${total} `), span(bar, 'dim')]],
    };
  });
}

/** Who won a battle, and by how much. */
export function battleEnd(
  { view }: Story,
  { type, players, reason }: Extract<GameEvent, { type: 'won' | 'tied' }>,
): Stage['end'] {
  if (type === 'tied') return { text: `NOBODY WINS: ${reason}`, token: 'plain' };
  const names = players.map((seat) => nameOf(view, seat)).join(' and ');
  return {
    text: `${names} ${names === YOU ? 'WIN' : 'WINS'}: ${reason}`,
    token: players.includes(seatOf(view)) ? 'good' : 'bad',
  };
}
