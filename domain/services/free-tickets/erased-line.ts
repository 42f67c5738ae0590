import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** Stands for all lines of the book of free tickets whose names are erased: one row with their counts and sums. */
export const erasedLine: BilingualText = { nb: 'Persondata slettet', en: 'Personal data deleted' };
