/** What both players have to agree to: taking back, a draw, a clock, a bot for who is gone. Plain data and the words for it. */
import type { Seat } from '../../engine/asking/request.ts';

export type Proposal =
  | { readonly of: 'undo' }
  | { readonly of: 'draw' }
  | { readonly of: 'clock'; readonly minutes: number }
  | { readonly of: 'bot' };

export interface Proposed {
  readonly by: Seat;
  readonly proposal: Proposal;
  /** How many answers had been given when it was said. */
  readonly answers: number;
}

/** Minutes to think that two players can agree to. */
export const clockMinutes = { least: 1, most: 600 } as const;

/** What is proposed, as the other one is asked. */
export function proposalWords({ of: what, ...rest }: Proposal): string {
  switch (what) {
    case 'undo':
      return 'asks to take back the last answer';
    case 'draw':
      return 'offers a draw';
    case 'clock':
      return `proposes a clock: ${'minutes' in rest ? rest.minutes : ''} minutes to think for each of you, and who has none left loses`;
    case 'bot':
      return 'proposes that a bot plays for whoever is gone for a while';
  }
}

/** Whether what was proposed still stands after so many answers: taking back is about the last one, a draw about how it stood. */
export const stands = ({ proposal, answers }: Proposed, now: number): boolean =>
  proposal.of === 'clock' || proposal.of === 'bot' || answers === now;

/** What can be said to the others at a table; nothing else can. */
export const phrases: ReadonlyMap<string, string> = new Map([
  ['hello', 'Hello!'],
  ['luck', 'Good luck!'],
  ['thanks', 'Thank you.'],
  ['sorry', 'Sorry!'],
  ['moment', 'One moment, please.'],
  ['back', 'I am back.'],
  ['well', 'Well played.'],
  ['game', 'Good game!'],
  ['bye', 'Good bye!'],
]);

/** Commands of the table itself: they begin with a slash, so that none is a verb of the game. */
export const tableHelp: readonly string[] = [
  'Between people:',
  '  undo             ask the other to take back your last answer',
  '  /draw            offer a draw',
  '  /clock MINUTES   propose time to think for each; /clock alone shows what is left',
  '  /bot             propose that a bot plays for whoever is gone for a while',
  '  /accept          agree to what was proposed       /decline   or not',
  '  /resign yes      give the game up',
  `  /say WORD        ${[...phrases.keys()].join(', ')}`,
  '  /who             who is here',
  '  /leave           to the lobby; the game waits for you',
];
