import type { UserRows } from '#platform/pages/page-row.ts';

export const priceChangePages = {
  '/operator/prisendring': { needs: 'operatorDesk', companies: 'all' },
  '/operator/prisendring/{id}': { needs: 'operatorDesk', companies: 'all' },
} as const satisfies UserRows;
