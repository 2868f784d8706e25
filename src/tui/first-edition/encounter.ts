/** The panel of a mission attempt: who is there, what they have against it, what they face and what they met. */
import { doing } from '../../table/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { MissionView } from '../../rules/first-edition/attempt-view.ts';
import { nameOf, playedText, titleOf } from '../frame/cards.ts';
import type { Beside } from '../frame/face.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { hiddenNote } from '../frame/panels/zones.ts';
import { span, wrapped } from '../frame/text.ts';
import type { Desk } from '../frame/state.ts';
import { attackHeading } from './scene-battle.ts';
import type { BoardDesk } from '../second-edition/board.ts';
import { crewText } from '../second-edition/card-lines.ts';
import { cardEntry } from '../second-edition/place.ts';
import { barEntries, standingIn } from '../second-edition/requirement-bar.ts';

/** The attempt under way; says so where there is none. Who takes part is left out where the middle of the screen shows the place. */
export function encounterPane(desk: BoardDesk, width: number, { underWay }: Beside): Pane {
  const { attempting } = desk.view;
  const attack = attackEntries(desk);
  if (attack.length > 0) return { title: 'Battle', right: '', entries: attack };
  if (!attempting) return { title: 'Dilemmas', right: '', entries: [note('No mission is being attempted.')] };
  const { team, met, facing, beneath } = attempting;
  return {
    title: `Attempt: ${titleOf(desk.view, attempting.mission)}`,
    right: doing(nameOf(desk.view, attempting.player), 'attempts'),
    entries: [
      note(beneath === 0 ? 'nothing lies beneath any more' : `${beneath} still beneath`),
      ...barEntries('mission', standingIn(attempting).mission, width),
      ...faced(attempting, width),
      ...met
        .filter(({ card }) => card.number !== facing?.number)
        .map(({ card, outcome }): Entry => ({
          line: [span(`${outcome.padEnd(9)} `, outcome === 'overcome' ? 'good' : 'dim'), span(card.definition.title)],
          points: true,
          card: card.number,
        })),
      ...(team.count === 0 ? [] : [{ line: [span(`The team: ${crewText([team])}`, 'heading')] }]),
      ...(underWay ? [] : [...team.cards.map((card) => cardEntry(desk, card, width)), ...hiddenNote(team)]),
    ],
  };
}

/** What an attack has come to that may be answered; nothing at any other time. */
export function attackEntries(desk: Desk): readonly Entry[] {
  if (desk.request?.kind !== 'retaliate') return [];
  const at = desk.past.findLastIndex(({ logged: { event } }) => event.type === 'attacked');
  const since = at < 0 ? [] : desk.past.slice(at);
  return since.flatMap(({ logged: { event } }): readonly Entry[] => {
    if (event.type === 'attacked') return [note(attackHeading(desk, event).title, 'plain')];
    return event.type === 'announced' ? [note(event.words)] : [];
  });
}

function faced(attempting: MissionView, width: number): readonly Entry[] {
  const { facing } = attempting;
  if (facing === null) return [];
  return [
    {
      line: [
        span('Facing ', 'question'),
        span(facing.definition.title, 'heading'),
        span(`  ${kindWords(facing)}`, 'dim'),
      ],
      points: true,
      card: facing.number,
    },
    ...wrapped(playedText(facing), Math.max(20, width - 3)).map((each): Entry => ({ line: [span(`  ${each}`)] })),
    ...barEntries('  team', standingIn(attempting).dilemma, width),
  ];
}

/** `planet dilemma`; one for either is told as such. */
const kindWords = ({ definition }: CardView): string =>
  `${definition.dilemma === 'dual' ? 'either kind of' : (definition.dilemma ?? '')} dilemma`.trim();
