import type { nb } from './counter-info.nb.ts';

type Key = keyof typeof nb;

/** What the page says, in its order: the page shows it, and the build writes it into the HTML (docs/decisions/0052). */
export const infoOutline = {
  textFile: 'counter-info',
  facts: ['factFast', 'factMixed', 'factReferences', 'factHistory'],
  media: [
    ['mediumSms', 'mediumSmsText'],
    ['mediumCodes', 'mediumCodesText'],
    ['mediumPaper', 'mediumPaperText'],
    ['mediumCard', 'mediumCardText'],
  ],
  questions: [
    ['whoQuestion', 'whoAnswer'],
    ['expiryQuestion', 'expiryAnswer'],
    ['cancelQuestion', 'cancelAnswer'],
    ['invoiceQuestion', 'invoiceAnswer'],
    ['privacyQuestion', 'privacyAnswer'],
  ],
} as const satisfies {
  textFile: string;
  facts: readonly Key[];
  media: readonly (readonly [Key, Key])[];
  questions: readonly (readonly [Key, Key])[];
};
