/**
 * What somebody may do by the form of their company (spec 2 §4). The specification spells the first and the last;
 * the one between is named in the same way.
 */
export const widgetAccesses = [
  'DISABLED',
  'ALLOW_WITH_AUTOMATIC_APPROVAL',
  'ALLOW_TICKET_REQUESTS',
] as const;
export type WidgetAccess = (typeof widgetAccesses)[number];

const isKnown = (text: string): text is WidgetAccess =>
  widgetAccesses.some((access) => access === text);

/** As the database has it; what is not known there allows nothing. */
export const widgetAccess = (stored: string): WidgetAccess =>
  isKnown(stored) ? stored : 'DISABLED';
