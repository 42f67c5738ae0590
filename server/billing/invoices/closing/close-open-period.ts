import type { Transaction } from '#platform/db/database.ts';
import { type ClosedPeriods, closePeriod } from '#billing/invoices/run/close-period.store.ts';
import type { PeriodOfCompanies } from '#billing/invoices/run/billable-period.query.ts';

type CloseRequest = PeriodOfCompanies & { readonly now: Temporal.Instant };

/** Closes a period of some companies; with a month, each service writes down what it keeps of closed months. */
export async function closeOpenPeriod(
  tx: Transaction,
  request: CloseRequest,
): Promise<ClosedPeriods> {
  const closed = await closePeriod(tx, request);
  if (request.bills !== 'months') return closed;
  const { services, tenant, companies, period, now } = request;
  const openAgreements = closed.unpriced.map(({ agreementId }) => agreementId);
  for (const { closesWithMonth } of Object.values(services)) {
    await closesWithMonth?.(tx, { tenant, companies, month: period.start, openAgreements, now });
  }
  return closed;
}
