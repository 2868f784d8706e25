/**
 * Continuous texts that depend on each other: "while B has Strength>5, A is +2" beside "while A has Strength>5, B is -2". Whom they
 * reach is worked out together, beginning with nobody, until nothing changes any more. Where it never comes to rest, the
 * active player says which of the texts does not take place.
 */
import { workingOut } from './working-out.ts';
import type { Modification } from './modifications.ts';
import { inPlay } from '../reading/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** Whom the texts of the circles reach: names of a text and a card; and the cards between which is still to be decided. */
interface Rest {
  readonly reached: ReadonlySet<string>;
  readonly open: readonly CardNumber[];
}

/** The name of a modification as it reaches a card. */
export function pairOf({ key, circle }: Modification, card: CardNumber): string {
  return `${key}/${circle}>${card}`;
}

/** The name of the decision in which the player says which text of a circle does not take place. */
export function circleKey(engine: Engine, cards: readonly CardNumber[]): string {
  return `circle ${cards.map((card) => `${card}.${engine.ref(card).stay}`).join(' ')}`;
}

/** Which of these cards a text reaches. */
type Reached = (engine: Engine, item: Modification, cards: readonly CardNumber[]) => readonly CardNumber[];

/** Whom the texts of circles reach, and what is open; remembered until something changes. */
export function atRest(all: (engine: Engine) => readonly Modification[], reached: Reached): (engine: Engine) => Rest {
  return rememberingOnce((engine: Engine) => comeToRest(engine, all(engine), reached), {
    isPlain: true,
    isInner: true,
  });
}

function comeToRest(engine: Engine, all: readonly Modification[], reachedBy: Reached): Rest {
  const without = new Set<CardNumber>();
  for (;;) {
    const items = all.filter(({ context }) => !without.has(context.source.card));
    const { reached, restless } = iterate(engine, items, reachedBy);
    if (restless.length === 0) return { reached, open: [] };
    const [only] = restless;
    const decided = restless.length === 1 ? only : engine.decisions[circleKey(engine, restless)];
    if (decided === undefined) return { reached, open: restless };
    without.add(decided);
  }
}

/** Goes on until nothing changes; `restless`: the cards whose texts change for ever. */
function iterate(
  engine: Engine,
  items: readonly Modification[],
  reachedBy: Reached,
): { readonly reached: ReadonlySet<string>; readonly restless: readonly CardNumber[] } {
  const cards = inPlay(engine);
  const seen = new Map<string, number>();
  const history: ReadonlySet<string>[] = [new Set()];
  const now = workingOut(engine);
  const before = now.assumed;
  try {
    for (;;) {
      const reached = history.at(-1) ?? new Set();
      const name = [...reached].join(' ');
      const first = seen.get(name);
      if (first !== undefined) return ended(items, cards, history.slice(first, -1), reached);
      seen.set(name, history.length - 1);
      now.assumed = reached;
      const pairs = items.flatMap((item) =>
        reachedBy(engine, item, aboutWhom(item, cards)).map((card) => pairOf(item, card)),
      );
      history.push(new Set(pairs));
    }
  } finally {
    now.assumed = before;
  }
}

/** A text about its own card reaches no other. */
function aboutWhom({ what, context }: Modification, cards: readonly CardNumber[]): readonly CardNumber[] {
  return what?.ref === 'this' ? [context.source.card] : cards;
}

/** The rounds that repeat: one is rest; more, and whatever differs in them never comes to rest. */
function ended(
  items: readonly Modification[],
  cards: readonly CardNumber[],
  rounds: readonly ReadonlySet<string>[],
  reached: ReadonlySet<string>,
): { readonly reached: ReadonlySet<string>; readonly restless: readonly CardNumber[] } {
  const changes = (pair: string): boolean => new Set(rounds.map((round) => round.has(pair))).size > 1;
  const restless = items.filter((item) => aboutWhom(item, cards).some((card) => changes(pairOf(item, card))));
  const sources = [...new Set(restless.map(({ context }) => context.source.card))].sort((one, other) => one - other);
  return { reached, restless: sources };
}
