/** The systemd unit of the handbook, as systemd itself reads it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const isHere = spawnSync('systemd-analyze', ['--version']).error === undefined;
if (!isHere) process.stderr.write('No systemd-analyze on this machine: the unit of the handbook is not verified.\n');

it.skipIf(!isHere)('the unit is one that systemd takes', () => {
  const [, unit = ''] =
    /^```text\n(\[Unit\]\n[^]*?)^```$/m.exec(readFileSync(join(root, 'docs/over-ssh.md'), 'utf8')) ?? [];
  expect(unit).toContain('ExecStart=/opt/spaceline/bin/spaceline host');
  const file = join(mkdtempSync(join(tmpdir(), 'spaceline-unit-')), 'spaceline.service');
  writeFileSync(file, unit.replace('/opt/spaceline', root));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
