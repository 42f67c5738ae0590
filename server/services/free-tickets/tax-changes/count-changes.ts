import type { ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { Database } from '#platform/db/database.ts';
import { askedMonth, reachOf, type TaxCall } from '../tax-base/asked-period.ts';
import { countTaxChanges } from './tax-changes.query.ts';

/** How many changes each type has in the month that is asked for, those that are erased too, and which month it is. */
export async function countChanges(database: Database, request: TaxCall) {
  const reach = await reachOf(database, request);
  const month = await askedMonth(database, reach, request);
  const rows = month ? await countTaxChanges(database, { ...reach, month }) : [];
  const countOf = (type: ChangeType) =>
    rows.find(({ changeType }) => changeType === type)?.changes ?? 0;
  return {
    all: rows.reduce((sum, { changes }) => sum + changes, 0),
    counts: {
      SUBSCRIBED: countOf('SUBSCRIBED'),
      UNSUBSCRIBED: countOf('UNSUBSCRIBED'),
      PRICE_CHANGED: countOf('PRICE_CHANGED'),
    },
    period: month && {
      year: month.year,
      month: month.month,
      isClosed: !reach.openMonths.some((open) => open.equals(month)),
    },
  };
}
