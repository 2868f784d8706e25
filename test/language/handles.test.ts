/** What the engine is told of an ability. */
import { describe, expect, it } from 'vitest';
import { handleOf } from '../../src/language/handles.ts';
import type { Ability, Timing } from '../../src/language/tree/index.ts';

const handle = (at: Timing, type = 'personnel') => {
  const ability: Ability = { at, do: [] };
  return handleOf(ability, type);
};

describe('the handle of an ability', () => {
  it.each<[Timing, readonly string[]]>([
    [{ t: 'on', ev: { e: ['stop', 'kill'], stage: 'about' } }, ['about:stop', 'about:kill']],
    [{ t: 'on', ev: { e: 'play', stage: 'did' } }, ['did:play']],
    [{ t: 'clock', edge: 'start', of: 'turn', whose: 'you' }, ['clock:start:turn']],
    [{ t: 'order' }, ['order']],
    [{ t: 'static' }, ['static']],
    [{ t: 'headquarters' }, ['headquarters']],
    [{ t: 'playNeed' }, ['playNeed']],
  ])('%j listens to %j in play', (at, triggers) => {
    expect(handle(at)).toEqual({ triggers, zones: ['play'] });
  });

  it('works from hand on an interrupt that responds or is ordered', () => {
    expect(handle({ t: 'on', ev: { e: 'stop', stage: 'about' } }, 'interrupt').zones).toEqual(['hand']);
    expect(handle({ t: 'order' }, 'interrupt').zones).toEqual(['hand']);
    expect(handle({ t: 'playNeed' }, 'interrupt').zones).toEqual(['play']);
  });

  it('works on a ship it damages', () => {
    expect(handle({ t: 'damage' }, 'event').zones).toEqual(['damage']);
  });

  it('works while the card itself is being played, not while another is', () => {
    expect(handle({ t: 'on', ev: { e: 'play', stage: 'about', what: { ref: 'this' } } }).zones).toEqual([
      'being played',
    ]);
    expect(handle({ t: 'on', ev: { e: 'play', stage: 'about', what: {} } }).zones).toEqual(['play']);
  });
});
