/** A visitor with a terminal: the lobby on the whole screen, and the tables they go to from there. */
import type { LiveRows } from '../../tui/frame/start.tsx';
import type { Hall } from '../hall.ts';
import { isSorry, type Sorry } from '../sorry.ts';
import { changedPreferences, preferenceNames } from '../people/people.ts';
import type { Wire } from '../server/wire.ts';
import { screenOf, sitOnScreen } from '../sitting.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { TableRecord } from '../tables/record.ts';
import { deckOffers, lobbyRows, rulesetIn, wishOf, type Values, type Wish } from './rows.ts';

/** Receives a visitor until they leave. They come back at once to a game that was broken off. */
export async function visitOnScreen(wire: Wire, hall: Hall, motd: readonly string[]): Promise<void> {
  const visit = new ScreenVisit(wire, hall, motd);
  await visit.run();
}

class ScreenVisit {
  private values: Values;
  private says: string;

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
    let table = (await this.askedFor()) ?? this.hall.interruptedGameOf(this.person);
    while (!this.wire.isClosed) {
      if (table !== null) {
        table = await this.sit(table);
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

  /** Sits down at a table, or looks on where no seat is theirs; the table they go to then, null: the lobby. */
  private async sit(table: HostedTable): Promise<HostedTable | null> {
    const place = table.seatOf(this.person) === null ? table.watch(this.person) : table.sit(this.person);
    const left = await sitOnScreen(this.wire, this.hall, table, place);
    if (left !== 'rematch') return null;
    return this.tableOf(await this.hall.again(this.person, table));
  }

  /** The lobby, until something is taken: a table to go to; null: they leave. */
  private async lobby(): Promise<HostedTable | 'lobby' | null> {
    const { runStart } = await import('../../tui/index.ts');
    if (this.wire.isClosed) return null;
    const before = new Set(this.hall.gamesOf(this.person).map(({ id }) => id));
    const begun = (): HostedTable | undefined => this.hall.gamesOf(this.person).find(({ id }) => !before.has(id));
    const rows: LiveRows = {
      rows: () => lobbyRows(this.hall, this.person),
      says: () => this.headline(),
      subscribe: (listener) => this.hall.subscribe(() => this.wire.guarded(listener)),
    };
    const unsubscribe = this.hall.subscribe(() => {
      if (begun() !== undefined) this.wire.closeScreen();
    });
    const screen = this.wire.enterScreen();
    const preferences = this.hall.people.preferences(this.person);
    try {
      const { taken, values } = await runStart({ ...screenOf(this.wire, preferences), ...screen }, rows, this.values);
      this.values = values;
      this.keepPreferences();
      const game = begun();
      if (game !== undefined) {
        this.wire.write('\x07');
        return game;
      }
      return await this.grant(wishOf(taken));
    } finally {
      this.wire.leaveScreen();
      unsubscribe();
    }
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
        return this.hall.table(wish.table) ?? 'lobby';
      case 'cancel':
        this.hall.cancel(this.person, wish.table);
        return 'lobby';
      case 'join':
      case 'word': {
        const word = wish.wants === 'join' ? wish.table : (this.values['code'] ?? '');
        return this.tableOf(await this.hall.join(this.person, word, this.deckFor(word))) ?? 'lobby';
      }
      case 'start':
        return this.tableOf(await this.start()) ?? 'lobby';
    }
  }

  private start(): Promise<TableRecord | Sorry> {
    const { deck = '', opponent = '', versus = '' } = this.values;
    const ruleset = rulesetIn(this.hall, this.values);
    const bot = /^bot:(.+)$/.exec(opponent)?.[1];
    const against = bot === undefined ? (opponent === 'invited' ? 'invited' : 'open') : { bot, deck: versus };
    return this.hall.open(this.person, { ruleset, deck, opponent: against });
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
  private tableOf(outcome: TableRecord | Sorry): HostedTable | null {
    if (isSorry(outcome)) {
      this.says = outcome.sorry.join(' ');
      return null;
    }
    return outcome.state === 'playing' ? this.hall.table(outcome.id) : null;
  }

  private keepPreferences(): void {
    let preferences = this.hall.people.preferences(this.person);
    const before = JSON.stringify(preferences);
    for (const name of preferenceNames)
      preferences = changedPreferences(preferences, name, this.values[name] ?? '') ?? preferences;
    if (JSON.stringify(preferences) !== before) this.hall.people.prefer(this.person, preferences);
  }
}
