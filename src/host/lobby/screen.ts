/** A visitor with a terminal: the lobby on the whole screen, and the tables they go to from there. */
import type { LiveRows } from '../../tui/frame/start.tsx';
import type { Hall } from '../hall.ts';
import { isSorry, type Sorry } from '../sorry.ts';
import { changedPreferences, preferenceNames } from '../people/people.ts';
import type { Wire } from '../server/wire.ts';
import { noticeAt, onScreen, sitOnScreen } from '../sitting.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { KeptTable } from '../tables/kept-table.ts';
import type { Notice } from '../people/notices.ts';
import type { Place } from '../tables/place.ts';
import type { TableRecord } from '../tables/record.ts';
import { DeckScreens } from './deck-screen.ts';
import { deckOffers, lobbyRows, rulesetIn, wishOf, type Values, type Wish } from './rows.ts';

/** Receives a visitor until they leave. They come back at once to a game that was broken off. */
export async function visitOnScreen(wire: Wire, hall: Hall, motd: readonly string[]): Promise<void> {
  const visit = new ScreenVisit(wire, hall, motd);
  await visit.run();
}

class ScreenVisit {
  private values: Values;
  private says: string;
  /** Games that the visitor knows of; one that is none of them has just begun. */
  private known: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();
  /** Where they sit; null: in the lobby. */
  private place: Place | null = null;

  constructor(
    private readonly wire: Wire,
    private readonly hall: Hall,
    motd: readonly string[],
  ) {
    this.values = { ruleset: hall.ground.editions[0]?.value ?? '', code: '', ...hall.people.preferences(this.person) };
    this.says = motd[0] ?? '';
  }

  private get person() {
    return this.wire.visitor.person;
  }

  async run(): Promise<void> {
    await this.meanwhile();
    this.wire.whenGone(this.hall.notices.listen(this.person, (notice) => this.hear(notice)));
    let table = (await this.askedFor()) ?? (await this.interrupted());
    this.known = this.gamesNow();
    while (!this.wire.isClosed) {
      if (table !== null) {
        table = await this.sit(table);
        this.known = this.gamesNow();
        continue;
      }
      const found = await this.lobby();
      if (found === null) return;
      table = found === 'lobby' ? null : found;
    }
  }

  /** The table that they named as they came. */
  private async askedFor(): Promise<HostedTable | null> {
    const { table } = this.wire.visitor;
    const found = table === null ? null : await this.hall.goTo(this.person, table);
    if (found !== null && isSorry(found)) this.says = found.sorry.join(' ');
    return found === null || isSorry(found) ? null : found;
  }

  /** The game that was broken off. */
  private async interrupted(): Promise<HostedTable | null> {
    const table = this.hall.interruptedGameOf(this.person);
    return table === null ? null : this.gameAt(table.id);
  }

  /** A game by the id of its table; why it can't be had is told. */
  private async gameAt(id: string): Promise<HostedTable | null> {
    const table = await this.hall.game(id);
    if (table === null || !isSorry(table)) return table;
    this.says = table.sorry.join(' ');
    return null;
  }

  /** Sits down at a table, or looks on where no seat is theirs; the table they go to then, null: the lobby. */
  private async sit(table: HostedTable): Promise<HostedTable | null> {
    const place = table.seatOf(this.person) === null ? table.watch(this.person) : table.sit(this.person);
    this.place = place;
    // What was told in the lobby is no news after a game.
    this.says = '';
    const left = await sitOnScreen(this.wire, this.hall, table, place);
    this.place = null;
    if (left !== 'rematch') return null;
    return this.tableOf(await this.hall.again(this.person, table, this.wire.visitor.address));
  }

  /** The lobby, until something is taken: a table to go to; null: they leave. */
  private async lobby(): Promise<HostedTable | 'lobby' | null> {
    const { runStart } = await import('../../tui/index.ts');
    if (this.wire.isClosed) return null;
    // Nobody told of a game that began between two screens.
    if (this.begun() !== null) return this.toBegun();
    const rows: LiveRows = {
      rows: () => lobbyRows(this.hall, this.person),
      says: () => this.headline(),
      subscribe: (listener) => {
        this.listeners.add(listener);
        const unsubscribe = this.hall.subscribe(() => this.wire.guarded(listener));
        return () => {
          this.listeners.delete(listener);
          unsubscribe();
        };
      },
    };
    const unsubscribe = this.whenBegun();
    const { taken, values } = await onScreen(this.wire, this.hall, (settings) =>
      runStart(settings, rows, this.values),
    ).finally(unsubscribe);
    this.values = values;
    this.keepPreferences();
    return this.begun() === null ? this.grant(wishOf(taken)) : this.toBegun();
  }

