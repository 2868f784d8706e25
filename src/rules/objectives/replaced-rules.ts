/** Rules of the Second Edition that the variant replaces or says anew, and its own that are cited in their place. */
import type { RuleId } from '../../engine/asking/request.ts';

const REPLACED: Readonly<Record<string, readonly RuleId[]>> = {
  // Counters.
  '2E-DRAW-02': ['OBJ-DRAW-02', '2E-DRAW-02'],
  '2E-DRAW-05': ['OBJ-DRAW-01'],
  '2E-DRAW-06': ['OBJ-DRAW-01'],
  // Attempts.
  '2E-ATT-01': ['OBJ-ATT-05'],
  '2E-ATT-02': ['OBJ-ATT-06'],
  '2E-ATT-04': ['OBJ-ATT-04'],
  '2E-ATT-05': ['OBJ-ATT-01'],
  '2E-ATT-08': ['OBJ-REQ-05', 'OBJ-ATT-01'],
  '2E-ATT-09': ['OBJ-ATT-09', '2E-ATT-09'],
  '2E-ATT-10': ['OBJ-ATT-09', '2E-ATT-10'],
  '2E-ATT-16': ['OBJ-ATT-11'],
  '2E-DIL-01': ['OBJ-DIL-02'],
  '2E-DIL-02': ['OBJ-DIL-02'],
  '2E-DIL-08': ['OBJ-DIL-03', '2E-DIL-08'],
  '2E-DIL-15': ['OBJ-DIL-01', '2E-DIL-15'],
  '2E-DIL-28': ['OBJ-DIL-04'],
  '2E-DIL-29': ['OBJ-DIL-05', '2E-DIL-29'],
  '2E-DIL-30': ['OBJ-DIL-05', '2E-DIL-30'],
  '2E-DIL-31': ['OBJ-DIL-05', '2E-DIL-31'],
  '2E-REQ-07': ['OBJ-REQ-01', 'OBJ-REQ-02'],
  '2E-REQ-08': ['OBJ-REQ-03'],
  '2E-REQ-09': ['OBJ-REQ-04'],
  '2E-REQ-10': ['OBJ-REQ-06', 'OBJ-ACTIVE-04'],
  '2E-REQ-22': ['OBJ-REQ-08', '2E-REQ-22'],
  // Staffing and moving.
  '2E-STAFF-01': ['OBJ-STAFF-01', '2E-STAFF-01'],
  '2E-STAFF-02': ['OBJ-STAFF-02', '2E-STAFF-02'],
  '2E-STAFF-03': ['OBJ-STAFF-02', '2E-STAFF-03'],
  '2E-STAFF-05': ['OBJ-STAFF-03', '2E-STAFF-05'],
  '2E-STAFF-07': ['OBJ-STAFF-03', '2E-STAFF-07'],
  '2E-MOVE-02': ['2E-MOVE-02', 'OBJ-STAFF-01'],
  '2E-MOVE-03': ['OBJ-MOVE-01'],
  '2E-MOVE-04': ['OBJ-MOVE-02'],
  '2E-MOVE-05': ['OBJ-MOVE-01'],
  '2E-MOVE-06': ['OBJ-MOVE-04', '2E-MOVE-06'],
  // Damage.
  '2E-DAMAGE-04': ['OBJ-DAMAGE-05', 'OBJ-DAMAGE-06'],
  '2E-DAMAGE-05': ['OBJ-DAMAGE-07'],
  '2E-DAMAGE-06': ['OBJ-DAMAGE-07'],
  '2E-DAMAGE-07': ['OBJ-REPAIR-01'],
  '2E-DAMAGE-08': ['OBJ-REPAIR-01', 'OBJ-REPAIR-03'],
  '2E-DAMAGE-09': ['OBJ-REPAIR-01'],
  '2E-DAMAGE-10': ['OBJ-REPAIR-02'],
  '2E-DAMAGE-11': ['OBJ-DAMAGE-13'],
  // Winning.
  '2E-WIN-01': ['OBJ-WIN-01'],
  '2E-WIN-05': ['OBJ-WIN-03'],
  '2E-WIN-06': ['OBJ-WIN-04'],
  '2E-WIN-07': ['OBJ-WIN-04'],
  '2E-WIN-08': ['OBJ-WIN-04'],
  '2E-WIN-09': ['OBJ-WIN-05'],
};

export const replaced: ReadonlyMap<RuleId, readonly RuleId[]> = new Map(Object.entries(REPLACED));
