import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification has no page for undelivered e-mails and SMS. */
export const messagePages = {
  '/meldinger': { needs: 'companyAdmin', companies: 'all' },
} as const satisfies UserRows;
