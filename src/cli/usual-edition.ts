/** The edition that is played where none is named. Everything else about editions stands in the table of run/editions.ts. */
export const usualEdition = 'second-edition';
