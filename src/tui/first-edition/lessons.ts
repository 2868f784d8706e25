/** The lessons of a first game of First Edition. */
import { seatOf } from '../frame/cards.ts';
import type { Lesson, Scene } from '../frame/lessons.ts';
import { asks, offers } from '../second-edition/lessons.ts';

const isMine = ({ view }: Scene): boolean => view.attempting?.player === seatOf(view);

/** In the order in which they come up, the first that fits and was not given yet is given. */
export const lessons: readonly Lesson[] = [
  {
    title: 'The spaceline',
    when: (scene) => asks(scene, 'line'),
    lines: () => [
      'Twelve Missions are laid in one line, six of each player: that is the galaxy for this game, and both of you fly along it.',
      'A Mission says how many points it is worth, whether it is on a planet (P) or in space (S), its span (s), and who may attempt it, whoever laid it.',
      'Who has 100 points wins. Lay each Mission at one end of the line: near to yours if it is for you, far away if it is not.',
    ],
    keys: [
      '← lays the Mission at the left end, → at the right.',
      'The last line says what you can do; ? lists all keys and what the signs mean.',
    ],
  },
  {
    title: 'Seeding',
    when: (scene) => asks(scene, 'seed'),
    lines: () => [
      'Now both hide cards beneath the Missions, one by one. Dilemmas are met by whoever attempts the Mission; put the worst where your opponent will go.',
      'Artifacts lie on planets, and belong to whoever completes the Mission there: put them where you will be.',
      'What is seeded last is met first. Under each Mission ◆2+1 counts yours and theirs.',
    ],
    keys: [
      '← and → choose the Mission, a letter puts that card there (• fits), Backspace takes it back.',
      '* lets the rest be placed for you; the list ends with pass.',
    ],
  },
  {
    title: 'Your outpost',
    when: (scene) => asks(scene, 'outpost'),
    lines: () => [
      'Your people and ships will report at your Outpost. It stands at a Mission that bears the icon of its affiliation.',
      'Choose one from which several Missions that you can do are near: the line below the locations shows them all, with their spans.',
    ],
    keys: ['← and → choose the Mission, Enter establishes it there.'],
  },
  {
    title: 'A card a turn',
    when: (scene) => asks(scene, 'play') && offers(scene, 'report'),
    lines: () => [
      'In a turn you play one card. People, ships and equipment report for duty at an Outpost of their affiliation.',
      'A ship first, then those who staff it (Cmd, Stf), then who has the skills for your first Mission: g shows what is missing.',
    ],
    keys: [
      'r reports: pick the card by its letter. e goes on to your orders.',
      'i shows the card at the cursor in full.',
    ],
  },
  {
    title: 'Orders',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'load'),
    lines: () => [
      'People at an Outpost go aboard a ship there by loading. A ship flies with the icons it asks for, and somebody of its affiliation.',
      'As you mark who goes, the lines below say whether the ship is staffed then, and which Missions they could do.',
    ],
    keys: ['o loads, O unloads.'],
  },
  {
    title: 'Flying',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'move'),
    lines: () => [
      'Flying takes the span of every location that is entered out of the RANGE of the ship, also of those that are only passed.',
      'RANGE is whole again in your next turn. Away from the Outpost a ship without its crew is stalled.',
    ],
    keys: ['m moves: the list says what RANGE would be left.'],
  },
  {
    title: 'Attempting a Mission',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'attempt'),
    lines: () => [
      'On a planet an Away Team attempts the Mission, beamed down by b; in space the crew of a ship.',
      'First they meet what lies beneath, one card after the other. Who gets past all of it and has what the Mission asks completes it.',
      'What they meet is not known before. More people than you need are no waste.',
    ],
    keys: ['a attempts, b beams.'],
  },
  {
    title: 'Dilemmas',
    when: isMine,
    lines: () => [
      'A dilemma says what it takes to overcome it. If the team has not got it, its text is carried out, and often the whole team is stopped: it does nothing more this turn.',
      'Some dilemmas stay until somebody brings what they ask for.',
    ],
  },
  {
    title: 'Any time',
    when: (scene) => asks(scene, 'respond'),
    lines: () => [
      'Interrupts can be played at any time, also in the turn of your opponent. You are asked only when you hold one that could be played now.',
      'What was played first takes effect first.',
    ],
    keys: ['A letter plays the card, Space lets play go on until something happens.'],
  },
  {
    title: 'Under fire',
    when: (scene) => asks(scene, 'retaliate'),
    lines: () => [
      'The attack did no harm: your ships there that have a leader aboard (an OFFICER, or Leadership) may fire back at one attacker.',
      'Weapons together against shields: more hits, twice as much destroys.',
    ],
  },
];
