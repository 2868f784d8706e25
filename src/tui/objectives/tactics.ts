/** Tactics in an engagement: what each side has drawn and laid, and the stages in which the duel is told. */
import type { Seat } from '../../engine/asking/request.ts';
import type { PileView, View } from '../../engine/showing/view.ts';
import type { BattleSideView } from '../../rules/second-edition/views.ts';
import type { Definition } from '../../engine/definition.ts';
import type { PlaceEvent } from '../../engine/state/events.ts';
import { DESTROYED_AT } from '../../rules/objectives/constants.ts';
import { hullOf } from '../../rules/objectives/damage.ts';
import type { Happening } from '../../table/index.ts';
import { hiddenIn, nameOf, playedText } from '../frame/cards.ts';
import { note, type Entry } from '../frame/panels/pane.ts';
import type { Story } from '../frame/scene.ts';
import { span, wrapped } from '../frame/text.ts';
import type { BattleFace } from '../second-edition/scene-battle.ts';
import type { Said } from '../second-edition/scene-stage.ts';
import { hullBar, tacticText } from './card-facts.ts';

const CURRENT = 'current tactic';

/** The tactics of a side in an engagement: the one that is laid, and those that may be. */
const entriesOf = (view: View, { player, current, drawn }: BattleSideView, width: number): readonly Entry[] => [
  ...pileEntries(`${nameOf(view, player)} laid`, current, width),
  ...pileEntries(`${nameOf(view, player)} drew`, drawn, width),
];

function pileEntries(words: string, pile: PileView | undefined, width: number): readonly Entry[] {
  if (pile === undefined) return [];
  const hidden = hiddenIn(pile);
  return [
    ...pile.cards.flatMap((card): readonly Entry[] => [
      {
        line: [span(`${words} `, 'dim'), span(card.definition.title, 'heading'), span(`  ${tacticText(card)}`)],
        points: true,
        card: card.number,
      },
      ...wrapped(playedText(card), Math.max(20, width - INDENT.length - 1)).map((text) => note(`${INDENT}${text}`)),
    ]),
    ...(hidden > 0 ? [note(`${words} ${hidden} ${hidden === 1 ? 'tactic' : 'tactics'}, face down`)] : []),
  ];
}
const INDENT = '  ';

/** The same in words. */
function linesOf({ current, drawn }: BattleSideView): readonly string[] {
  const words = (name: string, pile: PileView | undefined): readonly string[] => {
    if (pile === undefined || pile.count === 0) return [];
    const known = pile.cards.map((card) => `${card.definition.title} (${tacticText(card)})`);
    const hidden = hiddenIn(pile) > 0 ? [`${hiddenIn(pile)} face down`] : [];
    return [`    ${name}: ${[...known, ...hidden].join(', ')}`];
  };
  return [...words('current tactic', current), ...words('drawn tactics', drawn)];
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
    const [card] = event.cards;
    const definition = card === undefined ? null : story.printed(card);
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
  entries: entriesOf,
  lines: linesOf,
};
