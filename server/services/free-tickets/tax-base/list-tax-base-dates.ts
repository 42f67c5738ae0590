import {
  listTaxBaseDates as route,
  type TaxBaseMonth,
} from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { reachOf } from './asked-period.ts';
import { type TaxedMonthRow, taxedMonths } from './taxed-months.query.ts';

export const listTaxBaseDates = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, today }) => {
    const reach = await reachOf(database, { scope, companyId, today, query: {} });
    const rows = await taxedMonths(database, reach);
    const byMonth = Map.groupBy(rows, ({ month }) => month.toString());
    return {
      reply: {
        byCompany: [...byMonth.values()].map(describeMonth),
        byAgreement: rows.map((row) => ({
          agreementNumber: row.agreementId,
          invoiceReference: row.invoiceReference,
          ...describeMonth([row]),
        })),
      },
    };
  });

/** A month of some departments; all of them are closed, or it is open. */
function describeMonth(rows: readonly TaxedMonthRow[]): TaxBaseMonth {
  const [first] = rows;
  if (!first) throw new Error('a month without departments');
  return {
    year: first.month.year,
    month: first.month.month,
    isClosed: rows.every(({ isClosed }) => isClosed),
    tickets: rows.reduce((sum, { tickets }) => sum + tickets, 0),
    totalPrice: toKroner(sumOfOre(rows.map(({ taxOre }) => taxOre))),
    untaxedTickets: rows.reduce((sum, { untaxedTickets }) => sum + untaxedTickets, 0),
  };
}
