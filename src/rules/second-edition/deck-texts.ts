/** What the texts of missions forbid in the building of a deck: "you cannot command another headquarters mission". */
import type { Definition } from '../../engine/definition.ts';
import { isProhibition } from '../../effects/standing/index.ts';
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
      if (ability.at.t !== 'static' || effect.x !== 'rule' || !isProhibition(effect)) return false;
      const { act, who } = effect;
      return who === 'you' && act.e === 'command' && (act.what?.f === undefined || isPrinted(act.what.f, other));
    }),
  );
}

/** Does a mission have this by what is printed on it? Before a game there is nothing else. */
function isPrinted(filter: Filter, card: Definition): boolean {
  switch (filter.f) {
    case 'and':
      return filter.of.every((part) => isPrinted(part, card));
    case 'or':
      return filter.of.some((part) => isPrinted(part, card));
    case 'not':
      return !isPrinted(filter.of, card);
    case 'kind':
      return filter.is === 'card' || filter.is === card.type;
    case 'mission':
      return card.mission?.kind === filter.is;
    case 'quadrant':
      return card.mission?.quadrant.charAt(0).toUpperCase() === filter.is;
    case 'title':
      return [card.title, card.id, card.mission?.location].includes(filter.is);
    case 'keyword':
      return (
        Object.hasOwn(card.keywords, filter.is) && (filter.arg === undefined || card.keywords[filter.is] === filter.arg)
      );
    default:
      return false;
  }
}
