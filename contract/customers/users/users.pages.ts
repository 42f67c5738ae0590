import type { UserRows } from '#platform/pages/page-row.ts';

export const userAdminPages = {
  '/brukere': { needs: 'userAdmin', companies: 'all' },
  '/brukere/ny': { needs: 'userAdmin', companies: 'all' },
  '/brukere/foresporsler': { needs: 'userAdmin', companies: 'all' },
  '/brukere/foresporsler/{id}': { needs: 'userAdmin', companies: 'all' },
  '/brukere/{id}': { needs: 'userAdmin', companies: 'all' },
} as const satisfies UserRows;
