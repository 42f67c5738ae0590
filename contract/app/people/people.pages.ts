import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification has no page for people who ask what is stored about them. */
export const peoplePages = {
  '/personopplysninger': { needs: 'companyAdmin', companies: 'all' },
} as const satisfies UserRows;
