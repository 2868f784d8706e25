/** Kinds of nodes whose effect no exercise has shown yet, each with the reason. This list may only shrink. */
export const unreached: Readonly<Record<string, string>> = {
  game: 'a win by a text asks for four completed missions and 100 points, or for eight dilemmas in a core',
};
