import { type TaxPeriod, taxPeriod } from '@takst/domain/services/free-tickets/tax-period.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import { newestTaxedMonth, type TaxReach } from './taxed-months.query.ts';

/** A call for the tax base of a company, or of one of its departments. */
export type TaxCall = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly query: {
    readonly year?: number | undefined;
    readonly month?: number | undefined;
    readonly agreement?: number | undefined;
  };
};

/** Whose lines a call reads. */
export async function reachOf(
  database: Database,
  { scope, companyId, today, query }: TaxCall,
): Promise<TaxReach> {
  const openMonths = await openMonthsOf(database, { tenant: scope.tenant, companyId, today });
  return { scope, companyId, agreementId: query.agreement, openMonths };
}

/** The month or the year of a call: without both the newest month with lines, null while there is none. */
export async function askedPeriod(
  database: Database,
  reach: TaxReach,
  { today, query: { year, month } }: TaxCall,
): Promise<TaxPeriod | null> {
  if (year !== undefined || month !== undefined)
    return taxPeriod({ year: year ?? today.year, month });
  return monthAlone(await newestTaxedMonth(database, reach));
}

/** The month of a call: without one the newest with lines, of the year that is given. */
export async function askedMonth(
  database: Database,
  reach: TaxReach,
  { today, query: { year, month } }: TaxCall,
): Promise<Temporal.PlainDate | null> {
  if (month !== undefined) return taxPeriod({ year: year ?? today.year, month }).from;
  const within = year === undefined ? undefined : taxPeriod({ year });
  return newestTaxedMonth(database, reach, within);
}

const monthAlone = (month: Temporal.PlainDate | null): TaxPeriod | null =>
  month && { from: month, through: month };
