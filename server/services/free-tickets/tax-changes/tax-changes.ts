import type { ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { Database } from '#platform/db/database.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { askedMonth, reachOf, type TaxCall } from '../tax-base/asked-period.ts';
import { taxChangesPage, type TaxChangeRow } from './tax-changes.query.ts';

const noChoice: Chosen = { words: [], sort: undefined };

/** The changes of the month that is asked for against the one before. */
export const taxChangeRows = (
  database: Database,
  request: TaxCall & { readonly filter?: ChangeType | undefined },
  choice: Chosen = noChoice,
): ListRows<TaxChangeRow> =>
  rowsAtOnce(async (bounds) => {
    const reach = await reachOf(database, request);
    const month = await askedMonth(database, reach, request);
    if (!month) return { totalEntries: 0, matches: [] };
    return taxChangesPage(database, {
      ...reach,
      ...choice,
      ...bounds,
      month,
      filter: request.filter,
    });
  });
