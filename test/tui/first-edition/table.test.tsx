/** The screen of First Edition, from the set-up to a battle. */
import { afterEach, describe, expect, it } from 'vitest';
import { say } from '../second-edition/plays.ts';
import { plain, sitDown } from '../harness.tsx';
import { firstEditionFace } from '../../../src/tui/first-edition/index.ts';
import { meeting, premiere, tableAt } from './plays.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function sit(columns = 80, rows = 24, commands: readonly string[] = [], viewer: 0 | 1 = 0, game = meeting()) {
  const table = tableAt(game, viewer);
  say(table, ...commands);
  const seat = sitDown(table, columns, rows, plain);
  open.push(seat);
  return { ...seat, table };
}

/** A line of the screen that holds some words. */
const lineWith = (text: string, words: string): string => text.split('\n').find((each) => each.includes(words)) ?? '';

const [RIGHT, LEFT, DOWN, ENTER] = ['\x1b[C', '\x1b[D', '\x1b[B', '\r'] as const;

const TITLES = ['Krios', 'Far Sun', 'Near Moon', 'Deep Rift', 'Old Ruins', 'Lost Probe', 'Quiet Colony', 'Dark Cloud'];

/** So many locations, the first half kirk's. */
const line = (segment: string, rest = '', count = TITLES.length): string => {
  const entries = TITLES.slice(0, count).map(
    (title, index) => `{mission: ${title}, owner: ${index < 4 ? 'kirk' : 'spock'}}`,
  );
  return `spaceline: [${entries.join(', ')}]\n${rest}turn: kirk\nsegment: ${segment}\n`;
};

describe('the spaceline', () => {
  for (const [columns, rows] of [
    [80, 24],
    [160, 50],
  ] as const)
    it(`looks as it did at ${columns}x${rows}`, () => {
      const { text, type } = sit(columns, rows);
      type('1', RIGHT, ENTER);
      expect(text()).toMatchSnapshot();
    });

  it('tells of each location kind, worth, span, whose, who may, what waits beneath and who seeded it', () => {
    const { text } = sit();
    expect(lineWith(text(), '@P 30 s2')).toContain('*S 25 s4 #1+0   @P 30 s2 #1+2   @P 35 s3 +op    *S 35 s3 #0+1');
    expect(lineWith(text(), 'op Fed Kli')).toContain('me Kli          op Fed Rom      me FKR !Riddle');
  });

  it('has the outposts, ships and teams of each player on their side', () => {
    const above = sit().text().split('\n');
    expect(above[2]?.trim()).toBe('A2 T1                           ^1');
    expect(above[6]?.trim()).toBe('^2 A2A0! T3');
    const seen = sit(80, 24, [], 1).text().split('\n');
    expect(seen[2]?.trim()).toBe('^2 A2A0! T3');
  });

  it('is a strip that goes with the cursor, above a map of the whole', () => {
    const { text, type } = sit(80, 24, [], 0, premiere(line('orders', 'players: {kirk: {}, spock: {}}\n')));
    type('1');
    expect(lineWith(text(), '>Krios')).toContain('Far Sun');
    expect(text()).not.toContain('Lost Probe');
    expect(text().split('\n')[8]).toMatch(/^ >@2.*>$/);
    type(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT);
    expect(lineWith(text(), '>Lost Probe')).toContain('Deep Rift');
    expect(text().split('\n')[8]).toMatch(/^< @2/);
  });

  it('is shown whole on a wide screen, with ships drawn', () => {
    const { text } = sit(160, 50, [], 0, premiere(line('orders', 'players: {kirk: {}, spock: {}}\n')));
    const names = lineWith(text(), 'Near Moon');
    for (const title of ['Krios', 'Far Sun', 'Lost Probe', 'Dark']) expect(names).toContain(title);
    const met = sit(160, 50).text();
    expect(met).toContain(">-o K'Vort 2");
    expect(met).toContain('<=} Haako~ 2');
    expect(met).toContain('team 3');
  });

  it('shows a cloaked ship of the opponent as one that is not known', () => {
    const game = premiere(
      'spaceline: [{mission: Krios, spock: {ships: [{ship: Haakona, cloaked: true, aboard: [Sela]}]}}]\nplayers: {kirk: {}, spock: {}}\nturn: kirk\nsegment: orders\n',
    );
    const { text } = sit(80, 24, [], 0, game);
    expect(text()).not.toContain('Haakona');
    expect(text().split('\n')[2]?.trim()).toBe('A~1');
    expect(sit(160, 50, [], 0, game).text()).toContain('~~~ cloaked');
  });
});

