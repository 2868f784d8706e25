/** A visitor without a terminal: the lobby in lines, and the tables they go to from there. */
import { LineMode } from '../../tui/frame/line/index.ts';
import type { Hall } from '../hall.ts';
import { isSorry, type Sorry } from '../sorry.ts';
import { changedPreferences, preferenceNames, wordsOf } from '../people/people.ts';
import { Lines } from '../server/lines.ts';
import type { Wire } from '../server/wire.ts';
import { leftFor, noticeAt } from '../sitting.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { Notice } from '../people/notices.ts';
import type { Place } from '../tables/place.ts';
import type { TableRecord } from '../tables/record.ts';
import type { NewTable } from '../hall-options.ts';
import type { KeptTable } from '../tables/kept-table.ts';
import { checkedLines, deckLines } from './deck-words.ts';
import { askedTable, lobbyHelp } from './line-help.ts';
import { deckOffers, opponentOffers, usualRuleset } from './rows.ts';
import { gameSummary, gameWords, waitingSummary, waitingWords } from './words.ts';

/** Receives a visitor until they leave. */
export async function visitInLines(wire: Wire, hall: Hall, motd: readonly string[]): Promise<void> {
  await new LineVisit(wire, hall).run(motd);
}

type Told = HostedTable | 'again' | 'leave';

const NO_DECK: readonly string[] = ['You have no deck of that name here; decks lists yours.'];

