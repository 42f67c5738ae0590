import { closableMonths } from '@takst/domain/invoices/billing-period.rules.ts';
import { sumOfOre } from '@takst/domain/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { closeMonth } from './close-month.store.ts';
import {
  type IssuedInvoice,
  issueInvoices,
  lockNumbers,
  planForMany,
} from './issue-invoices.store.ts';
import type { RunPart, RunProblem } from './run.store.ts';

export type BillRequest = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/**
 * Closes the months of some companies that are over for good, and issues the invoices that are due. The numbers are
 * locked first: of two processes the second sees what the first has done, and finds nothing left to do.
 */
export async function billCompanies(
  tx: Transaction,
  request: BillRequest,
): Promise<{ part: RunPart; invoices: readonly IssuedInvoice[] }> {
  await lockNumbers(tx, request.tenant);
  await planForMany(tx);
  const problems: RunProblem[] = [];
  let [closedMonths, lines] = [0, 0];
  for (const month of closableMonths(request.today)) {
    const closed = await closeMonth(tx, { ...request, month });
    closedMonths += closed.months;
    lines += closed.lines;
    problems.push(...closed.unpriced.map((key) => ({ ...key, reason: 'PRICE_MISSING' as const })));
  }
  const invoices = await issueInvoices(tx, request);
  const totalOre = sumOfOre(invoices.map((invoice) => invoice.totalOre));
  return { invoices, part: { closedMonths, lines, invoices: invoices.length, totalOre, problems } };
}
