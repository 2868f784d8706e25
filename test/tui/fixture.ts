/** A table in mid-game, made by hand: views, requests, and a session that remembers what it was answered. */
import { blankCard } from '../../src/catalog/index.ts';
import type { Definition } from '../../src/engine/definition.ts';
import type { Answer, Option, Request } from '../../src/engine/asking/request.ts';
import type { CardView, PileView, View } from '../../src/engine/showing/view.ts';
import type { AttemptView } from '../../src/rules/second-edition/views.ts';
import { cardsIn, type TableSession } from '../../src/table/index.ts';
import type { Measured } from '../../src/engine/state/events.ts';

const definition = (given: Partial<Definition> & { readonly title: string; readonly type: string }): Definition => ({
  ...blankCard(given.title, given.type),
  id: given.subtitle === undefined ? given.title : `${given.title}, ${given.subtitle}`,
  ...given,
});

let nextNumber = 1;
const card = (
  given: Partial<Definition> & { readonly title: string; readonly type: string },
  state: Partial<CardView> = {},
): CardView => {
  const printed = definition(given);
  const cost = printed.cost === undefined ? {} : { cost: printed.cost };
  return {
    number: nextNumber++,
    definition: printed,
    owner: 0,
    commander: 0,
    stopped: false,
    faceUp: true,
    completed: false,
    values: { ...printed.attributes, ...cost },
    skills: printed.skills,
    icons: printed.icons,
    keywords: Object.keys(printed.keywords),
    affiliations: printed.affiliations,
    hosted: {},
    ...state,
  };
};

const pile = (player: number | null, cards: readonly CardView[], hidden = 0): PileView => ({
  player,
  count: cards.length + hidden,
  stopped: cards.filter(({ stopped }) => stopped).length,
  cards,
});

const person = (
  title: string,
  affiliation: string,
  numbers: readonly [number, number, number],
  skills: Readonly<Record<string, number>>,
  more: Partial<Definition> = {},
  state: Partial<CardView> = {},
): CardView =>
  card(
    {
      title,
      type: 'personnel',
      cost: 2,
      unique: true,
      affiliations: [affiliation],
      species: 'Human',
      icons: ['staff', 'TNG'],
      attributes: { integrity: numbers[0], cunning: numbers[1], strength: numbers[2] },
      skills,
      ...more,
    },
    state,
  );

const mission = (
  title: string,
  kind: 'planet' | 'space' | 'headquarters',
  points: number,
  requirements: string,
  hosted: CardView['hosted'] = {},
  state: Partial<CardView> = {},
): CardView =>
  card(
    {
      title,
      type: 'mission',
      mission: {
        kind,
        quadrant: 'alpha',
        span: 3,
        points,
        attempt: kind === 'headquarters' ? '' : '[Fed] [NA]',
        requirements,
      },
      text: kind === 'headquarters' ? 'You may play [Fed] cards, [NA] cards and equipment at this mission.' : '',
    },
    { hosted, values: kind === 'headquarters' ? { span: 2 } : { span: 3, points }, ...state },
  );

const theirs: Partial<CardView> = { owner: 1, commander: 1 };

