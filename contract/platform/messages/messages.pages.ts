import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification has no page for e-mails and SMS that nobody got. */
export const messagePages = {
  '/meldinger': { needs: 'companyAdmin', companies: 'all' },
} as const satisfies UserRows;
