/** The terminal is given back as it was, whatever ends the program. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openTerminal } from '../../../../src/tui/frame/terminal/session.ts';

const bench = () => {
  const written: string[] = [];
  const raw: boolean[] = [];
  const seen: string[] = [];
  const killed: string[] = [];
  const keyboard = Object.assign(new EventEmitter(), {
    setRawMode: (on: boolean) => raw.push(on),
    resume: () => undefined,
    pause: () => seen.push('paused'),
  });
  const display = Object.assign(new EventEmitter(), {
    columns: 100,
    rows: 30,
    write: (bytes: string) => written.push(bytes),
  });
  const host = Object.assign(new EventEmitter(), {
    pid: 7,
    kill: (_pid: number, signal: string) => killed.push(signal),
  });
  const terminal = openTerminal({
    keyboard,
    display,
    host,
    timer: () => () => undefined,
    onKey: (event) => seen.push(event.kind === 'key' ? event.name : 'paste'),
    onResize: (columns, rows) => seen.push(`${columns}x${rows}`),
    onReturn: () => seen.push('returned'),
    onEnd: (why) => seen.push(`end: ${why}`),
  });
  return { terminal, keyboard, display, host, written, raw, seen, killed };
};

const enter = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h';
const leave = '\x1b[m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';

describe('the terminal', () => {
  it('is taken and given back once, however often it is left', () => {
    const { terminal, written, raw, host } = bench();
    terminal.leave();
    terminal.leave();
    host.emit('exit');
    terminal.write('too late');
    expect(written).toEqual([enter, leave]);
    expect(raw).toEqual([true, false]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is given back on %s', async (signal) => {
    const { written, seen, host } = bench();
    host.emit(signal);
    expect(written.at(-1)).toBe(leave);
    expect(seen).toEqual(['paused', `end: ${signal}`]);
    expect(host.listenerCount(signal), 'not while others still hear the signal').toBe(1);
    await Promise.resolve();
    expect(host.listenerCount(signal)).toBe(0);
  });

  it('is given back on SIGHUP, and what it complains of afterwards ends nothing', () => {
    const { written, seen, host, display, keyboard } = bench();
    host.emit('SIGHUP');
    display.emit('error', new Error('EIO'));
    keyboard.emit('error', new Error('EIO'));
    expect([written, seen]).toEqual([
      [enter, leave],
      ['paused', 'end: SIGHUP'],
    ]);
  });

  it('is not written to once writing failed', () => {
    const { written, seen, display } = bench();
    display.emit('error', new Error('EIO'));
    expect([written, seen]).toEqual([[enter], ['paused', 'end: output failed']]);
  });

  it('is given back before an error is printed', () => {
    const { written, host } = bench();
    host.emit('uncaughtExceptionMonitor', new Error('ours'));
    expect(written.at(-1)).toBe(leave);
  });

  it('ends with its input', () => {
    const { seen, keyboard } = bench();
    keyboard.emit('end');
    expect(seen).toEqual(['paused', 'end: input ended']);
  });

  it('goes to the shell and comes back', () => {
    const { written, seen, host, killed } = bench();
    host.emit('SIGTSTP');
    expect([written.at(-1), killed]).toEqual([leave, ['SIGSTOP']]);
    host.emit('SIGCONT');
    expect(written.at(-1)).toBe(enter);
    expect(seen, 'a paused keyboard would end the program').toEqual(['returned']);
  });

  it('tells of keys and sizes', () => {
    const { seen, keyboard, display } = bench();
    keyboard.emit('data', new TextEncoder().encode('q\x1b[A'));
    Object.assign(display, { columns: 0, rows: 0 });
    display.emit('resize');
    expect(seen).toEqual(['q', 'up', '80x24']);
  });
});
