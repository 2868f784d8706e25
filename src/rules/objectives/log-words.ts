/** The objectives variant's words for the log. */
import type { LogWords, Names } from '../../engine/ruleset/log-words.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { COUNTED, logWords as shared, move } from '../second-edition/log-words.ts';

/** Events of the variant, attempts with their locations, and engagements that are counterattacks. */
function sentence(event: GameEvent, names: Names): string | null {
  const { seat, card } = names;
  switch (event.type) {
    case 'called off':
      return `the ${event.what} of ${seat(event.player)} against ${event.what === 'combat' ? `${seat(event.opponent)} at ` : ''}${card(event.target)} is called off: ${event.reason}`;
    case 'completed': {
      const words = shared.sentence(event, names);
      return words === null || event.place === undefined ? words : `${words} at ${card(event.place)}`;
    }
    case 'regenerated':
      return `${seat(event.player)} turns the used tactics down`;
    case 'began':
      if (event.card !== undefined && event.name === 'counterattack')
        return `${seat(event.player)} counterattacks at ${card(event.card)}`;
      return event.card !== undefined && event.place !== undefined
        ? `${seat(event.player)} attempts ${card(event.card)} at ${card(event.place)}`
        : shared.sentence(event, names);
    default:
      return shared.sentence(event, names);
  }
}

const ATTEMPTS = 'objective attempts';
const counted = (what: string): string => (what === COUNTED.attempts ? ATTEMPTS : what);

export const logWords: LogWords = {
  ...shared,
  counted: shared.counted.map(counted),
  tallies: (event, cards) => shared.tallies(event, cards).map((one) => ({ ...one, what: counted(one.what) })),
  zones: new Map([
    ...[...shared.zones].filter(([zone]) => zone !== 'missions'),
    ['locations', 'row of locations'],
    ['active', 'active objectives'],
    ['completed', 'completed objectives'],
    ['tactics', 'tactic pile'],
  ]),
  zonesBeneath: new Set(['tactics']),
  relations: new Map([...shared.relations, ['systems', 'on']]),
  told: new Set([...shared.told, 'called off', 'regenerated']),
  sentence,
  moves: new Map([
    ...shared.moves,
    ['installed', move('installs', 'on', true)],
    ['uninstalled', move('uninstalls')],
    ['laid', move('lays')],
  ]),
};
