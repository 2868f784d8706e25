/** Periods in which text may be used between any two actions: facing a dilemma, attempting, checking requirements; a battle. */
export const PERIODS = ['face', 'attempt', 'checkRequirements', 'battle'] as const;

/** One of them; empty outside all. */
export type Period = '' | (typeof PERIODS)[number];
