/** Reads references to cards spoken of before: 'this', 'that personnel', 'it', 'those', 'the others'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, listed, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { Count, Filter, Prop, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { doneTo } from './possessors.ts';
import { attribute, count, iconName, letter, modifier, number } from './symbols.ts';

/** The one word that a filter asks for. */
const nameOf = (f: Filter): string | undefined => ('is' in f && typeof f.is === 'string' ? f.is : undefined);

const KINDS = ['personnel', 'ship', 'event', 'equipment', 'interrupt', 'dilemma', 'card'] as const;
export const reference = alternatives<Sel>('reference');
const referenceWords = reference.is(
  doneTo,
  w('this (event|interrupt|dilemma|card)', THIS),
  // On a card that is played on another, these are the other.
  ...(['personnel', 'ship', 'equipment'] as const).map((one) => w(`this ${one}`, { ref: open(`this ${one}`) })),
  w('this', THIS).cost(2),
  w('that one', { ref: 'that' }),
  // Of whom the text responds to.
  w("the opponent's personnel using that skill", { ref: 'that' }),
  w('those selected', { ref: 'selected' }).cost(1),
  w('the first personnel (that)? you selected', { ref: open('pick') }),
  w('the personnel your opponent chose', { ref: open('chosen personnel') }),
  w('that (event or interrupt|interrupt or event)', { ref: open('card') }),
  w('this ((planet|space)? mission|planet)', { ref: open('mission') }),
  w('it|itself', { ref: open('it') }),
  w('he|she|him|her|himself|herself', { ref: open('he') }),
  w('(him or her|he or she)', { ref: open('he or she') }),
  w('they|them', { ref: open('they') }),
  // Each of several: what is asked of them is asked of every one.
  w('both|(all|both|each) of them', { ref: open('each of them') }),
  ...KINDS.map((one): Parser<Sel> => w(`both of those (${one}|${one}s)`, { ref: open('each of them') })),
  w('that (mission|planet)', { ref: open('that mission') }),
  ...KINDS.map((one): Parser<Sel> => w(`that other? ${one}`, { ref: open(one) })),
  // 'That [Fed] personnel': the one spoken of as such.
  p`that ${iconName} card`.to(([name]): Sel => ({ ref: open(name) })),
  ...(['personnel', 'ship', 'event'] as const).map((one): Parser<Sel> =>
    p`that ${iconName} ${w(one, one)}`.to(([name, is]): Sel => ({ ref: open(`${name} as ${is}`) })),
  ),
  ...KINDS.map((one): Parser<Sel> =>
    p`those ${opt(number)} ${w(`${one}|${one}s`, 0)}`.to(() => ({ ref: open(`those ${one}`) })),
  ),
  ...KINDS.map((one): Parser<Sel> =>
    p`${any(w('one of', 'one' as const), count)} of? those ${w(`${one}|${one}s`, 0)}`.to(([n]): Sel => ({
      ref: open(`those ${one}`),
      n: n === 'one' ? 1 : n,
    })),
  ),
  w('those missions', { ref: open('those mission') }),
  w('one of those missions', { ref: open('those mission'), n: 1 }),
  // As many of them as one likes; in a condition one is enough (`comparing.ts`).
  ...KINDS.map((one): Parser<Sel> =>
    p`any of those ${w(`${one}|${one}s`, 0)}`.to((): Sel => ({ ref: open(`those ${one}`), n: 'any' })),
  ),
  w('any of them', { ref: open('several'), n: 'any' }),
  // 'That Ritual event'.
  p`that ${modifier} ${any(...KINDS.filter((one) => one !== 'personnel').map((one) => w(one, one)))}`
    .to(([f, is]): Sel | undefined => {
      const name = nameOf(f);
      return name === undefined ? undefined : { ref: open(is === 'card' ? name : `${name} as ${is}`) };
    })
    .cost(1),
  p`that ${any(listed('keywords'), listed('species'))}`.to(([name]): Sel => ({ ref: open(name) })),
  p`that ${some(modifier)} personnel removed from the game`.to(() => ({ ref: open('removed personnel') })),
  // 'That Medical personnel': one that was spoken of as such.
  p`that ${some(modifier)} personnel`
    .to(([[f, ...more]]): Sel => ({ ref: open((more.length === 0 && f && nameOf(f)) || 'personnel') }))
    .cost(1),
  w('(one|either) of them', { ref: open('several'), n: 1 }),
  p`the one with the ${any(w('(lowest|lower)', 'min' as const), w('(highest|higher)', 'max' as const))} ${any<Prop>(attribute, w('cost', 'cost'))}`.to(
    ([dir, prop]): Sel => ({
      ref: open('several'),
      n: 1,
      best: { prop, dir },
    }),
  ),
  w('each of those', { ref: open('they') }),
  p`all ${number} of? (them)?`.to((): Sel => ({ ref: open('each of them') })),
  letter.to((ref): Sel => ({ ref })),
  p`any number of ${any(letter, w('that one', 'that'))}`.to(([ref]): Sel => ({ ref, n: 'any' })),
  p`${any(
    count,
    number.to((n): Count => n),
  )} of ${any(letter, w('that one', 'that'))} ${opt(p`other than ${list(letter, w('or', 0))}`.to(([ids]) => ids))}`.to(
    ([n, ref, than]): Sel => ({
      ref,
      n: n === 'one' ? 1 : n,
      ...(than !== undefined && { other: than }),
    }),
  ),
);

export const FAMILY: readonly Definition[] = [referenceWords];
