import { idInQuery } from '#platform/calls/scalars.ts';
import { wholeNumberBetween } from '#platform/lists/paging.ts';

/** What tax base and changes are asked for: a month or a year, of all departments or of one. */
export const taxPeriodChoices = {
  /** Without a year: the newest month that has lines. */
  year: { schema: wholeNumberBetween(2000, 2100) },
  month: { schema: wholeNumberBetween(1, 12) },
  /** The number of a department. */
  agreement: { schema: idInQuery, address: 'department' },
} as const;
