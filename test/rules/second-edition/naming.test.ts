/** What can be named: anything on any card there is, and never because somebody has it in the deck. */
import { describe, expect, it } from 'vitest';
import { commandOf, completions, interpret } from '../../../src/commands/index.ts';
import type { Game, Nameable } from '../../../src/engine/index.ts';
import { answerOf, botNamed } from '../../../src/players/index.ts';
import { begin, readScenario } from '../../../src/scenarios/index.ts';
import { replay, wordsNamed, type Journal } from '../../../src/table/index.ts';
import { gapOf } from '../../../src/effects/doing/index.ts';
import type { Effect, Filter } from '../../../src/language/tree/index.ts';
import { editions } from '../../commands/games.ts';

const WHATS = {
  personnel: "Name a personnel. Each opponent's personnel with that title is killed. Destroy this event.",
  unique: "Name a unique personnel. Each opponent's personnel with that title is killed. Destroy this event.",
  species:
    'Name a species. Each of your personnel of that species is Strength +1 until the end of this turn. Destroy this event.',
  skill: 'Name a skill. Each of your personnel gains that skill until the end of this turn. Destroy this event.',
  hand: "Name a personnel. Reveal an opponent's hand, then place each copy of that personnel revealed in their owner's discard pile. Destroy this event.",
  'card of a hand': 'Name a card. An opponent discards each copy of that card from hand. Destroy this event.',
  dilemma:
    "Name a dilemma. Remove each copy of that dilemma in an opponent's dilemma pile from the game. Destroy this event.",
  deck: "Name a personnel, then reveal the top 2 cards of an opponent's deck. Discard each copy of that personnel revealed. Destroy this event.",
  type: "Name a card type, then reveal the top card of an opponent's deck. If it is that type, discard it. Destroy this event.",
  keyword:
    'Name a keyword. Each of your personnel with that keyword is Strength +1 until the end of this turn. Destroy this event.',
} as const;

/** Two hands, decks and piles of dilemmas of the same size, in which nothing is the same. */
const HIDDEN = [
  'hand: [Lonely, Lonely], deck: [Lonely, Plan], dilemmas: [Rare Thing]',
  'hand: ["Here, There", Never Seen], deck: [Never Seen, "Here, There"], dilemmas: [Common Thing]',
] as const;
const USUAL = 'deck: [Plan]';

const text = (what: keyof typeof WHATS, hidden: string): string => `
scenario: something is named
cast: second-edition
cards:
  - {title: Warrant, type: event, cost: 1, text: "${WHATS[what]}"}
  - {title: Lonely, unique: true, type: personnel, affiliation: Federation, species: Tellarite, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: "Here, There", type: personnel, affiliation: Federation, species: Andorian, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Rare Thing, type: dilemma, dilemma: dual, cost: 1, text: "Randomly kill a personnel."}
  - {title: Common Thing, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop a personnel."}
  - {title: Never Seen, type: event, cost: 1, text: "Score 1 point."}
players:
  kirk: {missions: [{mission: Home, here: [Lex, Doc]}], hand: [Warrant], deck: [Lex]}
  spock: {missions: [{mission: Base, here: [Doc]}], ${hidden}}
steps: []
`;

