/** The themes there are, by name: known without loading what draws them. */
export const LOOKS = ['usual', 'lcars', 'mono', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];
