/** The largest files, lists and texts that are read: far beyond any real use, so that no file stops the program. */

const MB = 1024 * 1024;

/** The most of everything; what is larger is refused with its place. */
export const LIMITS = {
  /** A file that is read as text, in bytes; LackeyCCG's tables have one, a long game's journal less. */
  fileBytes: 16 * MB,
  /** The file of settings, in bytes and in settings. */
  settingsBytes: MB,
  settings: 1000,
  /** A YAML file in characters: cards or a scenario. */
  yamlCharacters: 4 * MB,
  /** Lists and maps inside each other. */
  yamlDepth: 40,
  /** Fields of one map. */
  yamlFields: 1000,
  /** References to what stands elsewhere in the file. */
  yamlAliases: 100,
  /** A line of a deck file. */
  lineCharacters: 2000,
  /** A command: forty names in a list have a quarter of it. */
  commandCharacters: 8000,
  /** A row of a card table. */
  rowCharacters: 10_000,
  /** Anything that is said of a card, as it is written; of its text less is read (see `TEXT_LIMITS`). */
  fieldCharacters: 4000,
  /** A title, a subtitle, a place. */
  nameCharacters: 200,
  /** Cards of one import, and of all imports together. */
  cards: 20_000,
  /** Entries of one list of a scenario, and cards of its position. */
  listEntries: 2000,
  positionCards: 5000,
  /** Lines of cards in a deck, copies in one of them, and cards in all. */
  deckLines: 500,
  copies: 99,
  deckCards: 1000,
  /** Players of one game. */
  seats: 8,
} as const;