describe('what was played on a location', () => {
  const cards = `cards:
  - {title: Sieve, type: event, text: "Plays on a mission with a location on its right. Each ship cannot pass here unless 2 Diplomacy aboard."}
  - {title: Shoal, type: event, text: "Plays on a mission. Each ship must stop here unless Navigation aboard."}
  - {title: Haze, type: event, text: "Plays on a planet mission. On each of your turns flip this over. While it lies face up nothing beams up or down here. (Unique.)"}
`;
  const game = () =>
    premiere(`${cards}spaceline:
  - {mission: Krios, owner: kirk, on: [{card: Sieve, owner: spock}]}
  - {mission: Far Sun, owner: kirk, on: [{card: Shoal, owner: spock}]}
  - {mission: Near Moon, owner: spock, on: [{card: Haze, owner: kirk}]}
  - {mission: Quiet Colony, owner: spock, on: [{card: Haze, as: Turned, owner: spock}]}
  - {mission: Old Ruins, owner: spock}
  - {mission: Lost Probe, owner: spock}
players: {kirk: {}, spock: {}}
turn: kirk
segment: orders
`);

  /** Spock's turn goes by, in which he turns what is his. */
  const TURNED = ['end', 'end', 'end'];

  it('stands on the strip: a net between two locations, where ships must stop, what lies face down', () => {
    const { text, type } = sit(80, 24, TURNED, 0, game());
    type('1');
    const [names, facts] = [lineWith(text(), '>Krios'), lineWith(text(), ' me K ')];
    expect(names).toMatch(/^>Krios +\| Far Sun/);
    expect(facts).toMatch(/^ me K o +\| me FK o halt +op FKR v +op FR v/);
    expect(text().split('\n')[8]).toMatch(/^ >@2 +\|/);
  });

  it('stands on the whole line, and in words beside the location', () => {
    const { text, type } = sit(160, 50, TURNED, 0, game());
    expect(lineWith(text(), 'Krios')).toContain('|');
    expect(text()).toContain('halt');
    type('1');
    expect(text()).toContain('no ship passes between here and Far Sun');
  });

  it('is said in lines as well', () => {
    const table = tableAt(game(), 0);
    say(table, ...TURNED);
    const said = firstEditionFace.lines.table(table.view()).join('\n');
    expect(said).toContain('ships must stop here');
    expect(said).toContain('Haze lies face down and does nothing now');
  });
});

