/** Reads possessives: "this ship's", "that personnel's", 'its', "A's", "the discarded personnel's". */
import { ANYTHING } from '../../parse/begins.ts';
import { any, p, reading, w, type Parser } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { possessive } from './words.ts';

const KINDS = ['personnel', 'ship', 'event', 'equipment', 'interrupt', 'dilemma', 'card'] as const;
/** What was done to the card that is spoken of: 'the discarded personnel'. */
const DONE = [
  'discarded',
  'revealed',
  'removed',
  'killed',
  'destroyed',
  'stopped',
  'chosen',
  'selected',
  'downloaded',
] as const;

/** 'The discarded personnel': the card spoken of last to which that was done. */
export const doneTo: Parser<Sel> = any<Sel>(
  w('the (card|cards) you set aside', { ref: open('placed card') }),
  w('the dilemma you set aside', { ref: open('placed dilemma') }),
  ...KINDS.flatMap((kind) =>
    DONE.map((done): Parser<Sel> =>
      w(
        done !== 'chosen' || kind === 'personnel' || kind === 'equipment'
          ? `(the|that) ${done} ${kind}`
          : `(the|that) ${done} (${kind}|${kind}s)`,
        { ref: open(`${done} ${kind}`) },
      ),
    ),
  ),
);

/** "Drone's", "Android's": a keyword or species of one word. */
const owning: Parser<string> = reading(
  (reader, at) => {
    const here = reader.tokens[at];
    const low = here?.kind === 'word' ? /^(.+)'s$/.exec(here.low)?.[1] : undefined;
    if (!here || low === undefined) return [];
    const bare = [{ ...here, text: here.text.slice(0, -2), low }];
    const { keywords, species } = reader.lists;
    return [...keywords.matches(bare, 0), ...species.matches(bare, 0)]
      .slice(0, 1)
      .map(({ value }) => ({ end: at + 1, cost: 0, value, tie: false }));
  },
  () => ANYTHING,
);

/** The card whose property is meant. */
export const possessor: Parser<Sel> = any<Sel>(
  w("this (card's|event's|interrupt's|dilemma's)", THIS),
  ...(['personnel', 'ship', 'equipment'] as const).map((one) => w(`this ${one}'s`, { ref: open(`this ${one}`) })),
  w("this mission's", { ref: open('mission') }),
  w("that mission's", { ref: open('that mission') }),
  ...KINDS.flatMap((kind): Parser<Sel>[] => [
    w(`that ${kind}'s`, { ref: open(kind) }),
    w(`(those ${kind}'s)|(those ${kind}s')`, { ref: open(`those ${kind}`) }),
  ]),
  ...KINDS.flatMap((kind) =>
    DONE.map((done): Parser<Sel> => w(`(the|that) ${done} ${kind}'s`, { ref: open(`${done} ${kind}`) })),
  ),
  w('their', { ref: open('they') }),
  w('its', { ref: open('it') }),
  w('(his|her)', { ref: open('he') }),
  // Of this personnel it is known whether it is 'he': 'his or her' is another's.
  w('his or her', { ref: open('other he') }),
  possessive.to((ref): Sel => ({ ref })),
  p`(the|that) discarded ${owning}`.to((): Sel => ({ ref: open('discarded card') })),
  // "That Drone's".
  p`that ${owning}`.to(([name]): Sel => ({ ref: open(name) })),
);
