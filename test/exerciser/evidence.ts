/** What has really come about by the text of a card: seen in the events, in the steps of its text, in the numbers. */
import { reaching } from '../../src/effects/meaning.ts';
import { keysOf, shiftOf } from '../../src/effects/standing/index.ts';
import { inPlay, isType, blockAt } from '../../src/effects/reading/index.ts';
import { staffing } from '../../src/rules/second-edition/staffing.ts';
import type { Card } from '../../src/catalog/index.ts';
import type { GameEvent, LoggedEvent } from '../../src/engine/state/events.ts';
import type { Game } from '../../src/engine/index.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import type { CardNumber } from '../../src/engine/asking/request.ts';
import { effectKind, flowsOf, kindsIn, modKind, modsIn, timingOf } from './nodes.ts';

/** Kinds of nodes by the fact that an action leaves behind. */
const FACTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['draw', 'discard', 'download', 'kill', 'destroy', 'place', 'return', 'take', 'remove', 'capture', 'play'].map(
      (why) => [why, `put ${why}`],
    ),
  ),
  playing: 'put play',
  select: 'pick',
  score: 'points',
  losePoints: 'points',
  exchange: 'swap exchange',
  replace: 'swap replace',
  reveal: 'look reveal',
  examine: 'look examine',
  move: 'ship move',
  beam: 'ship beam',
  restoreRange: 'ship restoreRange',
};

/** Effects that leave no fact behind: what they do is what comes after. */
const TRACELESS: ReadonlySet<string> = new Set(['prevent', 'later', 'count', 'split', 'reselect', 'spare']);

/** What is asked of ships alone, when they are to move. */
const OF_SHIPS: ReadonlySet<string> = new Set(['at staffNeed', 'mod num distance', 'mod sameQuadrant']);

/** Protected may be cards that are not in play, too: dilemmas beneath a mission. */
const everyCard = (engine: Engine): CardNumber[] => [...engine.state.definitionOf.keys()].filter((card) => card > 0);

/** Watches a game for what one card's text does. */
export class Witness {
  readonly seen = new Set<string>();
  readonly #game: Game;
  readonly #card: Card;
  readonly #subjects: ReadonlySet<CardNumber>;
  readonly #flows: ReadonlyMap<number, string>;
  /** From which event on since the last answer the card's text was, or was not, being carried out. */
  #marks: { readonly from: number; readonly isAtWork: boolean }[] = [];
  readonly #keys: readonly string[];
  readonly #kinds: ReadonlySet<string>;
  readonly #inside: () => Engine;
  /** The dilemma or battle in which was looked last. */
  #moment = '';

