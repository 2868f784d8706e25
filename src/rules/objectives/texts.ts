/** The objectives variant's answers to what card texts ask of every edition, where they are not those of the Second Edition. */
import { isType } from '../../effects/reading/index.ts';
import type { TextEdition } from '../../effects/terms.ts';
import { texts as shared } from '../second-edition/texts.ts';
import { attemptIn, placeOfAttempt } from '../../effects/undertakings.ts';
import { isWrecked } from './damage.ts';
import { currentTactic } from './engagement-totals.ts';
import { completedAt } from './state.ts';

const SIDE_ZONES = ['objective pile', 'tactics', 'drawn tactics', 'current tactic'] as const;

export const texts: TextEdition = {
  ...shared,
  zones: new Map([...shared.zones, ['objectivePile', 'objective pile'], ['tacticPile', 'tactics']]),
  // OBJ-SETUP-05: the objective pile lies face down; used tactics lie face up beneath theirs.
  faceIn: (zone, isOnTop) =>
    zone === 'objective pile' || (zone === 'tactics' && isOnTop) ? 'down' : shared.faceIn(zone, isOnTop),
  lyingOn: [...shared.lyingOn, 'systems'],
  outsidePlay: new Set([...shared.outsidePlay, ...SIDE_ZONES]),
  // OBJ-TACTIC-06, OBJ-DAMAGE-08, OBJ-REPAIR-04: tactics are never discarded.
  pileOf: (engine, card) =>
    isType(engine, card, 'tactic')
      ? { zone: 'tactics', at: 'bottom', rules: ['OBJ-DAMAGE-08', 'OBJ-REPAIR-04', 'OBJ-TACTIC-06'] }
      : shared.pileOf(engine, card),
  // OBJ-TACTIC-14: as long as the engagement goes on.
  isCurrentTactic: (engine, card, player) => currentTactic(engine, player) === card,
  isWrecked,
  // OBJ-REQ-07, OBJ-WORD-02: a completed objective, or the one that is attempted just now.
  placeOfTask: (engine, task) => {
    const attempt = attemptIn(engine);
    return completedAt(engine, task) || (attempt?.mission.card === task ? placeOfAttempt(attempt).card : 0);
  },
};
