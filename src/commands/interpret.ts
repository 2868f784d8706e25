/** A line of the command language against a game: an answer, a refusal with the rules that forbid it, or a query. */
import { LIMITS } from '../catalog/limits.ts';
import { fold, nearest } from '../catalog/names.ts';
import { shortened, toldLine } from '../catalog/shown.ts';
import { refuseChoice } from '../engine/asking/answers.ts';
import type { Game } from '../engine/game.ts';
import {
  optionsIn,
  type Answer,
  type Choice,
  type Option,
  type Question,
  type Seat,
} from '../engine/asking/request.ts';
import { choosableIn } from '../engine/showing/looking.ts';
import type { VerbForm } from '../engine/ruleset/command-verbs.ts';
import { wordsOf, type GameWords } from './editions.ts';
import { optionsFor, slotWord, verbForm, verbNames } from './grammar.ts';
import { Lexicon, type Aliases } from './lexicon.ts';
import { splitPlayer, withoutComment } from './lines.ts';
import { matchOptions, type Match } from './match.ts';
import { offeredFor } from './offered.ts';
import { isFailure, parseObjects, type Parsed, type ParseFailure } from './parse.ts';
import { proposalOf } from './proposal.ts';
import { parseQuery, type Query } from './queries.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** Why a command was not taken. Rules are the ids that forbid it, if any; `nearest` are names that were perhaps meant. */
export interface CommandRefusal {
  readonly rules: readonly string[];
  readonly reason: string;
  readonly nearest: readonly string[];
}

/** What one of the options is chosen by. */
interface Chosen {
  readonly player: Seat;
  /** A target named beforehand (`use CARD on TARGET`), to be chosen when the engine asks for it. */
  readonly target?: string;
}

export type Interpretation = (Chosen & { readonly kind: 'answer'; readonly answer: Answer }) | NotChosen;

/** The same by the option itself, found without listing what the line does not speak of. */
export type Reading = (Chosen & { readonly kind: 'choice'; readonly choice: Choice }) | NotChosen;

type NotChosen =
  | {
      readonly kind: 'refused';
      readonly refusal: CommandRefusal;
      /** Whose command it is, where the refusal speaks of what that player is asked or may know; null: it speaks of the line alone. */
      readonly player: Seat | null;
    }
  | { readonly kind: 'query'; readonly query: Query }
  /** A blank line or a comment. */
  | { readonly kind: 'nothing' };

/** A refusal of the line itself, whoever may read it. */
const refuseLine = (reason: string, near: readonly string[] = []): NotChosen => ({
  kind: 'refused',
  refusal: { rules: [], reason, nearest: near },
  player: null,
});

/** Of more than these nobody reads all. */
const MOST_NAMED = 12;

const firstOf = (names: readonly string[]): readonly string[] =>
  names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `and ${names.length - MOST_NAMED} more`] : names;

/** `refused ID, ID: reason`, with the nearest names where a name did not fit. */
export function refusalLine({ rules, reason, nearest: near }: CommandRefusal): string {
  const cited = rules.length > 0 ? ` ${rules.join(', ')}` : '';
  const meant = near.length > 0 ? ` (nearest: ${near.join('; ')})` : '';
  return toldLine(`refused${cited}: ${reason}${meant}`);
}

/**
 * Reads one line. Nothing in the game changes; a line that is no legal answer is refused with a reason. Scenarios give cards
 * names of their own (`aliases`); `words` are those of the game's edition.
 */
export function interpret(
  game: Game,
  line: string,
  aliases?: Aliases,
  words: GameWords = wordsOf(game),
): Interpretation {
  const reading = readLine(game, line, aliases, words);
  if (reading.kind !== 'choice') return reading;
  const { choice, ...by } = reading;
  const answer = { ...choice, option: optionsIn(game.request).indexOf(choice.option) };
  return { ...by, kind: 'answer', answer };
}

/** As `interpret`, for `Game.take`. */
export function readLine(game: Game, line: string, aliases?: Aliases, words: GameWords = wordsOf(game)): Reading {
  if (line.length > LIMITS.commandCharacters)
    return refuseLine(`a command has at most ${LIMITS.commandCharacters} characters, this one has ${line.length}`);
  const text = withoutComment(line);
  if (text === '') return { kind: 'nothing' };
  const { question } = game;
  const verbs = (): readonly string[] => [...verbNames(words), ...optionsIn(game.request).map((option) => option.verb)];
  const { player, command } = splitPlayer(text, game.seats, verbs);
  const seat = player === null ? (question?.player ?? 0) : game.seats.findIndex((name) => fold(name) === fold(player));
  if (seat < 0) return refuseLine(`there is no player "${shortened(player ?? '')}"`, game.seats);
  const query = parseQuery(command, words);
  if (query !== null) return 'malformed' in query ? refuseLine(query.malformed) : { kind: 'query', query };
  if (question === null) return refuseLine('the game is over, nobody is asked');
  const lexicon = new Lexicon(game, seat, seat === question.player ? () => game.request : null, words, aliases);
  return new Reader(game, question, seat, command, lexicon, words).reading();
}

/** One command of one player on its way to an answer. */
class Reader {
  readonly #game: Game;
  readonly #question: Question;
  readonly #seat: Seat;
  readonly #verb: string;
  readonly #rest: string;
  readonly #lexicon: Lexicon;
  readonly #words: GameWords;

  constructor(game: Game, question: Question, seat: Seat, command: string, lexicon: Lexicon, words: GameWords) {
    const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(fold(command)) ?? [];
    this.#game = game;
    this.#question = question;
    this.#seat = seat;
    this.#verb = verb;
    this.#rest = rest;
    this.#lexicon = lexicon;
    this.#words = words;
  }

