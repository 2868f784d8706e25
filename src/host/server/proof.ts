/** Who somebody proves to be: the holder of a key whose signature was checked, or a guest. */
import { randomBytes } from 'node:crypto';
import ssh2, { type AuthContext, type PublicKeyAuthContext } from 'ssh2';
import { idOfKey } from '../people/person.ts';

/** Larger keys cost more to check than anybody needs. */
const mostKeyBytes = 1100;

/** What came of an attempt to prove something. */
export type Proof =
  | { readonly is: 'proved'; readonly id: string; readonly isGuest: boolean }
  /** A key that would do: asked for, not proved. */
  | { readonly is: 'asked' }
  | { readonly is: 'refused'; readonly left: readonly ('publickey' | 'keyboard-interactive')[] };

/** What an attempt comes to. Nothing is answered yet. */
export function proofOf(context: AuthContext, allowsGuests: boolean): Proof {
  const refused: Proof = { is: 'refused', left: allowsGuests ? ['publickey', 'keyboard-interactive'] : ['publickey'] };
  switch (context.method) {
    case 'publickey':
      return ofKey(context) ?? refused;
    case 'keyboard-interactive':
      return allowsGuests ? { is: 'proved', id: guestId(), isGuest: true } : refused;
    case 'none':
    case 'password':
    case 'hostbased':
      return refused;
  }
}

const guestId = (): string => `g${randomBytes(20).toString('hex')}`;

/** Without a signature somebody only asks whether a key would do; the signature alone proves that they hold it. */
function ofKey({ key: { algo, data }, signature, blob, hashAlgo }: PublicKeyAuthContext): Proof | null {
  if (data.length > mostKeyBytes) return null;
  const key = ssh2.utils.parseKey(data);
  if (key instanceof Error || !fits(key.type, algo)) return null;
  if (signature === undefined || blob === undefined) return { is: 'asked' };
  // Its own words for a wrong signature are `false` and, of one that is malformed, an error.
  return isTrue(key.verify(blob, signature, hashAlgo)) ? { is: 'proved', id: idOfKey(data), isGuest: false } : null;
}

/** Whether a key is of the kind that was named. */
const fits = (type: string, algorithm: string): boolean =>
  type === algorithm || (type === 'ssh-rsa' && algorithm.startsWith('rsa-sha2-'));

const isTrue = (verdict: unknown): boolean => verdict === true;
