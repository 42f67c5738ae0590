import type { UserRows } from '#platform/pages/page-row.ts';

/** The operator's own data is not in the specification. */
export const operatorDeskPages = {
  '/operator': { needs: 'operatorDesk', companies: 'all' },
  '/operator/priser': { needs: 'operatorDesk', companies: 'all' },
  '/operator/priser/nye': { needs: 'operatorDesk', companies: 'all' },
  '/operator/forslag/{id}': { needs: 'operatorDesk', companies: 'all' },
} as const satisfies UserRows;