  reading(): Reading {
    if (this.#seat !== this.#question.player) return this.#notAsked();
    const form = verbForm(this.#verb, this.#game.offered(this.#verb), this.#words);
    if (form === null) return this.#unknownVerb();
    const offered = this.#parse(form, 'offered');
    const match = isFailure(offered) ? null : this.#match(offered, form);
    if (match !== null && match.found !== 'nothing') return this.#found(match, form);
    return this.#withTarget(form) ?? this.#forbidden(form);
  }

  #parse(form: VerbForm, mode: 'offered' | 'known', text = this.#rest): Parsed | ParseFailure {
    const players = this.#game.seats.map(fold);
    const options = mode === 'offered' ? this.#options() : [];
    return parseObjects(text, form, {
      offered: (slot) => offeredFor(options, slot, form, this.#lexicon),
      known: () => this.#lexicon.all,
      names: { mode, seat: this.#seat, players },
    });
  }

  #options(): readonly Option[] {
    return optionsFor(this.#verb, this.#game, this.#words);
  }

  #match(parsed: Parsed, form: VerbForm): Match {
    return matchOptions(this.#options(), parsed, form, this.#lexicon);
  }

  #found(match: Exclude<Match, { readonly found: 'nothing' }>, form: VerbForm): Reading {
    switch (match.found) {
      case 'choice':
        return { kind: 'choice', choice: match.choice, player: this.#seat };
      case 'ambiguous':
        return this.#refuse(
          `${match.words === '' ? 'more than one order' : `more than one "${shortened(match.words)}"`} fits: say which`,
          [],
          firstOf(match.candidates),
        );
      case 'wrong set': {
        const known = this.#parse(form, 'known');
        const why = isFailure(known) ? null : this.#whyNot(known, form);
        if (why !== null && why.rules.length > 0) return this.#refuse(why.reason, why.rules);
        const refusal = refuseChoice(match.choice);
        return this.#refuse(refusal?.reason ?? 'this choice is not offered', refusal?.rules ?? []);
      }
    }
  }

  /** `use CARD on TARGET` where the engine asks for the target later: the card must be offered without it. */
  #withTarget(form: VerbForm): Reading | null {
    if (!form.slots.includes('on')) return null;
    const on = ` ${slotWord(form, 'on')} `;
    const at = this.#rest.lastIndexOf(on);
    if (at < 0) return null;
    const parsed = this.#parse(form, 'offered', this.#rest.slice(0, at));
    const match = isFailure(parsed) ? null : this.#match(parsed, form);
    if (match?.found !== 'choice' || match.choice.option.on !== undefined) return null;
    return { kind: 'choice', choice: match.choice, player: this.#seat, target: this.#rest.slice(at + on.length) };
  }

  /** The words are understood, but not offered: the rules say why. */
  #forbidden(form: VerbForm): NotChosen {
    const parsed = this.#parse(form, 'known');
    if (isFailure(parsed)) return this.#notUnderstood(parsed, form);
    if (this.#isOpen()) return this.#notNameable(this.#rest);
    const { rules, reason } = this.#whyNot(parsed, form);
    return this.#refuse(reason, rules);
  }

  #whyNot(parsed: Parsed, form: VerbForm): { readonly rules: readonly string[]; readonly reason: string } {
    return this.#game.whyNot(proposalOf(this.#seat, this.#verb, parsed, form, this.#words));
  }

  #refuse(reason: string, rules: readonly string[] = [], near: readonly string[] = []): NotChosen {
    return { kind: 'refused', refusal: { rules, reason, nearest: near }, player: this.#seat };
  }

  /** Whoever is not asked is told no more than that, whatever the command says. */
  #notAsked(): NotChosen {
    const asked = itemAt(this.#game.seats, this.#question.player);
    const { rules } = this.#game.whyNot({ seat: this.#seat, verb: this.#verb });
    return this.#refuse(`${itemAt(this.#game.seats, this.#seat)} is not asked, ${asked} is`, rules);
  }

  /** Is it any title there is that may be named? */
  #isOpen(): boolean {
    return this.#options().some(({ selection }) => selection?.open !== undefined);
  }

  /** No card of that title may be named: there is none, or it is another kind of card. */
  #notNameable(written: string): NotChosen {
    const title = written.replaceAll('"', '');
    const titles = this.#options().flatMap((option) =>
      choosableIn(option).map((word) => this.#lexicon.entry(word).label),
    );
    const reason = `no title "${shortened(title)}" can be named here (${this.#question.prompt})`;
    return this.#refuse(reason, [], nearest(title, titles));
  }

  #notUnderstood(failure: ParseFailure, form: VerbForm): NotChosen {
    if (failure.fails === 'form') return this.#refuse(failure.reason);
    // In quotes a comma is part of the title.
    if (this.#isOpen()) return this.#notNameable(failure.words.startsWith('"') ? this.#rest : failure.words);
    const offered = offeredFor(this.#options(), failure.slot, form, this.#lexicon).map((entry) => entry.label);
    const labels = offered.length > 0 ? offered : this.#lexicon.all.map((entry) => entry.label);
    const near = nearest(failure.words, labels);
    return this.#refuse(
      `no card or place "${shortened(failure.words)}" is known here`,
      [],
      near.length > 0 ? near : offered.slice(0, 3),
    );
  }

  #unknownVerb(): NotChosen {
    const verbs = [...new Set(optionsIn(this.#game.request).map((option) => option.verb))];
    const near = nearest(this.#verb, [...verbNames(this.#words), ...verbs]);
    return this.#refuse(
      `there is no command "${shortened(this.#verb)}"; ${this.#game.seats[this.#question.player]} may: ${verbs.join(', ')}`,
      [],
      near,
    );
  }
}
