/** What has really come about by the text of a card: seen in the events, in the steps of its text, in the numbers. */
import { reaching } from '../../src/effects/continuous.ts';
import { inPlay } from '../../src/effects/places.ts';
import { blockAt } from '../../src/effects/text-of.ts';
import type { Card } from '../../src/catalog/index.ts';
import type { GameEvent, LoggedEvent } from '../../src/engine/events.ts';
import type { Game } from '../../src/engine/index.ts';
import type { Engine } from '../../src/engine/kernel.ts';
import type { CardNumber } from '../../src/engine/request.ts';
import { effectKind, flowsOf, kindsIn, modKind, timingOf } from './nodes.ts';

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

/** Keys under which modifications are gathered. */
const NUMBERS = [
  ...['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'cost', 'span', 'points', 'requirement'],
  ...['reqattr', 'consume'],
];
const KEYS = [
  ...NUMBERS,
  ...['skills', 'keywords', 'icons', 'affiliations', 'species', 'uniqueness'],
  ...['req', 'exempt', 'text', 'staffed', 'joins', 'cannotUse'],
];

/** Is a modification of this kind gathered under the key? A change of all attributes is under each of them. */
function isKeyOf(key: string, kind: string): boolean {
  const [, name = '', what = ''] = kind.split(' ');
  if (name === 'num' || name === 'set') return what === 'attributes' || key === what;
  return ['gain', 'lose', 'become'].includes(name) ? !NUMBERS.includes(key) : key === name;
}

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

  constructor(game: Game, card: Card, subjects: readonly CardNumber[]) {
    this.#game = game;
    this.#card = card;
    this.#subjects = new Set(subjects);
    this.#flows = flowsOf(card);
    const kinds = [...kindsIn(card.compiled.program)].filter((kind) => kind.startsWith('mod '));
    this.#keys = kinds.length === 0 ? [] : KEYS.filter((key) => kinds.some((kind) => isKeyOf(key, kind)));
    game.watch(({ what, events }) => {
      const isAtWork = game.state.frames.some(({ text }) => text !== undefined && this.#subjects.has(text.source.card));
      this.#marks.push({ from: events, isAtWork });
      if (what === 'step') this.#step();
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
    if (effect?.x === 'prevent' || effect?.x === 'later') this.seen.add(effect.x);
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

  /** What the card's continuous texts do to the cards in play, just now. */
  standing(inside: () => Engine): void {
    if (this.#keys.length === 0) return;
    const engine = inside();
    for (const key of this.#keys)
      for (const card of inPlay(engine)) {
        for (const { context, mod, ability } of reaching(engine, card, key)) {
          if (!this.#subjects.has(context.source.card) && !this.#isDamageOn(engine, context.source.card)) continue;
          this.seen.add(modKind(mod));
          if (ability) this.seen.add(timingOf(ability));
        }
      }
  }

  /** The text of a damage card speaks as the ship it lies on. */
  #isDamageOn(engine: Engine, ship: CardNumber): boolean {
    return engine.hosted(ship, 'damage').some((card) => this.#subjects.has(card));
  }
}
