/** A visitor without a terminal: the lobby in lines, and the tables they go to from there. */
import { LineMode } from '../../tui/frame/line/index.ts';
import type { Hall } from '../hall.ts';
import { isSorry, type Sorry } from '../sorry.ts';
import { changedPreferences, preferenceNames, wordsOf } from '../people/people.ts';
import { Lines } from '../server/lines.ts';
import type { Wire } from '../server/wire.ts';
import { leftFor } from '../sitting.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { TableRecord } from '../tables/record.ts';
import { deckOffers, opponentOffers } from './rows.ts';
import { gameSummary, gameWords, waitingSummary, waitingWords } from './words.ts';

const HELP: readonly string[] = [
  'tables                          where somebody waits, and games in progress',
  'new [OPPONENT] [deck NAME] [versus NAME] [rules EDITION]   sit down at a new table',
  '    OPPONENT: bot, random, open (whoever comes) or invited (who has a word)',
  'join TABLE|WORD [deck NAME]     sit down where somebody waits',
  'go [TABLE]                      go on with a game of yours',
  'watch TABLE                     look on',
  'cancel TABLE                    wait no longer',
  'decks [EDITION]                 decks you can play',
  'set NAME VALUE                  how things are shown; set alone shows it',
  'quit                            leave; at a table: back here',
];

/** Receives a visitor until they leave. */
export async function visitInLines(wire: Wire, hall: Hall, motd: readonly string[]): Promise<void> {
  await new LineVisit(wire, hall).run(motd);
}

type Told = HostedTable | 'again' | 'leave';

class LineVisit {
  private readonly lines: Lines;

  constructor(
    private readonly wire: Wire,
    private readonly hall: Hall,
  ) {
    this.lines = new Lines(wire);
  }

  private get person() {
    return this.wire.visitor.person;
  }

  async run(motd: readonly string[]): Promise<void> {
    motd.forEach(this.lines.print);
    this.lines.print(`Welcome, ${this.person.name}. Type help for what you can do.`);
    const { table } = this.wire.visitor;
    const asked = table === null ? null : await this.hall.goTo(this.person, table);
    if (asked !== null && isSorry(asked)) this.say(asked.sorry);
    let next: Told =
      (asked === null || isSorry(asked) ? null : asked) ?? this.hall.interruptedGameOf(this.person) ?? 'again';
    if (next === 'again') this.tables();
    while (next !== 'leave' && !this.wire.isClosed) next = next === 'again' ? await this.ask() : await this.sit(next);
  }

  /** Waits for a line, or for the game of a table where the visitor waits. */
  private async ask(): Promise<Told> {
    const before = new Set(this.hall.gamesOf(this.person).map(({ id }) => id));
    const begun = (): HostedTable | undefined => this.hall.gamesOf(this.person).find(({ id }) => !before.has(id));
    const unsubscribe = this.hall.subscribe(() => {
      if (begun() !== undefined) this.lines.news();
    });
    this.lines.caughtUp();
    try {
      const line = await this.lines.next('lobby > ');
      if (line === null) return 'leave';
      return typeof line === 'string' ? await this.take(line.trim()) : (begun() ?? 'again');
    } finally {
      unsubscribe();
    }
  }

