/** Everything a player may do in a turn, in the booklet's order. */
import { attackDeed } from './attack-order.ts';
import { attemptDeed } from './attempt-order.ts';
import { beamDeed } from './beam.ts';
import { buildDeed } from './build.ts';
import { cloakDeed, decloakDeed } from './cloak.ts';
import type { Deed } from './deeds.ts';
import { loadDeed, unloadDeed } from './load.ts';
import { moveDeed } from './move.ts';
import { playDeed } from './play-order.ts';
import { reportDeed } from './report.ts';

/** 94-PLAY-01, -02, -15. */
export const playDeeds: readonly Deed[] = [reportDeed, buildDeed, playDeed];

/** 94-TURN-11; Interrupts at any time. */
export const orderDeeds: readonly Deed[] = [
  loadDeed,
  unloadDeed,
  moveDeed,
  beamDeed,
  attemptDeed,
  attackDeed,
  cloakDeed,
  decloakDeed,
  playDeed,
];