class LineVisit {
  private readonly lines: Lines;
  /** Where they sit; null: in the lobby. */
  private place: Place | null = null;

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
    this.hall.people.takeWords(this.person).forEach(this.lines.print);
    this.wire.whenGone(this.hall.notices.listen(this.person, (notice) => this.hear(notice)));
    this.lines.print(`Welcome, ${this.person.name}. Type help for what you can do.`);
    const { table } = this.wire.visitor;
    const asked = table === null ? null : await this.hall.goTo(this.person, table);
    if (asked !== null && isSorry(asked)) this.say(asked.sorry);
    const interrupted = this.hall.interruptedGameOf(this.person);
    let next: Told = 'again';
    if (asked !== null && !isSorry(asked)) next = asked;
    else if (interrupted !== null) next = await this.gameAt(interrupted.id);
    if (next === 'again') this.tables();
    while (next !== 'leave' && !this.wire.isClosed) next = next === 'again' ? await this.ask() : await this.sit(next);
  }

  /** Tells at once what concerns them, and that somebody has come where they have time for that. */
  private hear(notice: Notice): void {
    const words = noticeAt(this.place, notice);
    if (words === null) return;
    if (this.place !== null) return this.place.tell(words);
    this.lines.tell(words);
  }

  /** Waits for a line, or for the game of a table where the visitor waits. */
  private async ask(): Promise<Told> {
    const before = new Set(this.hall.gamesOf(this.person).map(({ id }) => id));
    const begun = (): KeptTable | undefined => this.hall.gamesOf(this.person).find(({ id }) => !before.has(id));
    const unsubscribe = this.hall.subscribe(() => {
      if (begun() !== undefined) this.lines.news();
    });
    this.lines.caughtUp();
    try {
      const line = await this.lines.next('lobby > ');
      if (line === null) return 'leave';
      if (typeof line === 'string') return await this.take(line.trim());
      const game = begun();
      return game === undefined ? 'again' : await this.gameAt(game.id);
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
        return this.say(lobbyHelp);
      case 'tables':
      case 'games':
        return this.tables();
      case 'new':
        return this.open(rest);
      case 'join': {
        const [, word = '', deck = null] = /^(\S*)(?:\s+deck\s+(.+))?$/.exec(rest) ?? [];
        return this.tableOf(await this.hall.join(this.person, word, this.deckNamed(this.hall.editionAt(word), deck)));
      }
      case 'go':
        return this.goOn(rest);
      case 'watch':
        return this.gameAt(rest);
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
    const waiting = this.hall.openTables(this.person).map((record) => {
      const word =
        record.seats[0]?.who === this.person.id && record.invite !== null ? `, the word is ${record.invite}` : '';
      return `  ${record.id}  ${waitingWords(waitingSummary(this.hall, record))} (${record.ruleset})${word}`;
    });
    const games = this.hall.games().map((table) => {
      const own = table.seatOf(this.person) === null ? '' : ' (yours)';
      return `  ${table.id}  ${gameWords(gameSummary(this.hall, table))}${own}`;
    });
    return this.say([
      waiting.length === 0 ? 'Nobody waits: new bot begins a game at once.' : 'Somebody waits:',
      ...waiting,
      ...(games.length === 0 ? [] : ['In progress:', ...games]),
    ]);
  }

  private async open(words: string): Promise<Told> {
    const asked = askedTable(words);
    if (asked === null)
      return this.say(['new takes an opponent, then deck NAME, versus NAME, rules EDITION, late TURNS.']);
    const { opponent: named, late } = asked;
    const ruleset = asked.ruleset ?? usualRuleset(this.hall);
    const known = opponentOffers(this.hall, ruleset).map(({ value }) => value);
    const opponent = named === '' ? known[0] : known.find((value) => value === named || value === `bot:${named}`);
    if (opponent === undefined)
      return this.say([`There is no opponent '${named.slice(0, 40)}'; help shows whom there is.`]);
    const deck = this.deckNamed(ruleset, asked.deck);
    const wanted = { ruleset, deck, late, opponent: this.opponentFor(opponent, ruleset, asked.versus) };
    return this.tableOf(await this.hall.open(this.person, wanted, this.wire.visitor.address));
  }

  private opponentFor(opponent: string, ruleset: string, versus: string | null): NewTable['opponent'] {
    const bot = /^bot:(.+)$/.exec(opponent)?.[1];
    if (bot === undefined) return opponent === 'invited' ? 'invited' : 'open';
    const [first, second = first] = this.hall.ground.decks(ruleset);
    return { bot, deck: versus === null ? `shipped:${second?.value ?? ''}` : this.deckNamed(ruleset, versus) };
  }

  /** A deck by its name, one's own before a shipped one; the usual one where none is named. */
  private deckNamed(ruleset: string | null, name: string | null): string {
    const offers = ruleset === null ? [] : deckOffers(this.hall, this.person, ruleset);
    if (name === null) return offers[0]?.value ?? '';
    return offers.some(({ value }) => value === `own:${name}`) ? `own:${name}` : `shipped:${name}`;
  }

  private async tableOf(outcome: TableRecord | Sorry): Promise<Told> {
    if (isSorry(outcome)) return this.say(outcome.sorry);
    if (outcome.state === 'playing') return this.gameAt(outcome.id);
    const word = outcome.invite === null ? '' : ` The word for the other player is ${outcome.invite}.`;
    return this.say([`You wait at table ${outcome.id}.${word}`]);
  }

  /** A game by the id of its table. */
  private async gameAt(id: string): Promise<Told> {
    const table = await this.hall.game(id);
    if (table === null || (!isSorry(table) && table.isOver)) return this.say(['There is no such game.']);
    return isSorry(table) ? this.say(table.sorry) : table;
  }

  private async goOn(id: string): Promise<Told> {
    const games = this.hall.gamesOf(this.person);
    const table = id === '' ? games[0] : games.find((each) => each.id === id.toUpperCase());
    return table === undefined ? this.say(['You have no such game.']) : this.gameAt(table.id);
  }

  private async decks(words: string): Promise<Told> {
    const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(words) ?? [];
    switch (verb) {
      case 'show':
        return this.say(deckLines(this.hall, this.person, rest) ?? NO_DECK);
      case 'check': {
        const known = this.hall.people.decks(this.person).toSorted((one, other) => other.length - one.length);
        const name = known.find((each) => rest === each || rest.startsWith(`${each} `));
        const ruleset = name === undefined || rest === name ? null : rest.slice(name.length + 1).trim();
        return this.say(name === undefined ? NO_DECK : await checkedLines(this.hall, this.person, name, ruleset));
      }
      case 'put':
        return this.putDeck(rest);
      case 'drop':
        return this.say(this.hall.people.dropDeck(this.person, rest) ? [`The deck ${rest} is gone.`] : NO_DECK);
      default:
        return this.deckList(words);
    }
  }

  /** Reads the lines of a deck up to a dot alone. */
  private async putDeck(name: string): Promise<Told> {
    const { deckBytes } = this.hall.options.limits;
    let text = '';
    for (;;) {
      const line = await this.lines.next('');
      if (line === null) return 'leave';
      if (typeof line !== 'string') continue;
      if (line.trim() === '.') break;
      // What is too much anyway need not be kept to the last byte.
      if (text.length <= deckBytes) text += `${line}\n`;
    }
    const failure = this.hall.bringDeck(this.person, name, Buffer.from(text), this.wire.visitor.address);
    return this.say([failure ?? `The deck ${name} is here; decks check ${name} checks it.`]);
  }

  private deckList(named: string): 'again' {
    const rulesets = this.hall.ground.editions.filter(({ value }) => named === '' || value === named);
    if (rulesets.length === 0) return this.say([`There is no edition '${named.slice(0, 40)}'.`]);
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
    this.place = place;
    place.guard = (act) => this.wire.guarded(act);
    let told = place.answers();
    let notice = place.notice();
    const unsubscribe = place.subscribe(() => {
      const next = place.notice();
      if (next !== null && next !== notice) this.lines.tell(next.trim());
      if (place.answers() !== told || place.isLeft || table.isOver) this.lines.news();
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
      this.place = null;
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
      return line.trim() === 'rematch'
        ? this.tableOf(await this.hall.again(this.person, table, this.wire.visitor.address))
        : 'again';
    }
  }
}
