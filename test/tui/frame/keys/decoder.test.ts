/** Bytes of a terminal to keys. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyDecoder, heldMilliseconds } from '../../../../src/tui/frame/keys/decoder.ts';
import type { KeyEvent } from '../../../../src/tui/frame/keys/decoder.ts';

const bench = () => {
  const events: KeyEvent[] = [];
  let pending: { readonly after: number; readonly run: () => void } | null = null;
  const decoder = createKeyDecoder(
    (event) => events.push(event),
    (after, run) => {
      pending = { after, run };
      return () => {
        pending = null;
      };
    },
  );
  const bytes = new TextEncoder();
  return {
    events,
    push: (data: string | Uint8Array) => decoder.push(typeof data === 'string' ? bytes.encode(data) : data),
    names: () => events.map((event) => (event.kind === 'key' ? event.name : `paste:${event.text}`)),
    held: () => pending?.after ?? null,
    time: () => pending?.run(),
  };
};

const named = (...chunks: (string | Uint8Array)[]): string[] => {
  const { push, names } = bench();
  for (const chunk of chunks) push(chunk);
  return names();
};

describe('the key decoder', () => {
  it('gives one event a key, however many arrive at once', () => {
    expect(named('jj\x1b[A\r\tx')).toEqual(['j', 'j', 'up', 'enter', 'tab', 'x']);
  });

  it('names control keys, modified keys and Backspace', () => {
    expect(named('\x0c\x03\x1a\x7f \x1b[3~\x1b[1;2A\x1b[1;5C\x1bOP\x1b[Z\x1bb')).toEqual([
      'ctrl-l', 'ctrl-c', 'ctrl-z', 'backspace', 'space', 'delete', 'shift-up', 'ctrl-right', 'f1', 'shift-tab', 'alt-b',
    ]); // prettier-ignore
  });

  it('joins a sequence split between chunks', () => {
    expect(named('\x1b', '[A')).toEqual(['up']);
    expect(named('\x1b[1', ';2', 'B')).toEqual(['shift-down']);
  });

  it('holds an Escape at most 40 ms', () => {
    const { push, names, held, time } = bench();
    push('\x1b');
    expect([names(), held()]).toEqual([[], heldMilliseconds]);
    time();
    expect(names()).toEqual(['escape']);
    expect(heldMilliseconds).toBeLessThanOrEqual(40);
  });

  it('tells a fast Escape and key from Alt with that key', () => {
    expect(named('\x1b', 'j')).toEqual(['escape', 'j']);
    expect(named('\x1b\x1b[A')).toEqual(['escape', 'up']);
    expect(named('\x1b', '\x1b[A')).toEqual(['escape', 'up']);
  });

  it('gives a bracketed paste as one event, control characters and all', () => {
    expect(named('a\x1b[200~beam ', 'all\rto \x1b[A', 'Earth\x1b[20', '1~b')).toEqual([
      'a',
      'paste:beam all\rto \x1b[AEarth',
      'b',
    ]);
  });

  it('joins UTF-8 split between chunks and types one character a key', () => {
    const bytes = new TextEncoder().encode('é漢');
    expect(named(bytes.slice(0, 1), bytes.slice(1, 3), bytes.slice(3))).toEqual(['é', '漢']);
  });

  it('throws away what is no key', () => {
    expect(named('\x1b[?62;1c', '\x1b[<0;10;20M', '\x1b[I', Uint8Array.of(0xff, 0xfe), 'x')).toEqual(['x']);
    const { push, names, time } = bench();
    push('\x1b[12;');
    time();
    push('q');
    expect(names()).toEqual(['q']);
  });

  it('survives any bytes in any chunks, keeps no more than it must, and then still reads a key', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 12 }), { maxLength: 12 }), (chunks) => {
        const { push, names, time, events } = bench();
        for (const chunk of chunks) push(chunk);
        push('\x1b[201~');
        time();
        push('\x1b[201~');
        const before = events.length;
        push('z');
        time();
        expect(names().slice(before).at(-1)).toMatch(/z$/);
      }),
    );
  });

  it('gives the same keys however the bytes are cut, where no Escape stands alone', () => {
    const text = 'ab\x1b[A\x1b[1;2Dé\x1bOQ\x1b[200~p\x1b[201~\r';
    const bytes = new TextEncoder().encode(text);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: bytes.length })), (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
        expect(named(...chunks)).toEqual(named(text));
      }),
    );
  });
});
