/** Kinds of nodes whose effect no exercise has shown yet, each with the reason. This list may only shrink. */
export const unreached: Readonly<Record<string, string>> = {};
