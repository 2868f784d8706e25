/** Who counts in an attempt, and with what: some are under arrest, some are pictures, some have been struck by what lies on their ship. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { hosted } from '../second-edition/position.ts';

/** Whether a ship lets holograms act (94-HOLO-03, -04). */
function hasHolodeck({ definition }: CardView): boolean {
  const equipment = definition.fields?.['equipment'];
  return Array.isArray(equipment) && equipment.includes('Holodeck');
}

/** Whether what lies on the ship takes the first-listed skill from those aboard. */
const isInfected = (ship: CardView): boolean =>
  hosted(ship, 'on').some(({ definition }) =>
    textOf(definition).program.abilities.some(({ do: effects }) =>
      effects.some((effect) => effect.x === 'mod' && effect.mods.some((mod) => mod.m === 'cannotUse')),
    ),
  );

/** Part for part: a view of a card works its parts out when they are asked for. */
function withoutFirstSkill(card: CardView): CardView {
  const { number, definition, owner, commander, values, icons, keywords, affiliations, hosted: lying } = card;
  const [first] = Object.keys(definition.skills);
  const skills = Object.fromEntries(Object.entries(card.skills).filter(([skill]) => skill !== first));
  return { number, definition, owner, commander, values, skills, icons, keywords, affiliations, hosted: lying };
}

/** Those of a team who count aboard that ship; on a planet, or at an outpost, where there is none. */
export function ableTeam(team: readonly CardView[], ship: CardView | null): readonly CardView[] {
  const acting = team.filter(
    ({ icons, arrested, deactivated }) =>
      arrested !== true && (!icons.includes('holo') || (ship !== null && hasHolodeck(ship) && deactivated !== true)),
  );
  return ship !== null && isInfected(ship) ? acting.map(withoutFirstSkill) : acting;
}
