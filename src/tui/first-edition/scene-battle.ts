/** Battles told stage by stage: who attacks whom, weapons against shields or team against team, and what is left. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { doing, type Happening } from '../../table/index.ts';
import { cardOf, nameOf, seatOf } from '../frame/cards.ts';
import type { Stage, Story } from '../frame/scene.ts';
import { column, span } from '../frame/text.ts';
import type { Said } from '../second-edition/scene-stage.ts';
import type { Heading } from '../second-edition/scene-words.ts';

type Attacked = Extract<GameEvent, { type: 'attacked' }>;
type Announced = Extract<GameEvent, { type: 'announced' }>;

/** Is this a step of a battle of ships, teams, or against an outpost? */
export const isBattleStep = (step: string): boolean => /^(?:s|p|o)battle /.test(step);

/** Is this the last step of one, after which nothing of it comes any more? */
export const isLastStep = (step: string): boolean => LAST_STEPS.has(step);
const LAST_STEPS: ReadonlySet<string> = new Set(['sbattle 9', 'obattle 6', 'pbattle 9']);

/** A card's title, as far as somebody was told of it. */
export const titleIn = ({ view, printed }: Story, card: CardNumber): string =>
  cardOf(view, card)?.definition.title ?? printed(card)?.title ?? 'a card face down';

const namesIn = (story: Story, cards: readonly CardNumber[]): string => {
  const names = cards.map((card) => titleIn(story, card));
  const shown =
    names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
};
const MOST_NAMES = 4;

/** Who attacks whom. */
export const attackHeading = (story: Story, { player, targets }: Attacked): Heading => ({
  title: `${doing(nameOf(story.view, player), 'attacks')} ${namesIn(story, targets)}`,
  right: targets.length > 1 ? `${targets.length} on the planet` : '',
});

export const attackers = (story: Story, { attackers: force }: Attacked): readonly Said[] => [
  { text: `with ${namesIn(story, force)}`, token: 'plain' },
];

const WIDEST_BAR = 30;

/** What was added up: weapons against shields, a bar each; or the STRENGTH of one team. */
export function totals({ view }: Story, { words, player }: Announced): readonly Said[] {
  const shot = /^weapons (\d+) against shields (\d+)(½?)$/.exec(words);
  if (shot === null) {
    const strength = /^STRENGTH (\d+)$/.exec(words)?.[1];
    return strength === undefined ? [] : [barSaid(nameOf(view, player), 'STRENGTH', strength, Number(strength))];
  }
  const [, weapons = '', shields = '', half = ''] = shot;
  return [
    barSaid('attack', 'weapons', weapons, Number(weapons)),
    barSaid('target', 'shields', `${shields}${half}`, Number(shields)),
  ];
}

function barSaid(who: string, what: string, amount: string, length: number): Said {
  const bar = '█'.repeat(Math.max(0, Math.min(WIDEST_BAR, length)));
  return {
    text: `${who}: ${what} ${amount}`,
    token: 'plain',
    lines: () => [
      [span(column(who, NAME_COLUMNS), 'heading'), span(`${what} ${amount.padStart(4)} `), span(bar, 'dim')],
    ],
  };
}
const NAME_COLUMNS = 14;

const LOST: ReadonlyMap<string, string> = new Map([
  ['destroyed', 'DESTROYED'],
  ['killed', 'KILLED'],
]);

/** What is lost in an event, in capitals: `HAAKONA DESTROYED`; and whose it was. */
function lossIn(
  story: Story,
  { logged: { event } }: Happening,
): { readonly text: string; readonly isMine: boolean } | null {
  if (event.type === 'ship damaged')
    return { text: `${titleIn(story, event.ship)} DAMAGED`, isMine: isMine(story, event.ship) };
  if (event.type !== 'place') return null;
  const word = LOST.get(event.verb);
  const [card] = event.cards;
  return word === undefined || card === undefined
    ? null
    : { text: `${namesIn(story, event.cards)} ${word}`, isMine: isMine(story, card) };
}

const isMine = ({ view }: Story, card: CardNumber): boolean => cardOf(view, card)?.owner === seatOf(view);

/** How a battle ended: what was lost in it. */
export function battleEnd(story: Story, happened: readonly Happening[]): Stage['end'] {
  const losses = happened.flatMap((each) => lossIn(story, each) ?? []);
  // Who is destroyed takes everybody aboard along.
  const ships = losses.filter(({ text }) => !text.endsWith('KILLED'));
  const told = ships.length > 0 ? ships : losses;
  if (told.length === 0) return { text: 'NO DAMAGE', token: 'plain' };
  return { text: told.map(({ text }) => text).join('; '), token: told.some((loss) => loss.isMine) ? 'bad' : 'good' };
}
