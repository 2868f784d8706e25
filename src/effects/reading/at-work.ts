/** Finds how far a text is that is being carried out, and the action that it responds to. */
import type { Definition } from '../../engine/definition.ts';
import type { Frame, TextPosition } from '../../engine/state/state.ts';
import type { Effect } from '../../language/tree/index.ts';
import type { Context } from './context.ts';
import { blockAt, isCostBlock } from './text-of.ts';

/** Where a text stands that is being carried out. */
export interface AtWork {
  readonly definition: Definition;
  readonly text: TextPosition;
  /** The innermost of the blocks that it is in. */
  readonly entry: TextPosition['path'][number];
}

/** Where the text that is carried out stands; null if none is, or it is through. */
export function textAtWork({ engine, frame }: Pick<Context, 'engine' | 'frame'>): AtWork | null {
  const text = frame?.text;
  const entry = text?.path.at(-1);
  const definition = text && engine.definitions[text.definition];
  return definition && entry ? { definition, text, entry } : null;
}

/** The effects that stand in the block that is at work. */
export const blockAtWork = ({ definition, entry }: AtWork): readonly Effect[] => blockAt(definition, entry.block);

/** Is what is at work a cost? */
export const isCostAtWork = ({ definition, entry }: AtWork): boolean => isCostBlock(definition, entry.block);

/** The frame of what the text of a frame responds to; undefined if it responds to nothing that is still at work. */
export function subjectOf({ engine, frame }: Context): Frame | undefined {
  const subject = frame?.numbers.subject;
  return subject === undefined ? undefined : engine.frames[subject];
}
