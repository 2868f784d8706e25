/** Of Second Edition alone: reads which ship a Commander corresponds with: "this ship's Commander", 'its corresponding Commander'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allOf, kind } from '../../tree/build.ts';
import type { Cond, Mod, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { OF_OWN_SHIP } from '../core/commanders.ts';
import { modifiers } from '../core/filters.ts';
import { possessor } from '../core/possessors.ts';
import { cards, owner, place } from '../core/symbols.ts';

const commander = w('(corresponding commander|corresponding commanders)', 0);
const ownShip = w('aboard (his or her|his|her|their|its) (corresponding)? ship', 0);
type Part = Omit<Sel, 'f'>;
const withPlace = (sel: Sel, at: Place | undefined): Sel => ({ ...sel, ...(at && { at }) });
function aboard(before: Part | undefined, at: Place): Sel | undefined {
  return at.p === 'aboard' && typeof at.ship.of !== 'object'
    ? { ...before, f: structuredClone(OF_OWN_SHIP), at }
    : undefined;
}

/** "This ship's Commander", 'a Commander that corresponds with your ship', 'its corresponding Commander'. */
export function shipsCommanders(determiner: Parser<Part>, article: Parser<Part>): Parser<Sel> {
  return any(
    p`${possessor} corresponding? commander|commanders`.to(([of]): Sel => ({ f: { f: 'commander', of } })),
    p`${opt(determiner)} commander|commanders that corresponds|correspond with|to ${cards}`.to(([before, of]): Sel => ({
      ...before,
      f: { f: 'commander', of },
    })),
    p`${opt(determiner)} ${commander}`
      .to(([before]): Sel => ({
        ...before,
        f: { f: 'commander', of: { ref: open('it') } },
      }))
      .cost(1),
    // 'Each corresponding Commander aboard it': aboard the ship that is meant.
    p`${opt(determiner)} ${commander} ${place}`.to(([before, , at]) => aboard(before, at)),
    p`${opt(determiner)} ${commander} ${opt(place)} ${ownShip}`.to(([before, , at]) =>
      withPlace({ ...before, f: structuredClone(OF_OWN_SHIP) }, at),
    ),
    p`${opt(determiner)} ${commander} ${ownShip} ${place}`.to(([before, , , at]) => aboard(before, at)),
    p`${opt(article)} corresponding commander|commanders of ${cards}`.to(([, of]): Sel => ({
      f: { f: 'commander', of },
    })),
    p`${opt(determiner)} ${opt(modifiers)} commander|commanders of ${cards}`.to(([before, is, of]): Sel | undefined => {
      const f = allOf([is, { f: 'commander', of }]);
      return f && { ...before, f };
    }),
  );
}

/** 'Your corresponding Commander is aboard this ship'. */
export const commanderAboard: Parser<Cond> = p`${owner} ${commander} is|are aboard ${cards}`.to(
  ([of, , ship]): Cond => ({
    c: 'some',
    sel: { of, f: structuredClone(OF_OWN_SHIP), at: { p: 'aboard', ship } },
  }),
);

/** 'Is the corresponding Commander of your ship that he is aboard'. */
export const commanding: Parser<Mod[]> = p`be~ the ${commander} of ${cards}`.to(([, { n: _, ...of }]): Mod[] => [
  { m: 'commander', of: of.ref === undefined ? { n: 'all', ...of, f: of.f ?? kind('ship') } : of },
]);
