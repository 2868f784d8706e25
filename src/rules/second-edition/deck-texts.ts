/** What the texts of missions forbid in the building of a deck: "you cannot command another headquarters mission". */
import { placeFacts } from '../../effects/terms.ts';
import type { Definition } from '../../engine/definition.ts';
import { textOf, type Filter } from '../../effects/reading/index.ts';

/** The missions of a deck that another mission of it forbids its player to command, in words; none in a lawful deck. */
export function forbiddenMissions(missions: readonly Definition[]): readonly string[] {
  return missions.flatMap((mission) =>
    missions
      .filter((other) => other !== mission && forbids(mission, other))
      .map((other) => `${mission.id} forbids ${other.id}`),
  );
}

function forbids(mission: Definition, other: Definition): boolean {
  return textOf(mission).program.abilities.some((ability) =>
    ability.do.some((effect) => {
      if (ability.at.t !== 'static' || effect.x !== 'forbid') return false;
      const { act, who } = effect;
      return who === 'you' && act.e === 'command' && (act.what?.f === undefined || isPrinted(act.what.f, other));
    }),
  );
}

/** Does a card have this by what is printed on it? Before a game there is nothing else. */
export function isPrinted(filter: Filter, card: Definition): boolean {
  switch (filter.f) {
    case 'and':
      return filter.of.every((part) => isPrinted(part, card));
    case 'or':
      return filter.of.some((part) => isPrinted(part, card));
    case 'not':
      return !isPrinted(filter.of, card);
    case 'kind':
      return filter.is === 'card' || filter.is === card.type || (filter.is === 'mission' && card.place !== undefined);
    case 'mission':
      return placeFacts(card)?.kind === filter.is;
    case 'quadrant':
      return placeFacts(card)?.quadrant.charAt(0).toUpperCase() === filter.is;
    case 'title':
      return [card.title, card.id, card.mission?.location].includes(filter.is);
    case 'affiliation':
      return card.affiliations.includes(filter.is);
    case 'icon':
      return card.icons.includes(filter.is);
    case 'class':
      return card.class?.toLowerCase() === filter.is.toLowerCase();
    case 'species':
      return card.species?.split('/').includes(filter.is) === true;
    case 'staffs':
      return card.staffing.includes(filter.is);
    case 'unique':
      return card.unique;
    case 'keyword':
      return (
        Object.hasOwn(card.keywords, filter.is) && (filter.arg === undefined || card.keywords[filter.is] === filter.arg)
      );
    default:
      return false;
  }
}
