/** The edition that is played where none is named; by itself, so that the command line need not load any edition to say so. */
export const usualEdition = 'second-edition';
