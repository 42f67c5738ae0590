import type { UserRows } from '#platform/pages/page-row.ts';

export const priceChangePages = {
  '/operator/prisendring/{id}': { needs: 'operatorDesk', companies: 'all' },
} as const satisfies UserRows;
