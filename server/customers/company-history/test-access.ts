import { everyOperator, hr } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const companyHistoryAccess = {
  whoMay: { companyHistory: { ...hr, operators: everyOperator } },
  // A history names the user behind each change, users of the operator too.
  tellsOf: { companyHistory: 'of-operator' },
} as const satisfies AreaAccess;