  private async take(line: string): Promise<Told> {
    const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line) ?? [];
    switch (verb.toLowerCase()) {
      case '':
        return 'again';
      case 'help':
        return this.say(HELP);
      case 'tables':
      case 'games':
        return this.tables();
      case 'new':
        return this.open(rest);
      case 'join': {
        const [, word = '', deck = ''] = /^(\S*)(?:\s+deck\s+(.+))?$/.exec(rest) ?? [];
        return this.tableOf(await this.hall.join(this.person, word, this.deckNamed(this.hall.editionAt(word), deck)));
      }
      case 'go':
        return this.goOn(rest);
      case 'watch': {
        const table = this.hall.table(rest);
        return table === null || table.isOver ? this.say(['There is no such game.']) : table;
      }
      case 'cancel':
        return this.say([this.hall.cancel(this.person, rest) ? 'You wait there no longer.' : 'You do not wait there.']);
      case 'decks':
        return this.decks(rest);
      case 'set':
        return this.set(rest);
      case 'quit':
        return 'leave';
      default:
        return this.say([`There is no '${verb.slice(0, 40)}' here; help shows what there is.`]);
    }
  }

  private say(lines: readonly string[]): 'again' {
    lines.forEach(this.lines.print);
    return 'again';
  }

  private tables(): 'again' {
    const now = this.hall.options.now();
    const waiting = this.hall.openTables(this.person).map((record) => {
      const word =
        record.seats[0]?.who === this.person.id && record.invite !== null ? `, the word is ${record.invite}` : '';
      return `  ${record.id}  ${waitingWords(waitingSummary(record, now))} (${record.ruleset})${word}`;
    });
    const games = this.hall.games().map((table) => {
      const own = table.seatOf(this.person) === null ? '' : ' (yours)';
      return `  ${table.id}  ${gameWords(gameSummary(table, now))}${own}`;
    });
    return this.say([
      waiting.length === 0 ? 'Nobody waits: new bot begins a game at once.' : 'Somebody waits:',
      ...waiting,
      ...(games.length === 0 ? [] : ['In progress:', ...games]),
    ]);
  }

  private async open(words: string): Promise<Told> {
    const asked = new Map<string, string>();
    const [, first = '', rest = ''] = /^(?!deck\s|versus\s|rules\s)(\S*)\s*(.*)$/.exec(words) ?? ['', '', words];
    for (const [, name = '', value = ''] of rest.matchAll(
      /(deck|versus|rules)\s+(.+?)(?=\s+(?:deck|versus|rules)\s|$)/g,
    ))
      asked.set(name, value.trim());
    const ruleset = asked.get('rules') ?? this.hall.ground.editions[0]?.value ?? '';
    const known = opponentOffers(this.hall, ruleset);
    const opponent = known.find(({ value }) => value === first || value === `bot:${first}`)?.value ?? (first === '' ? known[0]?.value : undefined); // prettier-ignore
    if (opponent === undefined)
      return this.say([`There is no opponent '${first.slice(0, 40)}'; help shows whom there is.`]);
    const deck = this.deckNamed(ruleset, asked.get('deck') ?? '');
    const bot = /^bot:(.+)$/.exec(opponent)?.[1];
    const others = asked.get('versus') ?? this.hall.ground.decks(ruleset)[1]?.value ?? '';
    const against =
      bot === undefined
        ? opponent === 'invited'
          ? 'invited'
          : 'open'
        : { bot, deck: this.deckNamed(ruleset, others) };
    return this.tableOf(await this.hall.open(this.person, { ruleset, deck, opponent: against }));
  }

  /** A deck by its name, one's own before a shipped one; the usual one where none is named. */
  private deckNamed(ruleset: string | null, name: string): string {
    const offers = ruleset === null ? [] : deckOffers(this.hall, this.person, ruleset);
    if (name === '') return offers[0]?.value ?? '';
    return offers.some(({ value }) => value === `own:${name}`) ? `own:${name}` : `shipped:${name}`;
  }

  private tableOf(outcome: TableRecord | Sorry): Told {
    if (isSorry(outcome)) return this.say(outcome.sorry);
    if (outcome.state === 'playing') return this.hall.table(outcome.id) ?? 'again';
    const word = outcome.invite === null ? '' : ` The word for the other player is ${outcome.invite}.`;
    return this.say([`You wait at table ${outcome.id}.${word}`]);
  }

  private goOn(id: string): Told {
    const games = this.hall.gamesOf(this.person);
    const table = id === '' ? games[0] : games.find((each) => each.id === id.toUpperCase());
    return table ?? this.say(['You have no such game.']);
  }

  private decks(named: string): 'again' {
    const rulesets = this.hall.ground.editions.filter(({ value }) => named === '' || value === named);
    return this.say(
      rulesets.flatMap(({ value, label }) => [
        `${label} (${value}):`,
        ...deckOffers(this.hall, this.person, value).map(
          (deck) => `  ${deck.value.replace(/^\w+:/, '')}  ${deck.label}`,
        ),
      ]),
    );
  }

  private set(words: string): 'again' {
    const [, name = '', value = ''] = /^(\S*)\s*(.*)$/.exec(words) ?? [];
    const preferences = this.hall.people.preferences(this.person);
    const shown = new Map(Object.entries(preferences));
    if (name === '') return this.say(preferenceNames.map((each) => `${each}: ${shown.get(each) ?? ''} (${(wordsOf(each) ?? []).join(', ')})`)); // prettier-ignore
    const changed = changedPreferences(preferences, name, value);
    if (changed === null)
      return this.say([`There are ${preferenceNames.join(', ')}; set alone shows what each can be.`]);
    const failure = this.hall.people.prefer(this.person, changed);
    return this.say([failure ?? `${name} is ${value} now.`]);
  }

  private async sit(table: HostedTable): Promise<Told> {
    const place = table.seatOf(this.person) === null ? table.watch(this.person) : table.sit(this.person);
    place.guard = (act) => this.wire.guarded(act);
    let told = place.answers();
    let notice = place.notice();
    const unsubscribe = place.subscribe(() => {
      const next = place.notice();
      if (next !== null && next !== notice) this.lines.print(`* ${next.trim()}`);
      if (next !== notice || place.answers() !== told || place.isLeft || table.isOver) this.lines.news();
      [told, notice] = [place.answers(), next];
    });
    this.wire.isAtTable = true;
    try {
      const face = this.hall.faceOf(table);
      const end = await new LineMode(place, face, this.lines, place.answers()).run();
      if (place.sentAway !== null) {
        this.lines.print(place.sentAway);
        return 'leave';
      }
      if (end === 'over') return await this.afterwards(table, place);
      if (end === 'end of input') return 'leave';
      leftFor(table, place, false);
      return 'again';
    } finally {
      this.wire.isAtTable = false;
      unsubscribe();
      place.quit();
      this.hall.tidy(table);
    }
  }

  /** After the end: another game, if it is wanted. */
  private async afterwards(table: HostedTable, place: ReturnType<HostedTable['sit']>): Promise<Told> {
    place.afterwards().forEach(this.lines.print);
    if (place.seat === null) return 'again';
    for (;;) {
      this.lines.caughtUp();
      const line = await this.lines.next('rematch, or Enter for the lobby > ');
      if (line === null) return 'leave';
      if (typeof line !== 'string') continue;
      return line.trim() === 'rematch' ? this.tableOf(await this.hall.again(this.person, table)) : 'again';
    }
  }
}