/** A game in the middle of the first player's orders. */
export function tableFixture() {
  nextNumber = 1;
  const picard = person('Jean-Luc Picard', 'Federation', [8, 7, 6], { Archaeology: 1, Diplomacy: 2, Honor: 1, Leadership: 1 }, {
    subtitle: 'Explorer',
    icons: ['command', 'TNG'],
    cost: 4,
    text: 'Order - Place three cards from hand on the bottom of your deck to draw a card.',
    keywords: { Commander: 'U.S.S. Enterprise-D' },
  }, { values: { integrity: 8, cunning: 7, strength: 6, cost: 4 } }); // prettier-ignore
  const crew = [
    picard,
    person(
      'William T. Riker',
      'Federation',
      [6, 5, 6],
      { Leadership: 1, Navigation: 1, Officer: 1, Security: 1 },
      { icons: ['command'] },
    ),
    person('Data', 'Federation', [6, 10, 10], { Astrometrics: 1, Engineer: 1, Officer: 1, Programming: 2 }),
    person(
      'Deanna Troi',
      'Federation',
      [6, 5, 4],
      { Anthropology: 1, Diplomacy: 1, Honor: 1, Telepathy: 1 },
      {},
      { stopped: true },
    ),
    person('Beverly Crusher', 'Federation', [6, 6, 4], { Biology: 1, Exobiology: 1, Medical: 2 }),
    person('Lian T’su', 'Federation', [6, 5, 4], { Navigation: 1, Officer: 1, Transporters: 1 }),
  ];
  const enterprise = card(
    {
      title: 'U.S.S. Enterprise-D',
      type: 'ship',
      unique: true,
      cost: 6,
      affiliations: ['Federation'],
      class: 'Galaxy',
      staffing: ['command', 'staff', 'staff', 'staff'],
      attributes: { range: 9, weapons: 9, shields: 10 },
    },
    {
      ship: { rangeLeft: 6, staffed: true, missing: [] },
      hosted: { aboard: [pile(0, crew)], on: [], damage: [] },
    },
  );
  const galileo = card(
    {
      title: 'Runabout',
      type: 'ship',
      cost: 2,
      affiliations: ['Federation'],
      staffing: ['staff'],
      attributes: { range: 7, weapons: 2, shields: 3 },
    },
    {
      ship: { rangeLeft: 7, staffed: false, missing: ['staff'] },
      hosted: { aboard: [], damage: [pile(null, [card({ title: 'Hull Damage', type: 'damage' })])] },
    },
  );
  const scientists = [
    person('Miles O’Brien', 'Federation', [6, 5, 6], { Engineer: 2, Honor: 1, Transporters: 1 }),
    person('Keiko O’Brien', 'Federation', [6, 5, 3], { Biology: 1, Exobiology: 1, Science: 1 }, { icons: [] }),
  ];
  const negh = card(
    {
      title: 'I.K.S. Negh’Var',
      type: 'ship',
      affiliations: ['Klingon'],
      attributes: { range: 9, weapons: 11, shields: 9 },
    },
    { ...theirs, hosted: { aboard: [pile(1, [], 5)] } },
  );
  const mine = [
    mission('Earth, Cradle of the Federation', 'headquarters', 0, '', {
      here: [pile(0, scientists)],
      ships: [pile(0, [galileo])],
    }),
    mission('Investigate Rogue Comet', 'space', 35, '2 Astrometrics, Engineer, Science and Cunning>32', {
      ships: [pile(0, [enterprise]), pile(1, [negh])],
      beneath: [
        pile(null, [
          card({ title: 'Timescape', type: 'dilemma', dilemma: 'dual', cost: 2 }),
          card({ title: 'An Old Debt', type: 'dilemma', dilemma: 'dual', cost: 1 }),
        ]),
      ],
    }),
    mission('Cure Blight', 'planet', 40, 'Biology, Exobiology, 2 Medical and Cunning>34', {}, { completed: true }),
    mission('Evacuate Colony', 'planet', 30, 'Leadership, 2 Transporters and Integrity>28'),
    mission('Study Plasma Storm', 'space', 30, 'Astrometrics, Navigation, Physics and Cunning>28'),
  ];
  const opposing = [
    mission('Qo’noS, Heart of the Empire', 'headquarters', 0, '', { here: [pile(1, [], 3)] }, theirs),
    mission('Battle Reconnaissance', 'space', 35, 'Leadership, 2 Officer and Strength>30', {}, theirs),
    mission(
      'Expose Covert Supply',
      'planet',
      40,
      'Intelligence, 2 Security and Cunning>32',
      { beneath: [pile(null, [card({ title: 'Secret Identity', type: 'dilemma' })])] },
      theirs,
    ),
    mission(
      'Supply Mining Colony',
      'planet',
      30,
      'Engineer, Geology and Strength>28',
      {},
      { ...theirs, completed: true },
    ),
    mission('Patrol Neutral Zone', 'space', 30, 'Navigation, Officer and Strength>26', {}, theirs),
  ];
  const hand = [
    person('Geordi La Forge', 'Federation', [6, 6, 6], { Astrometrics: 1, Engineer: 2, Physics: 1 }, { cost: 3 }),
    person(
      'Worf',
      'Federation',
      [7, 5, 8],
      { Honor: 1, Officer: 1, Security: 2 },
      { subtitle: 'First Officer', cost: 3, icons: ['command'] },
    ),
    card({
      title: 'Medical Kit',
      type: 'equipment',
      cost: 1,
      text: 'Each of your Science personnel present gains Medical.',
    }),
    card({ title: 'Escape', type: 'interrupt', text: 'When your personnel is about to be stopped, prevent that.' }),
    card({ title: 'Surprise Party', type: 'event', cost: 2, text: 'Plays in your core. Each player draws a card.' }),
  ];
  const zones = (own: readonly CardView[], row: readonly CardView[], seat: number, hidden: number) => ({
    hand: pile(seat, own, hidden),
    deck: pile(seat, [], 28),
    dilemmas: pile(seat, [], 18),
    discard: pile(
      seat,
      seat === 0
        ? [card({ title: 'Secure Station', type: 'event', cost: 1, text: 'Each of your ships here is Range +2.' })]
        : [],
    ),
    core: pile(seat, []),
    brig: pile(seat, []),
    missions: pile(seat, row),
  });
  const orders: readonly Option[] = [
    { verb: 'beam', from: enterprise.number, to: mine[1]!.number, rules: ['2E-BEAM-01'], selection: teamOf(crew) },
    { verb: 'beam', from: mine[0]!.number, to: galileo.number, rules: ['2E-BEAM-01'], selection: teamOf(scientists) },
    { verb: 'move', card: enterprise.number, to: mine[0]!.number, rules: ['2E-MOVE-01'] },
    { verb: 'move', card: enterprise.number, to: mine[4]!.number, rules: ['2E-MOVE-01'] },
    { verb: 'attempt', card: mine[1]!.number, with: enterprise.number, rules: ['2E-ATT-01'] },
    { verb: 'use', card: picard.number, ability: 1, rules: ['2E-ORD-01'] },
    { verb: 'end', rules: ['2E-TURN-01'] },
  ];
  const request: Request = { kind: 'orders', player: 0, prompt: 'Your orders', options: orders, rules: [] };
  const view: View = {
    viewer: 0,
    ruleset: 'second-edition',
    turn: { player: 0, number: 5, segment: 'orders', counters: 2 },
    players: [
      { seat: 0, name: 'Anna', score: 40, zones: zones(hand, mine, 0, 0), completed: { planet: 1, space: 0 } },
      { seat: 1, name: 'Bot', score: 30, zones: zones([], opposing, 1, 6), completed: { planet: 1, space: 0 } },
    ],
    attempt: null,
    battle: null,
    shown: [],
    asked: 0,
    request,
    over: null,
  };
  return { view, request, mine, opposing, crew, enterprise, hand, picard };
}

