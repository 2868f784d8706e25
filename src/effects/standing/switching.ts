/**
 * Texts that switch off the texts of other cards. Where that goes round in a circle, two cards or more, the active player
 * says which of them loses its text; the decision stands while its cards stay.
 */
import type { Standing } from '../meaning.ts';
import { modifications, type Modification } from './modifications.ts';
import { reaches } from './reach.ts';
import { isUnusable } from '../reading/index.ts';
import { isUnsettled, unremembered } from './working-out.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** Of the cards whose text switches others off: which have lost theirs, and a circle that is still to be decided. */
interface Settled {
  readonly off: ReadonlySet<CardNumber>;
  readonly open: readonly CardNumber[];
}

const NOBODY: Settled = { off: new Set(), open: [] };

const switchesOff = ({ mod }: Modification): boolean => mod.m === 'cannotUse' || isLoss(mod);
const isLoss = (mod: Modification['mod']): boolean => mod.m === 'text' && mod.off !== undefined && mod.off !== 'next';

function switches(engine: Engine): readonly Modification[] {
  return modifications(engine, 'text').filter(switchesOff);
}

/** Has some other text switched this card's text off? While circles are being settled, all texts are taken as active. */
export function isSwitchedOff(engine: Engine, card: CardNumber): boolean {
  const all = switches(engine);
  if (all.length === 0 || isUnsettled(engine)) return false;
  if (all.some((item) => item.ability === null && reaches(engine, item, card))) return true;
  const standing = all.filter((item) => item.ability !== null && item.context.source.card !== card);
  if (standing.length === 0) return false;
  const { off } = settled(engine);
  if (off.has(card)) return true;
  if (all.some((item) => item.context.source.card === card && item.ability !== null)) return false;
  return standing.some((item) => isOn(engine, off, item.context.source.card) && reaches(engine, item, card));
}

/** Has the card lost its abilities, and does not only fail to use them? */
export function hasLostText(engine: Engine, card: CardNumber): boolean {
  const losses = switches(engine).filter((item) => isLoss(item.mod));
  return losses.length > 0 && isSwitchedOff(engine, card) && isReachedBy(engine, card, losses);
}

/** Does one of these texts that is itself at work reach the card? */
function isReachedBy(engine: Engine, card: CardNumber, some: readonly Modification[]): boolean {
  const { off } = settled(engine);
  return some.some(
    (item) => (item.ability === null || isOn(engine, off, item.context.source.card)) && reaches(engine, item, card),
  );
}

function isOn(engine: Engine, off: ReadonlySet<CardNumber>, card: CardNumber): boolean {
  return !off.has(card) && !isUnusable(engine, card);
}

/** The cards of a circle that the active player has still to decide on; none where all is settled. */
function contradiction(engine: Engine): readonly CardNumber[] {
  return settled(engine).open;
}

/** The name of the decision which card of a circle loses its text. */
export function contradictionKey(engine: Engine, circle: readonly CardNumber[]): string {
  const cards = [...circle].sort((one, other) => one - other);
  return `off ${cards.join(' ')} ${cards.map((card) => engine.ref(card).stay).join('.')}`;
}

function settled(engine: Engine): Settled {
  return switches(engine).some(({ ability }) => ability !== null) ? settledNow(engine) : NOBODY;
}

const settledNow = rememberingOnce((engine: Engine): Settled =>
  settle(
    engine,
    switches(engine).filter(({ ability }) => ability !== null),
  ),
);

/** Whom each card would switch off, were its text active. */
type Edges = ReadonlyMap<CardNumber, readonly CardNumber[]>;

function edgesOf(engine: Engine, standing: readonly Modification[]): Edges {
  const cards = [...new Set(standing.map(({ context }) => context.source.card))];
  const byLasting = switches(engine).filter(({ ability }) => ability === null);
  const isOut = (card: CardNumber): boolean =>
    isUnusable(engine, card) || byLasting.some((item) => reaches(engine, item, card));
  return new Map(
    cards.map((card) => {
      const own = isOut(card) ? [] : standing.filter(({ context }) => context.source.card === card);
      const targets = cards.filter((other) => other !== card && own.some((item) => reaches(engine, item, other)));
      return [card, targets] as const;
    }),
  );
}

/** Goes through the circles: whom nobody active switches off is on, whom somebody who is on switches off is off. */
function settle(engine: Engine, standing: readonly Modification[]): Settled {
  const edges = unremembered(engine, () => edgesOf(engine, standing));
  const off = new Set<CardNumber>();
  const on = new Set<CardNumber>();
  for (;;) {
    const left = [...edges.keys()].filter((card) => !off.has(card) && !on.has(card));
    const by = (card: CardNumber, who: Iterable<CardNumber>): boolean =>
      [...who].some((other) => edges.get(other)?.includes(card) === true);
    const lost = left.filter((card) => by(card, on));
    const free = left.filter((card) => !by(card, on) && !by(card, left));
    for (const card of lost) off.add(card);
    for (const card of free) on.add(card);
    if (lost.length + free.length > 0) continue;
    if (left.length === 0) return { off, open: [] };
    const circle = circleFrom(edges, left);
    const decided = engine.decisions[contradictionKey(engine, circle)];
    if (decided === undefined) return { off, open: circle };
    off.add(decided);
  }
}

/** A circle among cards each of which is switched off by another of them, found by going back from card to card. */
function circleFrom(edges: Edges, left: readonly CardNumber[]): readonly CardNumber[] {
  const path: CardNumber[] = [];
  let at = left[0];
  while (at !== undefined && !path.includes(at)) {
    path.push(at);
    const to = at;
    at = left.find((card) => edges.get(card)?.includes(to) === true);
  }
  return at === undefined ? path : path.slice(path.indexOf(at));
}

/** The interpreter's answers about texts that switch each other off. */
export const switching: Pick<Standing, 'contradiction'> = { contradiction };
