/** The two players (94: two play against each other). */
import type { Seat } from '../../engine/asking/request.ts';

export const SEATS: readonly Seat[] = [0, 1];

export const otherOf = (player: Seat): Seat => 1 - player;