const teamOf = (cards: readonly CardView[]) => ({
  from: cards.map(({ number }) => ({ kind: 'card', card: number }) as const),
  min: 1,
  max: cards.length,
  ordered: false,
  example: [0],
});

/** An opponent's attempt, with drawn dilemmas to stack in order within a cost. */
export function stackFixture() {
  const { view, mine } = tableFixture();
  const dilemma = (title: string, cost: number) =>
    card({
      title,
      type: 'dilemma',
      dilemma: 'dual',
      cost,
      text: 'Randomly select a personnel to be stopped. All your other personnel are stopped unless you have Medical.',
    });
  const drawn = [
    dilemma('Timescape', 2),
    dilemma('Wavefront', 3),
    dilemma('Picking Up the Pieces', 4),
    dilemma('Miner Revolt', 1),
  ];
  const attempt: AttemptView = {
    player: 1,
    opponent: 0,
    mission: view.players[1]!.zones['missions']!.cards[1]!.number,
    ship: null,
    involved: pile(1, [], 5),
    draw: 4,
    total: 6,
    spent: 0,
    drawn: pile(0, drawn),
    stack: pile(0, []),
    facing: null,
    revealed: [],
    standing: null,
  };
  const weights = drawn.map(({ definition }) => definition.cost ?? 0);
  const request: Request = {
    kind: 'stack',
    player: 0,
    prompt: 'Stack dilemmas in the order they will be revealed',
    options: [
      {
        verb: 'stack',
        rules: ['2E-DIL-05'],
        selection: { ...teamOf(drawn), min: 0, ordered: true, condition: { is: 'total', weights, min: 0, max: 6 } },
      },
    ],
    rules: [],
  };
  return { view: { ...view, attempt, request, turn: { ...view.turn, player: 1, counters: 0 } }, request, drawn, mine };
}

