/** What a bot is: a function from what it sees and is asked to its answer. */
import type { Answer, Request } from '../engine/asking/request.ts';
import type { View } from '../engine/showing/view.ts';
import type { Chance } from './chance.ts';

/**
 * Who answers without a person: a function of what the seat may know, what it is asked, and tosses of its own.
 * Synchronous, and without memory: the same position and tosses, the same answer.
 */
export type Player = (view: View, request: Request, chance: Chance) => Answer;
