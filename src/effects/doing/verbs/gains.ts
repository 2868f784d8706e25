/** Skills gained as something that happens: 'when this personnel gains a skill'. */
import type { CardNumber } from '../../../engine/asking/request.ts';
import { openWindow } from '../../../engine/acting/window.ts';
import { isHeard } from '../../../engine/acting/responders.ts';
import type { Ref } from '../../../engine/state/state.ts';
import type { Mod } from '../../../language/tree/index.ts';
import { skillsOf, type Levels } from '../../meaning.ts';
import type { Context } from '../../reading/index.ts';
import { keysOf } from '../../standing/index.ts';

type Before = readonly { readonly card: CardNumber; readonly levels: Levels }[];

const isOfSkills = (mod: Mod): boolean => mod.m === 'gain' && keysOf(mod).includes('skills');

/** The skills of those who are about to gain some; nothing where no text of the game asks for it. */
export function skillsBefore({ engine }: Context, mods: readonly Mod[], objects: readonly Ref[]): Before {
  if (!mods.some(isOfSkills) || !isHeard(engine, 'did:gain')) return [];
  return objects.map(({ card }) => ({ card, levels: skillsOf(engine, card) }));
}

const hasNew = (had: number | undefined, now: number): boolean => had === undefined && now > 0;
const hasMore = (had: number | undefined, now: number): boolean => (had === undefined ? now > 0 : now > had);

/** Tells of those who have more of a skill than before; `fresh` are those who have one that they did not have. */
export function tellOfGains({ engine, you, source }: Context, before: Before): void {
  const whoNow = (has: (had: number | undefined, now: number) => boolean): Before =>
    before.filter(({ card, levels }) =>
      Object.entries(skillsOf(engine, card)).some(([skill, now]) => has(levels[skill], now)),
    );
  const all = whoNow(hasMore);
  if (all.length === 0) return;
  const fresh = whoNow(hasNew);
  openWindow(engine, {
    kind: 'did',
    occurrence: {
      name: 'gain',
      stage: 'did',
      player: you,
      cards: all.map(({ card }) => engine.ref(card)),
      by: source,
      words: { fresh: fresh.map(({ card }) => String(card)).join(' ') },
    },
  });
}