/** The game in which kirk is asked what to name. */
function asked(what: keyof typeof WHATS, hidden: string, nameable?: Nameable): Game {
  const { scenario, problems } = readScenario(text(what, hidden), 'naming.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(nameable === undefined ? scenario : { ...scenario, nameable }, editions);
  if ('problem' in game) throw new Error(game.problem);
  say(game, 'kirk: play Warrant');
  return game;
}

function say(game: Game, line: string): string {
  const read = interpret(game, line);
  if (read.kind !== 'answer') throw new Error(JSON.stringify(read));
  const { request } = game;
  const command = request === null ? '' : commandOf(game, request, read.answer);
  game.answer(read.answer);
  return command;
}

function refusalOf(game: Game, line: string): { readonly reason: string; readonly nearest: readonly string[] } {
  const read = interpret(game, line);
  if (read.kind !== 'refused') throw new Error(`${line} is not refused`);
  return read.refusal;
}

const wordsOffered = ({ request }: Game): readonly string[] =>
  (request?.options[0]?.selection?.from ?? []).flatMap((one) => (one.kind === 'word' ? [one.value] : []));

describe.each(Object.keys(WHATS) as readonly (keyof typeof WHATS)[])('a %s that is named', (what) => {
  it('is asked for in the same words, whatever the opponent hides', () => {
    const [one, other] = [asked(what, HIDDEN[0]), asked(what, HIDDEN[1])];
    expect(one.request?.kind).toBe('name');
    expect(one.request).toEqual(other.request);
    expect(one.view(0)).toEqual(other.view(0));
    expect(completions(one, 'name ')).toEqual(completions(other, 'name '));
  });

  it.each(['bot', 'random'])('is the same, whatever the opponent hides, when %s names it', (kind) => {
    const bot = botNamed(kind, 'second-edition');
    const answers = HIDDEN.map((hidden) => {
      const game = asked(what, hidden);
      return bot && game.request && answerOf(bot, game, game.request, 7, 3);
    });
    expect(answers[0]).not.toBeNull();
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a title that is named', () => {
  it('may be that of any card there is, of the kind that is asked for', () => {
    const game = asked('personnel', USUAL);
    expect(wordsOffered(game)).toEqual(expect.arrayContaining(['Lonely', 'Here, There', 'Lex', 'Doc']));
    expect(wordsOffered(game)).not.toContain('Never Seen');
    expect(wordsOffered(asked('unique', USUAL))).toContain('Lonely');
    expect(wordsOffered(asked('unique', USUAL))).not.toContain('Here, There');
    say(game, 'kirk: name Lonely');
    expect(game.view('all').players[1]?.zones['discard']?.count).toBe(0);
    expect(game.request?.kind).toBe('play');
  });

  it('is none of a list in the state', () => {
    const game = asked('personnel', USUAL);
    expect(JSON.stringify(game.state)).not.toContain('Lonely');
    expect(game.request?.options[0]?.selection?.open).toBe('title');
  });

  it('is picked by whoever is no person among those that were seen', () => {
    const bot = botNamed('random', 'second-edition');
    const game = asked('personnel', 'deck: [Lonely]');
    const { request } = game;
    if (bot === null || request === null) throw new Error('nobody names anything');
    const named = Array.from({ length: 30 }, (_, seed) => {
      const [at = -1] = answerOf(bot, game, request, seed, 0).chosen ?? [];
      return wordsOffered(game)[at];
    });
    expect([...new Set(named)].sort()).toEqual(['Doc', 'Lex']);
  });

  it('is refused where no card has it, or a card of another kind, and the nearest are told', () => {
    const game = asked('personnel', USUAL);
    expect(refusalOf(game, 'kirk: name Lonly')).toMatchObject({
      reason: 'no title "lonly" can be named here (Name a personnel)',
      nearest: ['Lonely'],
    });
    expect(refusalOf(game, 'kirk: name Never Seen').reason).toContain('can be named here (Name a personnel)');
    expect(refusalOf(game, 'kirk: name Warrant').reason).toContain('can be named here (Name a personnel)');
  });

  it('stands in quotes where it holds a comma, and is completed', () => {
    const game = asked('personnel', USUAL);
    expect(completions(game, 'name her')).toContain('name Here, There');
    expect(say(game, 'kirk: name Here, There')).toBe('name "Here, There"');
    expect(say(asked('personnel', USUAL), 'kirk: name "Here, There"')).toBe('name "Here, There"');
  });
});

describe('what is said of a card that may be named', () => {
  const gap = (only: Filter, what: 'card' | 'personnel' = 'personnel'): string | null => {
    const effect: Effect = { x: 'name', as: 'a', who: 'you', what, only };
    return gapOf(effect, { at: { t: 'resolve' }, do: [effect] });
  };

  it('is read where it is printed', () => {
    expect(gap({ f: 'and', of: [{ f: 'unique' }, { f: 'not', of: { f: 'species', is: 'Klingon' } }] })).toBeNull();
    expect(
      gap(
        {
          f: 'or',
          of: [
            { f: 'kind', is: 'ship' },
            { f: 'kind', is: 'dilemma' },
          ],
        },
        'card',
      ),
    ).toBeNull();
  });

  it('is refused where only a game could tell, or a mission has it otherwise', () => {
    const refused = 'which cards may be named';
    expect(gap({ f: 'and', of: [{ f: 'unique' }, { f: 'levels', n: 2 }] })).toBe(refused);
    expect(gap({ f: 'affiliation', is: 'Klingon' }, 'card')).toBe(refused);
    expect(gap({ f: 'affiliation', is: 'Klingon' })).toBeNull();
  });
});

describe('a journal', () => {
  const game = asked('personnel', USUAL);
  const entries = ['name "Here, There"', 'draw'].map((command, index) => {
    say(game, `kirk: ${command}`);
    return { line: index + 2, player: 'kirk', command, hash: game.hash() };
  });
  const journal = { entries } as unknown as Journal;

  it('names what another library knew', () => {
    const words = wordsNamed(entries);
    expect(words).toEqual(['Here, There']);
    const begun = asked('personnel', USUAL, { cards: () => [], words });
    expect(replay(journal, begun)).toMatchObject({ lines: 2, mismatch: null });
    const without = asked('personnel', USUAL, { cards: () => [], words: ['Nobody'] });
    expect(replay(journal, without).mismatch?.reason).toContain('no title "here, there" can be named here');
  });

  it('is played again among more cards', () => {
    expect(replay(journal, asked('personnel', USUAL)).mismatch).toBeNull();
  });

  it('tells several names apart by their quotes', () => {
    const commands = ['name "A, B", C', 'name none', 'play Name', 'name D'].map((command) => ({ command }));
    expect(wordsNamed(commands)).toEqual(['A, B', 'C', 'D']);
    const titles = ['name "Rock People"', 'name "Observer" of the Order', 'name "none"'];
    expect(wordsNamed(titles.map((command) => ({ command })))).toEqual([
      '"Rock People"',
      '"Observer" of the Order',
      'none',
    ]);
  });
});
