/** The lessons of a first game of the Second Edition. */
import { cardOfOption, optionsIn, type Option, type Request } from '../../engine/asking/request.ts';
import { COUNTERS } from '../../rules/second-edition/constants.ts';
import { seatOf, titleOf, zone } from '../frame/cards.ts';
import type { Lesson, Scene } from '../frame/lessons.ts';
import { scoreOf } from '../../engine/showing/looking.ts';

export const asks = ({ request }: Scene, kind: string): boolean => request?.kind === kind;
export const offers = ({ request }: Scene, verb: string): boolean => optionOf(request, verb) !== undefined;
const optionOf = (request: Request | null, verb: string): Option | undefined =>
  optionsIn(request).find((option) => option.verb === verb);
function shipToMove({ view, request }: Scene): string {
  const move = optionOf(request, 'move');
  return move === undefined ? 'A ship' : titleOf(view, cardOfOption(move, 'card'));
}
export const isMine = ({ view }: Scene): boolean => view.attempt?.player === seatOf(view);

/** In the order in which they come up, the first that fits and was not given yet is given. */
export const lessons: readonly Lesson[] = [
  {
    title: 'The table',
    when: ({ request }) => request !== null,
    lines: () => [
      'Each player has five missions. A mission says how many points it is worth, whether it is on a planet (P) or in space (S), and how far away it is (s, its span).',
      'Who has 100 points, and has completed a mission on a planet and one in space, wins.',
      'You get there by bringing people with the right skills to your missions.',
    ],
    keys: [
      'Arrows move over the table, Enter looks closer, i reads a card, Esc goes one step out.',
      'Whatever you can do now stands in the last line; ? lists all keys.',
    ],
  },
  {
    title: 'Playing cards',
    when: (scene) => asks(scene, 'play') && offers(scene, 'play'),
    lines: () => [
      `A turn begins with ${COUNTERS} counters. Playing a card takes as many as it costs; drawing one takes 1.`,
      'People, ships and equipment begin at your headquarters, the first of your missions.',
      'For a start you want one ship, its crew, and people who can do your first mission.',
      'What to do next is said below.',
    ],
    keys: ['p plays: pick the card by its letter. d draws.'],
  },
  {
    title: 'Reading a line',
    when: (scene) => asks(scene, 'play') && offers(scene, 'play'),
    lines: () => [
      'A line of your hand: what the card costs; what it is (P personnel, S ship, Q equipment, E event, I interrupt); its name; its affiliation (Fed, Kli, NA non-aligned).',
      'Then of a person Cmd or Stf, the command or staff icon that ships ask for; Integrity, Cunning and Strength (int cun str); the skills by their first four letters, 2 Dipl being two of Diplomacy.',
      'Of a ship: range, weapons, shields, and who must be aboard for it to move.',
    ],
    keys: ['i shows the card at the cursor in full, ? all short forms.'],
  },
  {
    title: 'The core',
    when: ({ view }) => view.players.some(({ seat }) => zone(view, seat, 'core').count > 0),
    lines: () => [
      'Some events stay in play: they lie in the core of whoever played them, and what they say holds until something takes them away.',
    ],
    keys: ['4 shows the cores, 5 the brigs: where captives are held.'],
  },
  {
    title: 'Seven counters, all used',
    when: (scene) => asks(scene, 'play') && offers(scene, 'end'),
    lines: () => ['There is nothing left to spend: end this part of your turn and go on to your orders.'],
    keys: ['e ends it.'],
  },
  {
    title: 'Beaming',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'beam'),
    lines: () => [
      'Now you may give orders, as many as you like, in any order.',
      'Beaming takes people between a ship and the place it is at.',
      'A ship moves only with the icons it asks for aboard, and one person of its affiliation.',
    ],
    keys: [
      'b beams. Mark people by their letters, * marks all; the lines below the list tell while you mark what the team can do and whether the ship can fly.',
    ],
  },
  {
    title: 'Moving',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'move'),
    lines: (scene) => [
      `${shipToMove(scene)} is staffed and can move.`,
      'A move takes the spans of both missions out of the range of the ship.',
      'Beam down at a planet mission to attempt it; at one in space the crew attempts it from aboard.',
    ],
    keys: ['m moves: the list says how far each mission is.'],
  },
  {
    title: 'Attempting a mission',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'attempt'),
    lines: () => [
      'Your opponent draws as many dilemmas as you bring people, and may spend as many points on them: more people are not always better.',
      'Those left at the end must meet what the mission requires.',
      'Who takes part may be stopped, or worse; who is kept back is safe.',
    ],
    keys: ['a attempts: the list says whether your team would do, as it is now.'],
  },
  {
    title: 'Facing dilemmas',
    when: (scene) => scene.view.attempt !== null && isMine(scene),
    lines: () => [
      'Your people face one dilemma after the other. The panel shows which, what it asks, and what became of those before.',
      'A dilemma that your people overcome goes beneath the mission; each one there means one less to face next time.',
    ],
  },
  {
    title: "Your opponent's attempt",
    when: (scene) => asks(scene, 'stack'),
    lines: () => [
      'Now you choose what they face, in the order they will be met, within what may be spent.',
      'Look at who attempts, and choose what hurts those.',
    ],
    keys: ['Mark the first one first; the foot tells what they cost of what may be spent.'],
  },
  {
    title: 'Completed',
    when: ({ view }) => scoreOf(view, seatOf(view)) > 0,
    lines: ({ view }) => [
      `${scoreOf(view, seatOf(view))} points. The others are worth as much work: look for people who fit the next one.`,
      'The score stands in the first line, with how many planet (P) and space (S) missions are done.',
    ],
  },
  {
    title: 'The end of a turn',
    when: (scene) => asks(scene, 'discard'),
    lines: () => ['At the end of the turn you keep seven cards in hand and put the others on your discard pile.'],
  },
];
