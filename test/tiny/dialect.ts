/**
 * The language of the tiny ruleset: the sentences that all dialects share, with hulls, a scrapyard, rivals, launching and
 * scrapping, and two sentences of its own. Its texts are trees like those of any edition.
 */
import type { Language } from '../../src/language/dialect.ts';
import { CORRECTIONS } from '../../src/language/grammar/core/corrections.ts';
import { nounHead } from '../../src/language/grammar/core/filters.ts';
import { CORE } from '../../src/language/grammar/core/index.ts';
import { abilities } from '../../src/language/grammar/core/playing.ts';
import { effects, event, line, player } from '../../src/language/grammar/core/symbols.ts';
import {
  MEASURES,
  PARTICIPLES,
  PERIODS,
  PLAYERS,
  STATES,
  wordsOf,
  ZONES,
  type Vocabulary,
} from '../../src/language/grammar/core/vocabulary.ts';
import type { Lexicon } from '../../src/language/lexicon.ts';
import { Grammar, type Definition } from '../../src/language/parse/grammar.ts';
import { p, w } from '../../src/language/parse/parser.ts';
import { WordTable } from '../../src/language/parse/word-table.ts';
import { IconTable } from '../../src/language/text/icons.ts';
import { correcting } from '../../src/language/text/text.ts';
import { kind } from '../../src/language/tree/build.ts';

const words: Vocabulary = {
  zones: new WordTable([...ZONES, ['scrap', 'scrapyard', 'scrapyard|scrapyards']]),
  players: new WordTable(PLAYERS),
  segments: new WordTable([]),
  participles: new WordTable([...PARTICIPLES, ['launch', 'launched'], ['scrap', 'scrapped']]),
  states: new WordTable(STATES),
  measures: new WordTable(MEASURES),
  periods: new WordTable(PERIODS),
};

const sentences: readonly Definition[] = [
  nounHead.is(w('hull|hulls', kind('hull'))),
  player.is(w('a rival', 'opponent')),
  line.is(
    p`as soon as ${event} : ${effects}`.to(([ev, all]) => abilities({ at: { t: 'on', ev }, do: all })),
    p`at dawn : ${effects}`.to(([all]) =>
      abilities({ at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' }, do: all }),
    ),
  ),
];

/** All that the tiny dialect says: what is added to it, a grammar is made of as well. */
export const TINY_FAMILIES: readonly (readonly Definition[])[] = [CORE, wordsOf(words), sentences];

export const TINY: Language = {
  name: 'tiny',
  grammar: new Grammar(TINY_FAMILIES),
  words,
  icons: new IconTable([], []),
  clean: correcting(CORRECTIONS),
  keywords: { numbered: new Set(), priced: new Set(), texts: () => [] },
};

export const TINY_LEXICON: Lexicon = {
  dialect: TINY,
  titles: new Set(),
  keywords: [],
  species: [],
  classes: [],
  skills: [],
};
