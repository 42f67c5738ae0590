import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** How what is charged or taxed for a person in a month differs from the month before: new, cancelled, changed (spec 2 §3). */
export const changeTypes = ['SUBSCRIBED', 'UNSUBSCRIBED', 'PRICE_CHANGED'] as const;
export type ChangeType = (typeof changeTypes)[number];

/** In the column of a list, and in its file. */
export const changeTypeNames: Readonly<Record<ChangeType, BilingualText>> = {
  SUBSCRIBED: { nb: 'Ny', en: 'New' },
  UNSUBSCRIBED: { nb: 'Avsluttet', en: 'Cancelled' },
  PRICE_CHANGED: { nb: 'Endret', en: 'Changed' },
};

/** Of several changes, above a list. */
export const changeFilterNames: Readonly<Record<ChangeType, BilingualText>> = {
  SUBSCRIBED: { nb: 'Nye', en: 'New' },
  UNSUBSCRIBED: { nb: 'Avsluttede', en: 'Cancelled' },
  PRICE_CHANGED: { nb: 'Endrede', en: 'Changed' },
};

/** The type of a change from the line of an older month to that of a newer one; one of them is there. */
export const changeTypeOf = (oldLine: unknown, newLine: unknown): ChangeType => {
  if (oldLine === null) return 'SUBSCRIBED';
  return newLine === null ? 'UNSUBSCRIBED' : 'PRICE_CHANGED';
};
