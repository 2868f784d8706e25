/**
 * What the texts of the tiny cards do: some by a table by title, the others compiled. The engine sees trigger keys, and
 * frames that carry texts out.
 */
import { textRules } from '../../src/effects/hearing/index.ts';
import { act, pending } from '../../src/engine/acting/action.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { procedure } from '../../src/engine/kernel/procedure.ts';
import type { TextRules } from '../../src/engine/ruleset/text-rules.ts';
import type { Frame, Occurrence, Ref, Responder } from '../../src/engine/state/state.ts';
import { withOutcome } from '../../src/engine/acting/action.ts';

interface Text {
  readonly isOptional: boolean;
  readonly prevents: boolean;
  /** The cards it is about; null if it does not respond. */
  readonly responds: (responder: Responder, occurrence: Occurrence) => readonly Ref[] | null;
  readonly does: (engine: Engine, frame: Frame) => void;
}

const you = (frame: Frame): number => frame.numbers.you ?? 0;
const sourceOf = (frame: Frame): Ref => frame.cards.source?.[0] ?? { card: 0, stay: 0 };

function change(engine: Engine, frame: Frame, verb: 'score' | 'losePoints', player: number): void {
  act(engine, { verb, agent: you(frame), player, source: sourceOf(frame), objects: [], wanted: 1, amount: 1 });
}

const texts: Readonly<Record<string, Text>> = {
  Jammer: {
    isOptional: true,
    prevents: true,
    responds: (responder, occurrence) => (occurrence.player === responder.you ? null : occurrence.cards),
    does: (engine, frame) => {
      const subject = engine.state.frames[frame.numbers.subject ?? -1];
      if (!subject?.action) throw new Error('nothing to prevent');
      const cards = subject.action.objects.map(({ ref }) => ref.card);
      subject.action = withOutcome(subject.action, cards, 'prevented', you(frame));
      act(engine, {
        verb: 'scrap',
        agent: you(frame),
        source: sourceOf(frame),
        objects: pending([sourceOf(frame)]),
        wanted: 1,
      });
    },
  },
  Spark: {
    isOptional: false,
    prevents: false,
    responds: (_responder, occurrence) => occurrence.cards,
    does: (engine, frame) => {
      change(engine, frame, 'losePoints', frame.numbers.who ?? 0);
    },
  },
  Echo: {
    isOptional: false,
    prevents: false,
    responds: (_responder, occurrence) => occurrence.cards,
    does: (engine, frame) => {
      change(engine, frame, 'score', frame.numbers.who ?? 0);
    },
  },
};

function textOf(engine: Engine, responder: Responder): Text {
  const text = texts[engine.definitionOf(responder.source.card).title];
  if (!text) throw new Error('a card without text responds');
  return text;
}

export const effect = procedure('effect', [
  {
    label: 'EFFECT',
    rules: ['TINY-05'],
    does: (engine, frame) => {
      texts[engine.definitionOf(sourceOf(frame).card).title]?.does(engine, frame);
    },
  },
]);

/** Texts that are a table here, and have not been compiled. */
const tabled: TextRules = {
  responds: (engine, responder, occurrence) =>
    responder.that ?? textOf(engine, responder).responds(responder, occurrence),
  works: (engine, card, { zones }) =>
    zones.some((zone) => (zone === 'play' ? engine.isInPlay(card) : engine.zoneOf(card) === zone)),
  youOf: (engine, card) => engine.ownerOf(card),
  isPlayed: (engine, { source }) => engine.zoneOf(source.card) === 'hand',
  asInHand: () => null,
  opensElsewhere: () => false,
  isOptional: (engine, responder) => textOf(engine, responder).isOptional,
  isIdle: () => false,
  prevents: (engine, responder) => textOf(engine, responder).prevents,
  changesCost: () => false,
  isUsedAgain: () => false,
  topicsOf: () => [],
  named: () => ({ from: [] }),
  awaits: () => false,
  goOn: () => null,
  begin: (engine, { source, you: seat, ability }, occurrence, subject) => {
    const key = `${source.card}.${source.stay}.${ability}`;
    engine.emit({ type: 'used', card: source.card, ability, player: seat, shown: [], key }, ['TINY-05']);
    engine.push('effect', {
      cards: { source: [source], that: occurrence.cards },
      numbers: { you: seat, subject, who: occurrence.player },
    });
  },
};

const isTabled = (engine: Engine, { source }: Responder): boolean => engine.definitionOf(source.card).title in texts;

/** Compiled texts are carried out as those of any edition; where they work and whom they call "you" is the same for both. */
export const tinyText: TextRules = {
  ...tabled,
  responds: (engine, responder, occurrence) =>
    (isTabled(engine, responder) ? tabled : textRules).responds(engine, responder, occurrence),
  isPlayed: (engine, responder) => isTabled(engine, responder) && tabled.isPlayed(engine, responder),
  isOptional: (engine, responder) => (isTabled(engine, responder) ? tabled : textRules).isOptional(engine, responder),
  prevents: (engine, responder) => (isTabled(engine, responder) ? tabled : textRules).prevents(engine, responder),
  begin: (engine, responder, occurrence, subject) => {
    (isTabled(engine, responder) ? tabled : textRules).begin(engine, responder, occurrence, subject);
  },
};
