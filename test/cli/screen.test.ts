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
});
