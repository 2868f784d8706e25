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

function writeKey(file: string): void {
  const made = ssh2.utils.generateKeyPairSync('ed25519', { comment: 'spaceline' });
  const unfinished = `${file}.new`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeFileSync(descriptor, made.private);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, file);
}
