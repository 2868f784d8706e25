/** What a visitor without a terminal may type in the lobby, and how a line that opens a table is read. */

export const lobbyHelp: readonly string[] = [
  'tables                          where somebody waits, and games in progress',
  'new [OPPONENT] [deck NAME] [versus NAME] [rules EDITION] [late TURNS]   sit down at a new table',
  '    OPPONENT: bot, random, open (whoever comes) or invited (who has a word)',
  '    late: onlookers see it so many turns late',
  'join TABLE|WORD [deck NAME]     sit down where somebody waits',
  'go [TABLE]                      go on with a game of yours',
  'watch TABLE                     look on',
  'cancel TABLE                    wait no longer',
  'decks [EDITION]                 decks you can play',
  'decks show NAME                 what is in one of yours',
  'decks check NAME [EDITION]      whether it may be played',
  'decks put NAME                  bring one: its lines come after this one, then a line with a dot alone',
  'decks drop NAME                 throw one away',
  'set NAME VALUE                  how things are shown, and when you are told of others; set alone shows it',
  'quit                            leave; at a table: back here',
  '',
  'A game in which nobody answers for thirty days is over: who was asked has lost it. A table at which nobody sits down',
  'is closed after seven.',
];

/** What was asked for with `new`. */
export interface AskedTable {
  readonly opponent: string;
  readonly deck: string | null;
  readonly versus: string | null;
  readonly ruleset: string | null;
  readonly late: number;
}

/** Reads the words after `new`; null where they are none. */
export function askedTable(words: string): AskedTable | null {
  const [, opponent = '', rest = ''] = /^(?!(?:deck|versus|rules|late)\s)(\S*)\s*(.*)$/.exec(words) ?? ['', '', words];
  const asked = new Map<string, string>();
  const pattern = /^(deck|versus|rules|late)\s+(.+?)(?:\s+(?=(?:deck|versus|rules|late)\s)|$)/;
  let left = rest.trim();
  while (left !== '') {
    const [whole, name = '', value = ''] = pattern.exec(left) ?? [];
    if (whole === undefined) return null;
    asked.set(name, value.trim());
    left = left.slice(whole.length);
  }
  const late = asked.get('late') ?? '0';
  if (!/^\d{1,3}$/.test(late)) return null;
  return {
    opponent,
    deck: asked.get('deck') ?? null,
    versus: asked.get('versus') ?? null,
    ruleset: asked.get('rules') ?? null,
    late: Number(late),
  };
}
