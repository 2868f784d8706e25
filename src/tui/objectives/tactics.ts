/** Tactics in an engagement: what each side has drawn and laid, and the stages in which the duel is told. */
import type { Seat } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { Definition } from '../../engine/definition.ts';
import type { PlaceEvent } from '../../engine/state/events.ts';
import { DESTROYED_AT } from '../../rules/objectives/constants.ts';
import { hullOf } from '../../rules/objectives/damage.ts';
import type { Happening } from '../../table/index.ts';
import { nameOf, playedText, zone } from '../frame/cards.ts';
import { note, type Entry } from '../frame/panels/pane.ts';
import type { Story } from '../frame/scene.ts';
import { span, wrapped } from '../frame/text.ts';
import type { BattleFace } from '../second-edition/scene-battle.ts';
import type { Said } from '../second-edition/scene-stage.ts';
import { hullBar, tacticText } from './card-facts.ts';

const CURRENT = 'current tactic';
const DRAWN = 'drawn tactics';

/** The tactics of a player in the engagement: the one that is laid, and those that may be. */
function entriesOf(view: View, seat: Seat, width: number): readonly Entry[] {
  const [current, drawn] = [zone(view, seat, CURRENT), zone(view, seat, DRAWN)];
  if (current.count + drawn.count === 0) return [];
  const shown = (pile: typeof current, word: string): readonly Entry[] => [
    ...pile.cards.flatMap((card): readonly Entry[] => [
      {
        line: [span(`${word} `, 'dim'), span(card.definition.title, 'heading'), span(`  ${tacticText(card)}`)],
        points: true,
        card: card.number,
      },
      ...wrapped(playedText(card), Math.max(20, width - 10)).map((text) => note(`      ${text}`)),
    ]),
    ...(pile.count > pile.cards.length ? [note(`${word} ${pile.count - pile.cards.length} face down`)] : []),
  ];
  return [
    { line: [span(`${nameOf(view, seat)}: tactics`, 'heading')] },
    ...shown(current, '  current'),
    ...shown(drawn, '  drawn  '),
  ];
}

/** The same in words. */
function linesOf(view: View, seat: Seat): readonly string[] {
  return [
    [CURRENT, 'current tactic'],
    [DRAWN, 'drawn tactics'],
  ].flatMap(([name = '', words = '']) => {
    const { count, cards } = zone(view, seat, name);
    const known = cards.map((card) => `${card.definition.title} (${tacticText(card)})`);
    const hidden = count > cards.length ? [`${count - cards.length} face down`] : [];
    return count === 0 ? [] : [`    ${words}: ${[...known, ...hidden].join(', ')}`];
  });
}

/** The stage that a step of the table ENG belongs to. */
const STAGES: ReadonlyMap<string, string> = new Map([
  ['ENG 4', 'tactics'],
  ['ENG 5', 'tactics'],
  ['ENG 6', 'totals'],
  ['ENG 7', 'totals'],
]);

/** What is told of tactics as they are turned up, of totals, of the hull. */
function told(story: Story, happening: Happening): readonly Said[] {
  const { event } = happening.logged;
  if (event.type === 'announced' && event.numbers.length === 2) return tacticParts(story, happening, event.player);
  if (event.type !== 'place') return [];
  if (event.verb === 'revealed' && isTo(event, CURRENT)) return event.cards.flatMap((card) => tacticSaid(story, card));
  return 'host' in event.to && event.to.relation === 'damage' ? hullSaid(story, happening, event.to.host) : [];
}

const isTo = ({ to }: PlaceEvent, name: string): boolean => 'zone' in to && to.zone === name;

function tacticSaid(story: Story, card: number): readonly Said[] {
  const definition = story.printed(card);
  if (definition === null) return [];
  const text = `${definition.title}: ${tacticText({ definition })}`;
  return [
    { text, token: 'heading' },
    ...(definition.text === '' ? [] : [{ text: playedText({ definition }), token: 'plain' } as const]),
  ];
}

/** `Anna: Converging Salvo adds 4`: how much of each total is a tactic's. */
function tacticParts(story: Story, happening: Happening, attacker: Seat): readonly Said[] {
  return [...laidBefore(story, happening)].flatMap(([player, definition]): readonly Said[] => {
    const { tactic } = definition;
    const part = player === attacker ? tactic?.attack : tactic?.defense;
    if (part === undefined) return [];
    const of = player === attacker ? 'attack' : 'defence';
    return [
      { text: `${nameOf(story.view, player)}: ${part} of the ${of} is from ${definition.title}`, token: 'plain' },
    ];
  });
}

/** The current tactic of each player that lay open when something happened. */
function laidBefore(story: Story, happening: Happening): ReadonlyMap<Seat, Definition> {
  const laid = new Map<Seat, Definition>();
  for (const { logged } of story.past.slice(0, story.past.indexOf(happening))) {
    const { event } = logged;
    if (event.type === 'began' && event.what === 'engagement') laid.clear();
    if (event.type !== 'place' || !isTo(event, CURRENT) || event.verb === 'laid') continue;
    const definition = story.printed(event.cards[0] ?? 0);
    if (definition !== null) laid.set(event.player, definition);
  }
  return laid;
}

/** `Hulk: hull 60 %`, with a bar: what its markers come to when this one has been placed. */
function hullSaid(story: Story, happening: Happening, ship: number): readonly Said[] {
  const markers = new Map<number, number>();
  for (const { logged } of story.past.slice(0, story.past.indexOf(happening) + 1)) {
    const { event } = logged;
    if (event.type !== 'place') continue;
    for (const card of event.cards) {
      markers.delete(card);
      const definition = story.printed(card);
      if ('host' in event.to && event.to.host === ship && event.to.relation === 'damage' && definition !== null)
        markers.set(card, hullOf(definition));
    }
  }
  const hull = [...markers.values()].reduce((sum, percent) => sum + percent, 0);
  const name = story.printed(ship)?.title ?? 'the ship';
  const text = `${name}: hull damage ${hull} % of ${DESTROYED_AT} %`;
  return [{ text, token: 'bad', lines: () => [[span(`${text} `, 'bad'), ...hullBar(hull, BAR)]] }];
}
const BAR = 10;

export const tactics: BattleFace = {
  stageAt: ({ logged }) => STAGES.get(logged.step) ?? null,
  told,
  entries: (view, seat, width) => entriesOf(view, seat, width),
  lines: linesOf,
};