  private gamesNow(): ReadonlySet<string> {
    return new Set(this.hall.gamesOf(this.person).map(({ id }) => id));
  }

  /** A game of theirs that has just begun. */
  private begun(): KeptTable | null {
    return this.hall.gamesOf(this.person).find(({ id }) => !this.known.has(id)) ?? null;
  }

  /** Ends what is on the screen when a game of theirs begins. */
  private whenBegun(): () => void {
    return this.hall.subscribe(() => {
      if (this.begun() !== null) this.wire.closeScreen();
    });
  }

  private async toBegun(): Promise<HostedTable | 'lobby'> {
    const game = this.begun();
    this.known = this.gamesNow();
    if (game === null) return 'lobby';
    this.wire.write('\x07');
    return (await this.gameAt(game.id)) ?? 'lobby';
  }

  private async decks(): Promise<HostedTable | 'lobby'> {
    const unsubscribe = this.whenBegun();
    try {
      await new DeckScreens(this.wire, this.hall, () => this.begun() !== null).run();
    } finally {
      unsubscribe();
    }
    return this.toBegun();
  }

  /** What was kept for them while they were not here. */
  private async meanwhile(): Promise<void> {
    const words = this.hall.people.takeWords(this.person);
    if (words.length === 0) return;
    const { runReading } = await import('../../tui/index.ts');
    if (this.wire.isClosed) return;
    await onScreen(this.wire, this.hall, (settings) => runReading(settings, 'While you were away', words));
  }

  /** Tells at once what concerns them, and that somebody has come where they have time for that. */
  private hear(notice: Notice): void {
    const words = noticeAt(this.place, notice);
    if (words === null) return;
    this.wire.write('\x07');
    if (this.place !== null) return this.place.tell(words);
    this.says = words;
    for (const listener of [...this.listeners]) this.wire.guarded(listener);
  }

  /** What stands under the title: the last answer to a wish, else who is here. */
  private headline(): string {
    if (this.says !== '') return this.says;
    const others = this.hall.presence.people.filter(({ id }) => id !== this.person.id).map(({ name }) => name);
    const here =
      others.length === 0 ? 'nobody else is here: play a bot meanwhile' : `here: ${others.slice(0, 8).join(', ')}`;
    return `${this.person.name}, ${here}`;
  }

  private async grant(wish: Wish): Promise<HostedTable | 'lobby' | null> {
    this.says = '';
    switch (wish.wants) {
      case 'leave':
        return null;
      case 'go':
      case 'watch':
        return (await this.gameAt(wish.table)) ?? 'lobby';
      case 'cancel':
        this.hall.cancel(this.person, wish.table);
        return 'lobby';
      case 'join':
      case 'word': {
        const word = wish.wants === 'join' ? wish.table : (this.values['code'] ?? '');
        return (await this.tableOf(await this.hall.join(this.person, word, this.deckFor(word)))) ?? 'lobby';
      }
      case 'decks':
        return this.decks();
      case 'start':
        return (await this.tableOf(await this.start())) ?? 'lobby';
    }
  }

  private start(): Promise<TableRecord | Sorry> {
    const { deck = '', opponent = '', versus = '', late = '0' } = this.values;
    const ruleset = rulesetIn(this.hall, this.values);
    const bot = /^bot:(.+)$/.exec(opponent)?.[1];
    const against = bot === undefined ? (opponent === 'invited' ? 'invited' : 'open') : { bot, deck: versus };
    return this.hall.open(
      this.person,
      { ruleset, deck, opponent: against, late: Number(late) },
      this.wire.visitor.address,
    );
  }

  /** The deck that stands on the screen where it is one of the table's edition; else the usual one of that. */
  private deckFor(idOrWord: string): string {
    const ruleset = this.hall.editionAt(idOrWord);
    const { deck = '' } = this.values;
    const offers = ruleset === null ? [] : deckOffers(this.hall, this.person, ruleset);
    const fits = rulesetIn(this.hall, this.values) === ruleset || offers.some(({ value }) => value === deck);
    return fits ? deck : (offers[0]?.value ?? deck);
  }

  /** The table of a game that has begun; null where somebody is waited for, or why not is told. */
  private async tableOf(outcome: TableRecord | Sorry): Promise<HostedTable | null> {
    if (isSorry(outcome)) {
      this.says = outcome.sorry.join(' ');
      return null;
    }
    return outcome.state === 'playing' ? this.gameAt(outcome.id) : null;
  }

  private keepPreferences(): void {
    let preferences = this.hall.people.preferences(this.person);
    const before = JSON.stringify(preferences);
    for (const name of preferenceNames)
      preferences = changedPreferences(preferences, name, this.values[name] ?? '') ?? preferences;
    if (JSON.stringify(preferences) !== before) this.hall.people.prefer(this.person, preferences);
  }
}
