import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification has none, and each who reads it finds it beside their company. */
export const companyHistoryPages = {
  '/bedrifter/{id}/historikk': { needs: 'companyAdmin', companies: 'all' },
  '/minside/historikk': { needs: 'companyHistory' },
} as const satisfies UserRows;
