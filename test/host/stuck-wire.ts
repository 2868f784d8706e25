/** A wire whose carrier takes nothing away by itself, for tests. */
import { Wire, type Carrier, type Visitor } from '../../src/host/server/wire.ts';
import { anna } from './hall-here.ts';

const visitor: Visitor = {
  person: anna,
  address: 'here',
  size: { columns: 80, rows: 24 },
  environment: new Map(),
  wishes: { ascii: false, mono: false },
  command: null,
  table: null,
};

export function stuckWire({ queued = 1000 } = {}) {
  const state = { queued: 0, now: 0, isDestroyed: false, isPaused: false, written: '' };
  const carrier: Carrier = {
    write(bytes) {
      state.queued += bytes.length;
      state.written += bytes;
    },
    complain: () => undefined,
    queued: () => state.queued,
    pause: () => void (state.isPaused = true),
    resume: () => void (state.isPaused = false),
    end: () => undefined,
    destroy: () => void (state.isDestroyed = true),
  };
  const faults: unknown[] = [];
  const wire = new Wire(
    visitor,
    carrier,
    { queued, stalled: 500 },
    () => state.now,
    (error) => faults.push(error),
  );
  return { wire, state, faults };
}
