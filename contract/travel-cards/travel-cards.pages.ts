import type { UserRows } from '../page-row.ts';

export const travelCardPages = {
  '/reisekort': { needs: 'travelCards', companies: 'all' },
  '/reisekort/{companyId}/{date}': { needs: 'travelCards', companies: 'all' },
} as const satisfies UserRows;
