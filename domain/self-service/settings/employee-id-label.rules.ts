import type { BilingualText } from '#texts/bilingual-text.ts';

/** What the number of a ticket's holder is called where the company has no word of its own. */
export const usualEmployeeIdLabel: BilingualText = { nb: 'Ansattnummer', en: 'Employee number' };

/** The label as it is stored: the usual one is none of the company's own, and follows the language. */
export const ownEmployeeIdLabel = (label: string): string | null =>
  label === usualEmployeeIdLabel.nb || label === usualEmployeeIdLabel.en ? null : label;
