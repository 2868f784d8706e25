/** The decks of a visitor on the whole screen: which there are, what is in one, whether it may be played; a new one by pasting it, and none where one was. */
import type { ScreenSettings } from '../../tui/frame/run-table.tsx';
import type { Row, StartResult } from '../../tui/frame/start-state.ts';
import type { Hall } from '../hall.ts';
import type { Wire } from '../server/wire.ts';
import { onScreen } from '../sitting.ts';
import { checkedLines, deckLines } from './deck-words.ts';

export class DeckScreens {
  private says = '';
  private values: StartResult['values'] = { new: '' };

  constructor(
    private readonly wire: Wire,
    private readonly hall: Hall,
    /** Whether the visitor is wanted elsewhere: a game of theirs has begun. */
    private readonly isWanted: () => boolean,
  ) {}

  private get person() {
    return this.wire.visitor.person;
  }

  /** Shows the decks until they are left. */
  async run(): Promise<void> {
    for (;;) {
      const known = this.hall.people.decks(this.person);
      const taken = await this.choose(listRows(known), this.headline(known.length));
      this.says = '';
      if (taken === null) return;
      const name = /^deck:(.+)$/s.exec(taken)?.[1];
      if (name === undefined) await this.bring();
      else await this.one(name);
    }
  }

  /** One deck, until it is left or gone. */
  private async one(name: string): Promise<void> {
    for (;;) {
      const taken = await this.choose(deckRows(name, this.hall), name);
      if (taken === null) return;
      const ruleset = /^check:(.+)$/.exec(taken)?.[1];
      if (taken === 'drop') {
        this.says = this.hall.people.dropDeck(this.person, name) ? `The deck ${name} is gone.` : NO_DECK;
        return;
      }
      const lines = ruleset === undefined ? deckLines(this.hall, this.person, name) : await checkedLines(this.hall, this.person, name, ruleset); // prettier-ignore
      await this.onScreen((settings, { runReading }) => runReading(settings, name, lines ?? [NO_DECK]));
    }
  }

  private async bring(): Promise<void> {
    const name = (this.values['new'] ?? '').trim();
    if (name === '') {
      this.says = 'A new deck needs a name first.';
      return;
    }
    const { deckBytes } = this.hall.options.limits;
    const text = await this.onScreen((settings, { runBringing }) =>
      runBringing(settings, `The deck ${name}`, deckBytes),
    );
    if (text === null) return;
    const failure = this.hall.bringDeck(this.person, name, Buffer.from(text), this.wire.visitor.address);
    this.says = failure ?? `The deck ${name} is here; check it before you play it.`;
    if (failure === null) this.values = { new: '' };
  }

  private headline(decks: number): string {
    if (this.says !== '') return this.says;
    if (this.person.isGuest) return 'Guests are forgotten when they leave: come with a key to keep decks here.';
    return decks === 0 ? 'You have no decks here yet.' : `Your own decks: ${decks}`;
  }

  /** What is taken on a screen of rows; null where it is left. */
  private async choose(rows: readonly Row[], says: string): Promise<string | null> {
    const result = await this.onScreen((settings, { runStart }) => {
      const live = { rows: () => rows, subscribe: () => () => undefined, says: () => says };
      return runStart(settings, live, this.values);
    });
    if (result === null) return null;
    this.values = result.values;
    return result.taken;
  }

  /** Runs one program on the screen; null where the visitor has gone, or is wanted elsewhere. */
  private async onScreen<T>(run: (settings: ScreenSettings, tui: Tui) => Promise<T>): Promise<T | null> {
    const tui = await loadedTui();
    if (this.hasLeft()) return null;
    const result = await onScreen(this.wire, this.hall, (settings) => run(settings, tui));
    return this.hasLeft() ? null : result;
  }

  private hasLeft(): boolean {
    return this.wire.isClosed || this.isWanted();
  }
}

const loadedTui = () => import('../../tui/index.ts');
type Tui = Awaited<ReturnType<typeof loadedTui>>;

const NO_DECK = 'You have no deck of that name here.';

const listRows = (names: readonly string[]): readonly Row[] => [
  ...names.map((name): Row => ({ is: 'take', name: `deck:${name}`, label: name, says: '', enters: 'open' })),
  {
    is: 'type',
    name: 'new',
    label: 'A new deck',
    only: 'text',
    otherwise: 'type its name, then press Enter',
    takes: 'bring',
    enters: 'paste it',
  },
];

const deckRows = (name: string, { ground }: Hall): readonly Row[] => [
  { is: 'take', name: 'show', label: 'Look at it', says: '', enters: 'show' },
  ...ground.editions.map(({ value, label }): Row => ({
    is: 'take',
    name: `check:${value}`,
    label: 'Check it',
    says: label,
    enters: 'check',
  })),
  {
    is: 'page',
    name: 'away',
    label: 'Throw it away',
    says: '',
    rows: [{ is: 'take', name: 'drop', label: `Yes, throw ${name} away`, says: '', enters: 'throw it away' }],
  },
];