  constructor(game: Game, card: Card, subjects: readonly CardNumber[], inside: () => Engine) {
    this.#inside = inside;
    this.#game = game;
    this.#card = card;
    this.#subjects = new Set(subjects);
    this.#flows = flowsOf(card);
    this.#kinds = kindsIn(card.compiled.program);
    this.#keys = [...new Set(modsIn(card.compiled.program).flatMap(keysOf))];
    game.watch(({ what, events }) => {
      const isAtWork = game.state.frames.some(({ text }) => text !== undefined && this.#subjects.has(text.source.card));
      this.#marks.push({ from: events, isAtWork });
      if (what === 'step') this.#step();
      if (what === 'step') this.#midst();
    });
  }

  /** A step of the card's own text: which ability is at work, and inside which effects. */
  #step(): void {
    const { frames } = this.#game.state;
    const text = frames.at(-1)?.text;
    if (!text || !this.#subjects.has(text.source.card)) return;
    const ability = this.#card.compiled.program.abilities[text.ability];
    if (ability) this.seen.add(timingOf(ability));
    for (const { block } of text.path) {
      const flow = this.#flows.get(block);
      if (flow !== undefined) this.seen.add(flow);
    }
    const at = text.path.at(-1);
    const effect = at && blockAt(this.#card, at.block)[at.index];
    if (effect && TRACELESS.has(effect.x)) this.seen.add(effect.x);
  }

  /** Looks once in the middle of every dilemma and every battle: there many texts hold of which nobody is asked. */
  #midst(): void {
    const {
      slices: { attempt, battle },
      frames,
    } = this.#game.state;
    const moment = `${attempt?.facing?.card ?? 0} ${battle?.kind ?? ''} ${attempt?.mission.card ?? 0}`;
    if (moment === this.#moment || frames.length === 0) return;
    this.#moment = moment;
    if (attempt ?? battle) this.standing();
  }

  /** What an answer has brought about. */
  events(events: readonly LoggedEvent[]): void {
    events.forEach(({ event }, index) => {
      const mark = this.#marks.findLast(({ from }) => from <= index);
      this.#event(event, mark?.isAtWork ?? false);
    });
    this.#marks = [];
  }

  #event(event: GameEvent, isAtWork: boolean): void {
    switch (event.type) {
      case 'fact':
        if (this.#subjects.has(event.fact.by)) this.seen.add(FACTS[event.fact.verb] ?? event.fact.verb);
        return;
      case 'used':
        if (this.#subjects.has(event.card)) this.#used(event.ability);
        return;
      case 'lasting began':
        if (this.#subjects.has(event.lasting.source.card)) this.#lasts(event.lasting.block, event.lasting.index);
        return;
      case 'place':
        if (event.verb === 'played' && event.cards.some((card) => this.#subjects.has(card))) this.#played();
        if (event.verb === 'played' && 'host' in event.to && this.#subjects.has(event.to.host))
          this.seen.add('at headquarters').add('rule');
        return;
      case 'attempt':
        if (event.attempt.using && this.#subjects.has(event.attempt.using.card))
          this.seen.add('at attemptAs').add('attempt');
        if (isAtWork) this.seen.add('dilemmas');
        return;
      case 'named':
        if (isAtWork) this.seen.add('name');
        return;
      case 'joined':
        if (isAtWork) this.seen.add('join');
        return;
      case 'began':
        if (event.what === 'combat' || event.what === 'engagement') if (isAtWork) this.seen.add('battle');
        return;
      case 'shuffled':
        if (isAtWork) this.seen.add('shuffle');
        return;
      default:
    }
  }

  #used(number: number): void {
    const ability = this.#card.compiled.program.abilities[number];
    if (ability) this.seen.add(timingOf(ability));
  }

  #played(): void {
    for (const ability of this.#card.compiled.program.abilities)
      if (ability.at.t === 'playTo' || ability.at.t === 'playNeed') this.seen.add(timingOf(ability));
  }

  #lasts(block: number, index: number): void {
    const effect = blockAt(this.#card, block)[index];
    if (effect?.x === 'mod') for (const mod of effect.mods) this.seen.add(modKind(mod));
    else if (effect) this.seen.add(effectKind(effect));
  }

  /** What the card's continuous texts do just now: to cards, to moves, to the staffing of the ship. */
  standing(): void {
    const asked = [...this.#kinds].some((kind) => OF_SHIPS.has(kind));
    if (this.#keys.length === 0 && !asked) return;
    const engine = this.#inside();
    if (asked) this.#ships(engine);
    for (const key of this.#keys)
      for (const card of key === 'exempt' ? everyCard(engine) : inPlay(engine)) {
        for (const { context, mod, ability } of reaching(engine, card, key)) {
          if (!this.#subjects.has(context.source.card) && !this.#isDamageOn(engine, context.source.card)) continue;
          this.seen.add(modKind(mod));
          if (ability) this.seen.add(timingOf(ability));
        }
      }
  }

  /** No other card here changes how far missions are, or asks for a special crew. */
  #ships(engine: Engine): void {
    const ships = inPlay(engine).filter((card) => isType(engine, card, 'ship'));
    const missions = [...this.#game.seats.keys()].flatMap((seat) => engine.zone('missions', seat));
    for (const ship of ships) {
      if (this.#subjects.has(ship) && staffing(engine, ship).isStaffed) this.seen.add('at staffNeed');
      for (const mission of missions) {
        const { by, isOneQuadrant } = shiftOf(engine, engine.state.commander[ship] ?? 0, ship, mission);
        if (by !== 0) this.seen.add('mod num distance');
        if (isOneQuadrant) this.seen.add('mod sameQuadrant');
      }
    }
  }

  /** The text of a damage card speaks as the ship it lies on. */
  #isDamageOn(engine: Engine, ship: CardNumber): boolean {
    return engine.hosted(ship, 'damage').some((card) => this.#subjects.has(card));
  }
}
