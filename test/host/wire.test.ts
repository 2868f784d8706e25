/** What a visitor sends and is sent. */
import { describe, expect, it } from 'vitest';
import { soon } from './hall-here.ts';
import { stuckWire } from './stuck-wire.ts';

describe('a wire', () => {
  it('drops a client that does not read when too much waits for it, and writes no more', () => {
    const { wire, state } = stuckWire();
    let isGone = false;
    wire.whenGone(() => (isGone = true));
    for (let line = 0; line < 200; line += 1) wire.write('x'.repeat(100));
    expect([state.isDestroyed, isGone, wire.isClosed]).toEqual([true, true, true]);
    expect(state.queued).toBe(1100);
  });

  it('drops a client for which a little waits too long, and none that reads slowly', () => {
    const { wire, state } = stuckWire();
    wire.write('x');
    state.now = 400;
    wire.measure();
    state.queued = 0;
    wire.measure();
    wire.write('x');
    state.now = 800;
    wire.measure();
    expect(state.isDestroyed).toBe(false);
    state.now = 1000;
    wire.measure();
    expect(state.isDestroyed).toBe(true);
  });

  it('begins every line at the left edge of a terminal', () => {
    const { wire, state } = stuckWire();
    wire.write('a\nb\r\nc');
    expect(state.written).toBe('a\r\nb\r\nc');
  });

  it('keeps what is typed until somebody reads, and holds back who types more than can be kept', async () => {
    const { wire, state } = stuckWire();
    wire.push(Buffer.from('early'));
    let read = '';
    wire.readBy({ push: (bytes) => (read += Buffer.from(bytes).toString()), ended: () => (read += '.') });
    expect(read).toBe('early');
    wire.readByNobody();
    wire.push(Buffer.alloc(70_000, 'y'));
    expect(state.isPaused).toBe(true);
    wire.readBy({ push: (bytes) => (read += bytes.length > 0 ? 'y' : ''), ended: () => undefined });
    await soon(50);
    expect(state.isPaused).toBe(false);
  });

  it('ends the session alone in which something goes wrong', () => {
    const { wire, faults } = stuckWire();
    wire.readBy({
      push() {
        throw new Error('a key that nobody thought of');
      },
      ended: () => undefined,
    });
    wire.push(Buffer.from('x'));
    expect(faults).toHaveLength(1);
  });

  it('gives a flood of keys to a screen in pieces, with time for others in between', async () => {
    const { wire } = stuckWire();
    const screen = wire.enterScreen();
    const pieces: number[] = [];
    screen.keyboard.on('data', (bytes: Uint8Array) => {
      pieces.push(bytes.length);
      const until = performance.now() + 2;
      while (performance.now() < until);
    });
    wire.push(Buffer.alloc(320, 'x'));
    expect(pieces).toEqual([32]);
    const taken = (): number => pieces.reduce((sum, each) => sum + each, 0);
    for (let wait = 0; taken() < 320 && wait < 500; wait += 1) await soon(10);
    expect([taken(), Math.max(...pieces)]).toEqual([320, 32]);
  });
});
