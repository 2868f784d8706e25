/** Reads the smallest phrases: numbers, letters, names of skills, cards and players. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, listed, p, token, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THEY } from '../../tree/build.ts';
import type { PlayerRef } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { letter, number, owner, player, signed, skill, title } from './symbols.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

const numberWords = number.is(
  token((here) => {
    if (here.kind === 'number') return Number(here.text);
    const index = here.kind === 'word' ? NUMBERS.indexOf(here.low) : -1;
    return index < 0 ? undefined : index;
  }),
);
const signedWords = signed.is(token((here) => (here.kind === 'signed' ? Number(here.text) : undefined)));
const letterWords = letter.is(
  token((here) => (here.kind === 'word' && /^[A-HN]$/.test(here.text) ? here.low : undefined)),
);

const skillWords = skill.is(listed('skills'));
const titleWords = title.is(
  token((here) => (here.kind === 'title' ? here.text : undefined)),
  // What is a skill, a species or a keyword is that rather than a card of that name.
  listed('titles').cost(4),
);

/** "A's": of what was bound before. */
export const possessive = alternatives<string>('possessive');
const possessiveWords = possessive.is(
  token((here) => /^([A-H])'s$/.exec(here.text)?.[1]?.toLowerCase()),
  w("that one's", 'that'),
);

export const KINDS = ['personnel', 'ship', 'event', 'card', 'dilemma', 'interrupt', 'equipment'] as const;
const playerWords = player.is(
  w<PlayerRef>('opponent', 'opponent').cost(1),
  w('the owner of this (dilemma|card|event)', { owner: 'this' }),
  ...(['dilemma', 'card'] as const).map((kind): Parser<PlayerRef> =>
    w(`the owner of that ${kind}`, { owner: open(kind) }),
  ),
  w("(this dilemma|this card|this event|this)'s owner", { owner: 'this' }),
  w("(this dilemma's|this card's|this event's|the dilemma's) owner", { owner: 'this' }),
  ...(['personnel', 'ship'] as const).map((kind): Parser<PlayerRef> =>
    w(`this ${kind}'s owner`, { owner: open(`this ${kind}`) }),
  ),
  w('its owner', { owner: open('it') }),
  w("this mission's owner", { owner: open('mission') }),
  w<PlayerRef>('(his or her|his|her) owner', { owner: open('he') }),
  w('(he or she|they|that player|that opponent)', THEY),
  p`player ${letter}`.to(([id]) => ({ player: id })),
  p`${possessive} owner`.to(([id]) => ({ owner: id })),
  ...KINDS.map((kind): Parser<PlayerRef> =>
    w(`(that ${kind}'s owner|the (player|opponent) who owns that ${kind})`, { owner: open(kind) }),
  ),
);

const ownerWords = owner.is(
  p`player ${possessive}`.to(([id]) => ({ player: id })),
  p`${possessive} owner's`.to(([id]) => ({ owner: id })),
  w('your', 'you'),
  w("(your|an|the) opponent's", 'opponent'),
  w<PlayerRef>("opponent's", 'opponent').cost(1),
  w("any opponent's", 'anyOpponent'),
  w("(each opponent's|each of your opponents'|your opponents')", 'eachOpponent'),
  w("(an)? opponents'", 'opponent'),
  w("each player's", 'eachPlayer'),
  w("(a|any) player's", 'anyPlayer'),
  w("the (player|opponent) (on|to) your left's", 'left'),
  w("the (player|opponent) (on|to) your right's", 'right'),
  w("the loser's", 'loser'),
  w("the winner's", 'winner'),
  w("(his or her|their|that player's|that opponent's)", THEY),
  w("(this dilemma's|this card's|this event's) owner's", { owner: 'this' }),
);

/** Whose zone: as an owner, or the owner of the card moved. */
export const zoneOwner = any(
  owner,
  w("(its|his|her|his or her|their|it's) (owner's|owners'|owners)", { owner: 'it' }),
  w("the owner's", { owner: 'it' }),
  w("that dilemma's owner's", { owner: open('dilemma') }),
  w('my', ACTOR),
  // 'That deck': the one spoken of.
  w<PlayerRef>('that', THEY).cost(1),
);

export const FAMILY: readonly Definition[] = [
  numberWords,
  signedWords,
  letterWords,
  skillWords,
  titleWords,
  possessiveWords,
  playerWords,
  ownerWords,
];
