/** What the terminal can show, by command line, environment and settings. */
import { describe, expect, it } from 'vitest';
import { screenSettings } from '../../src/cli/run/screen.ts';

describe('what the terminal can show', () => {
  it('follows the environment, NO_COLOR first', () => {
    expect(screenSettings({ TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' })).toEqual({ depth: '256', ascii: false });
    expect(screenSettings({ TERM: 'xterm', LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toEqual({ depth: '16', ascii: true });
    expect(screenSettings({ TERM: 'xterm-256color', NO_COLOR: '1', FORCE_COLOR: '3' }).depth).toBe('none');
    expect(screenSettings({ TERM: 'dumb', FORCE_COLOR: '1' }).depth).toBe('16');
    expect(screenSettings({ TERM: 'dumb' }).depth).toBe('none');
  });

  it('follows the command line before the environment, and the settings after it', () => {
    const rich = { TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' };
    const plain = { theme: 'none', ascii: 'on' } as const;
    expect(screenSettings({ ...rich, NO_COLOR: '1' }, { color: 'always' }).depth).toBe('256');
    expect(screenSettings({ ...rich, FORCE_COLOR: '3' }, { color: 'never' }).depth).toBe('none');
    expect(screenSettings(rich, { ascii: true }).ascii).toBe(true);
    expect(screenSettings(rich, {}, plain)).toEqual({ depth: 'none', ascii: true });
    expect(screenSettings({ ...rich, FORCE_COLOR: '1' }, {}, plain).depth).toBe('16');
    expect(screenSettings({ TERM: 'xterm', LANG: 'C' }, {}, { theme: '256', ascii: 'off' })).toEqual({
      depth: '256',
      ascii: false,
    });
  });
});
