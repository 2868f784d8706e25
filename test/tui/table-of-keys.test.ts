/** The handbook's table of keys. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bindingsOf } from '../../src/tui/frame/keys/bindings.ts';
import { keyName } from '../../src/tui/frame/panels/foot.ts';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';

/** The table of keys as the page must have it: a line for each group of the bindings. */
function keyTable(): string {
  const groups = new Map<string, Set<string>>();
  for (const { keys, label, group } of bindingsOf(secondEditionFace)) {
    const cells = groups.get(group) ?? new Set();
    groups.set(group, cells.add(`${keys.map((key) => `\`${keyName(key)}\``).join(' ')} ${label}`));
  }
  const rows = [...groups].map(([group, cells]) => `| ${group} | ${[...cells].join(', ')} |`);
  return ['| for | keys |', '| --- | --- |', ...rows].join('\n');
}

describe('the page of the screen', () => {
  it('has the table of keys that the program has', () => {
    const page = readFileSync(new URL('../../docs/screen.md', import.meta.url), 'utf8');
    const [, table = ''] = /<!-- keys -->\n\n([^]*?)\n\n<!-- end of keys -->/.exec(page) ?? [];
    expect(table).toBe(keyTable());
  });
});
