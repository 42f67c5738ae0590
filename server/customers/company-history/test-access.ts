import { everyOperator, hr } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const companyHistoryAccess = {
  whoMay: { companyHistory: { ...hr, operators: everyOperator } },
  // A history names whoever made a change, the operator's own people too.
  tellsOf: { companyHistory: 'of-operator' },
} as const satisfies AreaAccess;
