import type { UserRows } from '#platform/pages/page-row.ts';

export const companyPages = {
  '/bedrifter': { needs: 'companyAdmin', companies: 'all' },
  '/bedrifter/ny': { needs: 'companyAdmin', companies: 'all' },
  '/bedrifter/{id}': { needs: 'companyAdmin', companies: 'all' },
} as const satisfies UserRows;
