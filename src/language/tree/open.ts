/**
 * Open references: the grammar writes what it cannot know, whom 'it' or 'that personnel' means, as an id that begins with `?`
 * and goes on in the words of the text. They exist until a text is resolved; none may remain.
 */
const MARK = '?';

/** An id that is open. */
type OpenId = `${typeof MARK}${string}`;

/** The open id that says these words. */
export const open = (words: string): OpenId => `${MARK}${words}`;

/** The zone that is written for a pile that was spoken of before. */
export const THAT_PILE = open('that pile');

/** What an open reference to a card says. */
export type OpenReference =
  | { readonly open: 'done'; readonly done: string; readonly kind: string } // 'the discarded personnel'
  | { readonly open: 'this'; readonly kind: string } // 'this ship': the card itself, or what it is played on
  | { readonly open: 'definite'; readonly kind: string } // 'the ship'
  | { readonly open: 'others' | 'present' | 'its mission' | 'mission' | 'pick' }
  | { readonly open: 'each one' } // each of the cards that are being changed
  | { readonly open: 'half'; readonly half: 'half' | 'rest' }
  | { readonly open: 'he' } // 'he', 'he or she'
  | { readonly open: 'spoken of' }; // 'it', 'they', 'that personnel', 'those ships'

/** What was done to a card, as an open reference says it, and the effect that does so. */
export const VERB_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    discarded: 'discard',
    revealed: 'reveal',
    downloaded: 'download',
    removed: 'remove',
    killed: 'kill',
    destroyed: 'destroy',
    placed: 'place',
    stopped: 'stop',
    chosen: 'pick',
    selected: 'pick',
  }),
);
const DONE = new RegExp(`^(${[...VERB_OF.keys()].join('|')}) (\\w+)$`);
const THIS = /^this (\w+)$/;
const DEFINITE = /^the (.*)$/s;

/** The words of an open reference; undefined of an id that is bound already, and of what is no id. */
export function openWords(id: unknown): string | undefined {
  return typeof id === 'string' && id.startsWith(MARK) ? id.slice(MARK.length) : undefined;
}

/** What the words of an open reference say. */
export function openReference(words: string): OpenReference {
  const [, done, doneTo] = DONE.exec(words) ?? [];
  if (done !== undefined && doneTo !== undefined) return { open: 'done', done, kind: doneTo };
  const [, own] = THIS.exec(words) ?? [];
  if (own !== undefined) return { open: 'this', kind: own };
  const [, definite] = DEFINITE.exec(words) ?? [];
  if (definite !== undefined) return { open: 'definite', kind: definite };
  switch (words) {
    case 'others':
    case 'present':
    case 'its mission':
    case 'mission':
    case 'pick':
    case 'each one':
      return { open: words };
    case 'half':
    case 'rest':
      return { open: 'half', half: words };
    case 'he':
    case 'he or she':
      return { open: 'he' };
    default:
      return { open: 'spoken of' };
  }
}
