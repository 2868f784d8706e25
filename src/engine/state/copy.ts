/** Copying a state: outer arrays are copied, inner lists are never changed and can be shared. */
import type { Frame, State } from './state.ts';

/** A state that goes on independently of the one it was copied from. */
export function copyState(state: State): State {
  return {
    ...state,
    definitionOf: state.definitionOf.slice(),
    owner: state.owner.slice(),
    commander: state.commander.slice(),
    stay: state.stay.slice(),
    place: state.place.slice(),
    flags: state.flags.slice(),
    numbers: copyNumbers(state.numbers),
    slices: { ...state.slices },
    lists: state.lists.slice(),
    score: state.score.slice(),
    frames: state.frames.map(copyFrame),
    facts: { ...state.facts },
    uses: { ...state.uses },
  };
}

function copyFrame(frame: Frame): Frame {
  return { ...frame, cards: { ...frame.cards }, numbers: { ...frame.numbers }, words: { ...frame.words } };
}

function copyNumbers(numbers: State['numbers']): State['numbers'] {
  return Object.fromEntries(Object.entries(numbers).map(([name, list]) => [name, list.slice()]));
}