const fixtureLog: readonly string[] = [
  'Turn 5: Anna',
  'Anna plays Jean-Luc Picard at Earth, Cradle of the Federation',
  'Anna draws a card',
  'Anna draws a card',
  'Anna beams Data, Beverly Crusher and four more to U.S.S. Enterprise-D',
  'Anna moves U.S.S. Enterprise-D to Investigate Rogue Comet, using 3 range',
];

/** What printed requirements of skills and sums come to: `2 Astrometrics, Engineer and Cunning>32`. */
function measuredIn(view: View, asking: number, team: readonly number[]): readonly Measured[] {
  const cards = cardsIn(view);
  const words = cards.get(asking)?.definition.mission?.requirements ?? '';
  const sum = (of: (card: CardView) => number): number =>
    team.flatMap((card) => cards.get(card) ?? []).reduce((total, card) => total + of(card), 0);
  return words.split(/, | and /).flatMap((part): readonly Measured[] => {
    const [, name = '', bound = ''] = /^(\w+)>(\d+)$/.exec(part) ?? [];
    if (bound !== '') {
      const [have, need] = [sum(({ values }) => values[name.toLowerCase()] ?? 0), Number(bound)];
      return [{ what: name, isMet: have > need, count: { have, op: '>', need } }];
    }
    const [, level = '1', skill = ''] = /^(?:(\d+) )?(.+)$/.exec(part) ?? [];
    const [have, need] = [sum(({ skills }) => skills[skill] ?? 0), Number(level)];
    return skill === '' ? [] : [{ what: skill, isMet: have >= need, count: { have, op: '>=', need } }];
  });
}

/** A session that shows a view, remembers answers and commands, and changes when told. */
export function fakeSession(view: View, request: Request | null) {
  let now = { view, request };
  const listeners = new Set<() => void>();
  const answers: Answer[] = [];
  const commands: string[] = [];
  const refusals: { rules: readonly string[]; reason: string }[] = [];
  const session: TableSession = {
    view: () => now.view,
    trouble: () => null,
    request: () => now.request,
    waitsFor: () => null,
    answer(answer) {
      const refusal = refusals.shift();
      if (refusal !== undefined) return { refused: true, ...refusal };
      answers.push(answer);
      return undefined;
    },
    command(line) {
      commands.push(line);
      if (line === 'why') return { ok: true, lines: ['Nothing was refused.'] };
      return line === 'rules staffing'
        ? { ok: true, lines: ['2E-MOVE-02', 'A ship moves only if it is staffed.'] }
        : { ok: false, message: `“${line}” is no command` };
    },
    complete: (partial) => ['beam all', 'beam Data', 'help'].filter((line) => line.startsWith(partial)),
    describe: (option) => [option.verb, ...(option.card === undefined ? [] : [`@${option.card}`])].join(' '),
    whyNot: (verb) => `2E-TURN-04: ${verb} is not possible in this segment`,
    explain: () => [],
    preview: () => null,
    afterwards: () => ['See it again: spaceline replay FILE'],
    accounts: () => [
      {
        seat: 0,
        sources: [{ card: null, name: 'a card of the fixture', points: [30, -5] }],
        tallies: [{ what: 'dilemmas faced', count: 3 }],
      },
      { seat: 1, sources: [], tallies: [{ what: 'dilemmas faced', count: 0 }] },
    ],
    past: () => [],
    printed: () => null,
    measure: (asking, team) => measuredIn(now.view, asking, team),
    log: () => fixtureLog.map((text, index) => ({ text, rules: ['2E-MOVE-02'], cards: [], answers: index, events: 1 })),
    answers: () => fixtureLog.length,
    viewAt: (answers) => ({ ...now.view, over: null, turn: { ...now.view.turn, number: answers } }),
    rules: (ids) => ids.map((id) => `${id}  what the rule says`),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    quit: () => undefined,
    isLeft: false,
  };
  const change = (next: View, nextRequest: Request | null): void => {
    now = { view: next, request: nextRequest };
    for (const listener of listeners) listener();
  };
  return { session, answers, commands, refusals, change };
}
