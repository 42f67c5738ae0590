import type { UserRows } from '#platform/pages/page-row.ts';
import { anyTravelCardAdmin, travelCardAdmin } from './travel-card-admin.ts';

export const travelCardPages = {
  '/fribilletter/reisekort': { needs: travelCardAdmin, companies: 'all', inAnyCompany: true },
  // The specification's table has none: the numbers of many cards come from a file.
  '/reisekort/numre': { needs: anyTravelCardAdmin, companies: 'all', inAnyCompany: true },
  '/reisekort/numre/{id}': { needs: anyTravelCardAdmin, companies: 'all', inAnyCompany: true },
  '/reisekort': { needs: 'travelCards', companies: 'all' },
  '/reisekort/{companyId}/{date}': { needs: 'travelCards', companies: 'all' },
} as const satisfies UserRows;
