/** Piles of players: the top cards of each of several, or of one that whoever carries it out names ('the bottom card of any player's deck'). */
import { choose } from '../../../engine/asking/select.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import { zoneName } from '../../terms.ts';
import { playersOf, type Context } from '../../reading/index.ts';
import type { Place, Sel } from '../../../language/tree/index.ts';

/** Whose pile a text means that speaks of 'any player's': who chooses is asked, but where one alone has cards there; undefined of others. */
export function ownerOfPile(context: Context, by: Seat, place: Place | undefined): Seat | undefined | 'asked' {
  if (place?.p !== 'zone' || place.of !== 'anyPlayer' || place.zone === 'play') return undefined;
  const { engine, frame, source } = context;
  if (!frame) throw new Error('a pile is named while a text is carried out');
  const named = frame.numbers[OWNER];
  delete frame.numbers[OWNER];
  if (named !== undefined) return named;
  const zone = zoneName(engine, place.zone);
  const all = playersOf(context, place.of).filter((seat) => engine.zone(zone, seat).length > 0);
  if (all.length < 2) return all[0];
  choose(engine, {
    player: by,
    prompt: 'Whose?',
    from: all.map((player) => ({ kind: 'player' as const, player })),
    min: 1,
    max: 1,
    as: OWNER,
    source: source.card,
    rules: engine.cite('select.objects'),
  });
  return 'asked';
}
const OWNER = 'whose pile';

/** 'The top three cards of each player's deck': so many of each; of one player's pile, so many of that. */
export function fromPiles(
  context: Context,
  { at }: Sel,
  { all, max, owner }: { all: readonly CardNumber[]; max: number; owner: Seat | undefined },
): readonly CardNumber[] {
  const ofOne = (seat: Seat): readonly CardNumber[] =>
    all.filter((card) => context.engine.ownerOf(card) === seat).slice(0, max);
  if (owner !== undefined) return ofOne(owner);
  const whose = at?.p === 'zone' ? at.of : 'you';
  if (whose !== 'eachPlayer' && whose !== 'eachOpponent') return all.slice(0, max);
  return playersOf(context, whose).flatMap(ofOne);
}
