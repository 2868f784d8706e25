/** Places that texts name: is a card there? */
import { isFighting } from '../undertakings.ts';
import { candidates, type Reading } from '../meaning.ts';
import { isAtMission } from './at-every-mission.ts';
import { leastOf } from './carriers.ts';
import { playersOf, type Context } from './context.ts';
import { withTheInvolved } from './dilemma-reach.ts';
import { isPast, wereThere } from './former-guests.ts';
import { isAttemptedHere, isInvolved } from './involvement.ts';
import { isInBattle } from './battle-sides.ts';
import { counted } from './likeness.ts';
import { arePresent, isType, missionOf, missionWith, presenceAnchor, isPlace, quadrantOf } from './places.ts';
import { isHere, withWhoLeft } from './present.ts';
import { beneath, zoneName } from '../terms.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Place, Sel } from '../../language/tree/index.ts';

/** Does it lie on the card it lies with? */
function isOn(engine: Engine, card: CardNumber): boolean {
  const relation = engine.relationOf(card);
  return relation === 'here' || engine.ruleset.texts.lyingOn.includes(relation);
}

/** How the cards are found that a place is told by: the one selector in its words. */
type Find = (context: Context, sel: Sel) => readonly CardNumber[];

/** Is the card in this place? */
const inPlace = (context: Context, place: Place, card: CardNumber): boolean => isIn(context, place, card, candidates);

/** Those of the cards that are in this place: what it is told by is looked for once. Whoever listens hears it of each card. */
function allInPlace(context: Context, place: Place, cards: readonly CardNumber[]): readonly CardNumber[] {
  let known: readonly CardNumber[] | undefined;
  const find: Find = context.engine.watcher ? candidates : (there, sel) => (known ??= candidates(there, sel));
  return cards.filter((card) => isIn(context, place, card, find));
}

function isIn(context: Context, place: Place, card: CardNumber, find: Find): boolean {
  const { engine } = context;
  if (isPast(place)) return wereThere(context, place, (hosts) => candidates(context, hosts)).includes(card);
  switch (place.p) {
    case 'present': {
      const known = withTheInvolved(context, place) ?? withWhoLeft(context, place);
      if (known) return known.includes(card);
      // 'Present with your Officer' is so of whoever has another there: nobody is present with himself.
      const isOther = (anchor: CardNumber): boolean => anchor !== card || place.with.ref !== undefined;
      const anchors = find(context, place.with).filter(isOther);
      const there = anchors.filter((anchor) => arePresent(engine, presenceAnchor(engine, anchor), card));
      return counted(engine, place.with, there) >= leastOf(context, place.with);
    }
    case 'aboard':
      return engine.relationOf(card) === 'aboard' && find(context, place.ship).includes(engine.hostOf(card));
    case 'at': {
      return (
        missionWith(engine, card) > 0 &&
        !isPlace(engine, card) &&
        find(context, place.mission).some((item) => isAtMission(engine, card, missionOf(engine, item)))
      );
    }
    case 'on':
      return isOn(engine, card) && find(context, place.card).includes(engine.hostOf(card));
    case 'beneath':
      return engine.relationOf(card) === beneath(engine) && find(context, place.card).includes(engine.hostOf(card));
    case 'zone':
      if (place.zone === 'play') return engine.isInPlay(card);
      return playersOf(context, place.of).some((seat) =>
        engine.zone(zoneName(engine, place.zone), seat).includes(card),
      );
    case 'involved':
      if (isFighting(engine)) return isInBattle(engine, card) && !isType(engine, card, 'equipment');
      if (place.here === true && !isAttemptedHere(engine, context.source.card)) return false;
      return isInvolved(engine, card) && isType(engine, card, 'personnel');
    case 'here':
      return isHere(context, card);
    case 'wherePlayable':
      return false;
    case 'quadrantOf': {
      const quadrant = (item: CardNumber): string | undefined => {
        const mission = missionWith(engine, item);
        return mission > 0 ? quadrantOf(engine, mission) : undefined;
      };
      return find(context, place.sel).some((item) => quadrant(item) !== undefined && quadrant(item) === quadrant(card));
    }
  }
}

/** The interpreter's answers about places. */
export const textPlaces: Pick<Reading, 'inPlace' | 'allInPlace'> = { inPlace, allInPlace };
