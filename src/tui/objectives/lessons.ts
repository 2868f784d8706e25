/** The lessons of a first game of the objectives variant: those of the Second Edition, and others where it plays otherwise. */
import { seatOf } from '../frame/cards.ts';
import type { Lesson, Scene } from '../frame/lessons.ts';
import { asks, isMine, lessons as shared, offers } from '../second-edition/lessons.ts';
import { systemsOf, markersOf } from './card-facts.ts';
import { allPlaces } from '../second-edition/board.ts';
import { locations } from './board.ts';
import { hosted } from '../frame/cards.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { scoreOf } from '../../engine/showing/looking.ts';

const shipsIn = ({ view }: Scene): readonly CardView[] =>
  allPlaces(locations, view).flatMap((place) => hosted(place, 'ships').flatMap(({ cards }) => cards));

/** In place of the lesson of that title. */
const instead: readonly (readonly [title: string, lesson: Lesson])[] = [
  [
    'The table',
    {
      title: 'The table',
      when: ({ request }) => request !== null,
      lines: () => [
        'Each player has a row of five locations: headquarters (H), planets (P), space (S), and how far away each is (s, its span).',
        'What you are to do stands on your objectives: they lie open beside you, and each can be done at any of your locations that is of its type and has the keywords it asks for.',
        'Who has 100 points, and has completed an objective on a planet and one in space, wins.',
      ],
      keys: [
        'Arrows move over the table, Enter looks closer, 8 shows the objectives, i reads a card, Esc goes one step out.',
        'Whatever you can do now stands in the last line; ? lists all keys.',
      ],
    },
  ],
  [
    'Playing cards',
    {
      title: 'Playing cards',
      when: (scene) => asks(scene, 'play') && offers(scene, 'play'),
      lines: (scene) => [
        `A turn begins with ${scene.view.turn.counters} counters. Playing a card takes as many as it costs; drawing one takes 1. What you do not spend is lost.`,
        'People and ships begin at your headquarters, those of its quadrant only; equipment in any.',
        'For a start you want one ship, its crew, and people who can do your first objective.',
        'What to do next is said below.',
      ],
      keys: ['p plays: pick the card by its letter. d draws. g plans: who is missing for which objective.'],
    },
  ],
  [
    'Seven counters, all used',
    {
      title: 'The end of playing',
      when: (scene) => asks(scene, 'play') && scene.view.turn.counters === 0,
      lines: () => ['There is nothing left to spend: end this part of your turn and go on to your orders.'],
      keys: ['e ends it. You may end it before as well.'],
    },
  ],
  [
    'Moving',
    {
      title: 'Moving',
      when: (scene) => asks(scene, 'orders') && offers(scene, 'move'),
      lines: () => [
        'A ship moves with the icons it asks for aboard, all of them on people of its own affiliation.',
        'A move takes the spans of both locations out of its range. Into another quadrant it goes only where a card lets it.',
        'Beam down at a planet to do an objective there; in space the crew does it from aboard.',
      ],
      keys: ['m moves: the list says how far each location is.'],
    },
  ],
  [
    'Attempting a mission',
    {
      title: 'Attempting an objective',
      when: (scene) => asks(scene, 'orders') && offers(scene, 'attempt'),
      lines: () => [
        'Your opponent draws as many dilemmas as you bring people, less those that lie beneath the location, and may spend as many points on them.',
        'Those left at the end must meet what the objective requires. If they fail it stays yours to try again, here or elsewhere.',
        'Who takes part may be stopped, or worse; who is kept back is safe.',
      ],
      keys: ['a attempts: the list says whether your team would do, as it is now.'],
    },
  ],
  [
    'Facing dilemmas',
    {
      title: 'Facing dilemmas',
      when: (scene) => scene.view.attempt !== null && isMine(scene),
      lines: () => [
        'Your people face one dilemma after the other. The panel shows which, what it asks, and what became of those before.',
        'A dilemma that your people overcome goes beneath the location; each one there means one less to face at every objective done there.',
      ],
    },
  ],
  [
    'Completed',
    {
      title: 'Completed',
      when: ({ view }) => scoreOf(view, seatOf(view)) > 0,
      lines: ({ view }) => [
        `${scoreOf(view, seatOf(view))} points. The score stands in the first line, with how many objectives are done on planets (P) and in space (S).`,
        'Further objectives may be done at the same location. When you have none left you draw another at the beginning of your turn.',
      ],
    },
  ],
];

/** Of what the Second Edition has nothing of. */
const own: readonly Lesson[] = [
  {
    title: 'An exchange',
    when: (scene) => asks(scene, 'exchange'),
    lines: () => [
      'None of your objectives fits any of your locations. You may put one beneath your objective pile and draw another.',
    ],
  },
  {
    title: 'Systems',
    when: (scene) => asks(scene, 'play') && offers(scene, 'install'),
    lines: () => [
      'A system makes a ship better: it is installed on a ship of yours at any headquarters, for its cost, one of each type.',
      'Taking it off costs the same again and brings it back to your hand.',
    ],
    keys: ['n installs, N takes a system off.'],
  },
  {
    title: 'Attacking',
    when: (scene) => asks(scene, 'orders') && offers(scene, 'engage'),
    lines: () => [
      'Your ship may attack another at its location: your weapons against their shields, each with a tactic added.',
      'The tactic of who wins becomes damage on the ship that loses, and that may be yours: look at the numbers first.',
      'At the end your ship and its crew are stopped, theirs are not, and they may attack back once.',
    ],
    keys: ['E engages: the list says how the numbers stand. f fights with people.'],
  },
  {
    title: 'Tactics',
    when: (scene) => asks(scene, 'draw-tactics'),
    lines: () => [
      'Each side may draw up to two tactics and lay one of them, unseen by the other until both are turned up.',
      'The attacker adds the attack of its tactic, the defender the defence. A strong attack often does little to the hull.',
      'What is not laid goes beneath your pile: nothing is lost by drawing.',
    ],
    keys: ['Mark "draw" and press Enter to draw; Enter with nothing marked, twice, draws none.'],
  },
  {
    title: 'Laying a tactic',
    when: (scene) => asks(scene, 'lay-tactic'),
    lines: () => [
      'Mark the one that counts in this engagement. If you win it lies on their ship: its hull percentage then counts, and what it says after "Damage".',
    ],
  },
  {
    title: 'A counterattack',
    when: (scene) => asks(scene, 'counterattack'),
    lines: () => [
      'You were attacked, and may attack back at once: now your weapons count, and their shields. Afterwards your ship is stopped.',
    ],
  },
  {
    title: 'Hull damage',
    when: (scene) => shipsIn(scene).some((ship) => markersOf(ship).length > 0),
    lines: () => [
      'Markers on a ship add up their percentages: at 100 % it is destroyed with everybody aboard. What each says holds as long as it lies there.',
      'At the end of your turn each of your ships at a headquarters where it could be played may lose one marker.',
    ],
  },
  {
    title: 'A refitted ship',
    when: (scene) => shipsIn(scene).some((ship) => systemsOf(ship).length > 0),
    lines: () => [
      'What a system says holds for the ship that it is on, wherever that goes; the numbers of the ship show it.',
    ],
  },
];

const known = new Map(instead);
const [table, ...others] = shared.map((lesson) => known.get(lesson.title) ?? lesson);

export const lessons: readonly Lesson[] = [...(table === undefined ? [] : [table]), ...own, ...others];
