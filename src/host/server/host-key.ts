/** The key by which a host is known: made when it is first started, and kept for nobody's eyes but its own. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ssh2 from 'ssh2';

export interface HostKey {
  readonly private: string;
  /** As OpenSSH shows it: `SHA256:…`. */
  readonly fingerprint: string;
}

/** The key in a folder, made if there is none. Throws what the system says, and where the file is no key. */
export function hostKeyIn(folder: string): HostKey {
  const file = join(folder, 'host_key');
  if (statSync(file, { throwIfNoEntry: false }) === undefined) writeKey(file);
  const text = readFileSync(file, 'utf8');
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error || !key.isPrivateKey()) throw new Error(`${file} is no private key`);
  const digest = createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '');
  return { private: text, fingerprint: `SHA256:${digest}` };
}

/** Of some 250 keys that the library makes there is one that it cannot read. */
const TRIES = 20;

/** A new pair of keys that can be read again. Throws where none was made in so many tries. */
export function newKeyPair(): { readonly private: string; readonly public: string } {
  for (let tried = 0; tried < TRIES; tried++) {
    const made = ssh2.utils.generateKeyPairSync('ed25519', { comment: 'spaceline' });
    if (!(ssh2.utils.parseKey(made.private) instanceof Error)) return made;
  }
  throw new Error('no key could be made');
}

function writeKey(file: string): void {
  const { private: text } = newKeyPair();
  const unfinished = `${file}.new`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, file);
}