describe('the set-up', () => {
  const laying = line('line', 'players:\n  kirk: {missions: [Quiet Colony]}\n  spock: {missions: [Dark Cloud]}\n', 6);

  it('lays a Mission at an end by one key', () => {
    const { text, type, table } = sit(80, 24, [], 0, premiere(laying));
    expect(lineWith(text(), 'Mi Quiet Colony')).toContain('planet . 35 . span 3 . Fed Rom . Diplomacy');
    type(LEFT);
    expect(table.view().rows?.['spaceline']?.cards[0]?.definition.title).toBe('Quiet Colony');
  });

  const seeding = line(
    'seed',
    'players:\n  kirk: {seeds: [Fever, Ion Storm, Riddle, Old Horn]}\n  spock: {seeds: [Fever]}\n',
  );

  it('seeds by one key a card at the place that the arrows choose, and marks what fits there', () => {
    const { text, type, table } = sit(80, 24, [], 0, premiere(seeding));
    expect(lineWith(text(), 'Ion Storm')).toContain('b   DS');
    type(RIGHT);
    expect(lineWith(text(), 'Ion Storm')).toContain('b * DS');
    type('b');
    const [, sun] = table.view().rows?.['spaceline']?.cards ?? [];
    expect(sun?.hosted['under']?.[0]?.cards[0]?.definition.title).toBe('Ion Storm');
  });

  it('says why a card can not lie there, and takes back what was laid', () => {
    const { text, type, table } = sit(80, 24, [], 0, premiere(seeding));
    type('b');
    expect(text()).toContain('94-SEED-08');
    type('a');
    expect(table.request()).toBeNull();
    say(table, 'pass');
    type('\x7f');
    expect(table.view().players[1]?.zones['seeds']?.count).toBe(1);
  });

  it('fills the rest where each may lie, and asks nobody else', () => {
    const { type, table } = sit(80, 24, [], 0, premiere(seeding));
    for (let seeds = 0; seeds < 4; seeds += 1) {
      type('*');
      say(table, 'pass');
    }
    expect(table.view().players[0]?.zones['seeds']?.count).toBe(0);
    const seeded = table.view().rows?.['spaceline']?.cards.flatMap(({ hosted }) => hosted['under'] ?? []) ?? [];
    expect(seeded.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(table.view().players[0]?.zones['discard']?.count).toBe(0);
  });

  it('never names in the log what the other player seeds', () => {
    const { table } = sit(80, 24, [], 1, premiere(seeding));
    say(table, 'seed Fever under Krios');
    expect(table.log().map(({ text }) => text)).toContain('kirk seeds 1 card under Krios');
    expect(JSON.stringify(table.past())).not.toContain('Fever');
  });

  it('establishes an Outpost at the place that is selected, the first that bears its icon', () => {
    const placing = line('outpost', 'players:\n  kirk: {outposts: [Romulan Outpost]}\n  spock: {}\n');
    const { text, type, table } = sit(80, 24, [], 0, premiere(placing));
    expect(lineWith(text(), '>Near Moon')).not.toBe('');
    type(ENTER);
    expect(table.view().rows?.['spaceline']?.cards[2]?.hosted['outposts']?.[0]?.count).toBe(1);
  });
});

describe('orders', () => {
  it('say of a team that goes aboard whether the ship is staffed then, and what they could do', () => {
    const { text, type } = sit();
    type('o', DOWN, ENTER, '*');
    expect(text()).toContain('+ 2 marked, takes 1 to 2');
    expect(lineWith(text(), "I.K.C. Qu'Vat needs")).toContain('Cmd');
  });

  it('say of a move what is left of the range', () => {
    const { text, type } = sit();
    type('m');
    expect(lineWith(text(), 'Far Sun').length).toBeGreaterThan(0);
    expect(text()).toContain('range left 4');
  });

  it('attack a ship or a team, and are refused with what would help', () => {
    const { text, type } = sit();
    type('f');
    expect(text()).toContain('Haakona');
    expect(text()).toContain('at Krios');
    const { text: refused, type: press } = sit(80, 24, ['attempt Krios']);
    press('s', 'r');
    expect(refused()).toContain('a card is played before orders are given');
  });

  it('of a chosen team measure an Outpost as everybody there', () => {
    const { text, type } = sit();
    type('a', 'c', 'a');
    expect(text()).toContain('team Honor 0/1 ! . Strength 11/>13 ! lacks 3');
  });
});

describe('an attempt', () => {
  it('is told as a play: every dilemma with its text and the team against it, then how it ends', () => {
    const { text, type } = sit();
    type('a', 'a');
    expect(text()).toContain('kirk attempts Krios');
    type(ENTER);
    expect(text()).toContain('Fever');
    expect(text()).toContain('team MEDICAL 1/1 +');
    expect(text()).toContain('+ overcome');
    type(ENTER);
    expect(text()).toContain('NOT OVERCOME: THE ATTEMPT ENDS');
  });

  it('that succeeds says what was scored', () => {
    const game = premiere(
      'spaceline: [{mission: Krios, kirk: {here: [Klag, Gorath]}}]\nplayers: {kirk: {}, spock: {}}\nturn: kirk\nsegment: orders\n',
    );
    const { text, type } = sit(80, 24, [], 0, game);
    type('a', 'a');
    while (!text().includes('MISSION COMPLETE')) type(ENTER);
    expect(text()).toContain('MISSION COMPLETE +30 (30/100)');
  });
});

describe('a battle', () => {
  it('shows weapons against shields, and asks whoever may fire back with what it came to', () => {
    const { text, type } = sit(80, 24, ["attack Haakona with I.K.C. K'Vort"], 1);
    expect(lineWith(text(), '>Krios')).not.toBe('');
    expect(text()).toContain('weapons 6 against shields 8');
    expect(text()).toContain('return fire?');
    type('a', ENTER);
    expect(text()).toContain('kirk attacks Haakona: return fire');
    // Half of the Outpost's shields come on top of the ship's own.
    expect(text()).toContain('shields   22');
    expect(text()).toContain('NO DAMAGE');
  });

  it('of teams ends with who was lost', () => {
    const { text, type } = sit();
    type('f', 'b', 'a');
    expect(text()).toContain('kirk attacks Scout');
    expect(text()).toContain('KILLED');
  });
});

describe('an interrupt in hand', () => {
  const holding = () =>
    premiere(`spaceline:
  - mission: Krios
    under: [{card: Fever, owner: spock}]
    kirk: {here: [Klag, Gorath], ships: [{ship: I.K.C. K'Vort, aboard: [Vekma, Dukath]}]}
  - mission: Far Sun
players: {kirk: {hand: [Kurn]}, spock: {hand: [Life-form Scan]}}
turn: kirk
segment: orders
`);

  it('is asked for when something is announced, with what it says', () => {
    const { text } = sit(80, 24, ["move I.K.C. K'Vort to Far Sun"], 1, holding());
    expect(text()).toContain('play an Interrupt?');
    expect(lineWith(text(), 'play Life-form Scan')).not.toBe('');
    expect(text()).toContain('Space until something happens');
  });

  it('is not asked for again by Space before something happens', () => {
    const table = tableAt(holding(), 1);
    const seat = sitDown(table, 80, 24, plain);
    open.push(seat);
    say(table, "move I.K.C. K'Vort to Far Sun");
    seat.type(' ');
    expect(table.request()).toBeNull();
    say(table, 'attempt Krios');
    expect(seat.text()).toContain('play an Interrupt?');
  });
});

describe('line mode', () => {
  it('reads the spaceline from left to right', () => {
    const { table } = sit();
    const outcome = table.command('table');
    const told = outcome.ok ? (outcome.lines ?? []).join('\n') : '';
    expect(told).toContain('The spaceline from left to right:');
    expect(told).toContain('(planet, 30 points, span 2, laid by kirk)');
    expect(told).toContain('beneath: 3, seeded 1 by kirk, 2 by spock');
    expect(told).toContain('has stuck: Riddle');
    expect(told).toContain('COMPLETED by spock');
    expect(told).toContain('Away Team of kirk: Klag');
    expect(told).toMatch(/outpost Klingon Outpost @\d+ of kirk \[shields 32\]/);
    const location = table.command('location 2');
    expect(location.ok && (location.lines ?? []).join('\n')).toContain('you know: Old Horn');
  });
});
