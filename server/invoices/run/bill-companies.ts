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
import { lockCompanies, type RunPart, type RunProblem } from './run.store.ts';

export type BillRequest = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Where the transactions of a run wait for each other (`chunk.ts`). */
export type Turn = {
  /** The companies are locked: the next transaction may lock its own. */
  readonly begun: () => void;
  /** Waits until the transaction before is committed; throws when it is not. */
  readonly comes: () => Promise<void>;
};

const alone: Turn = { begun: () => undefined, comes: async () => undefined };

/**
 * Closes the months of some companies that are over for good, and issues the invoices that are due. The companies are
 * locked first: of two processes the second sees what the first has done, and finds nothing left to do. The numbers
 * are locked last, as all that issue in an operator wait for them.
 */
export async function billCompanies(
  tx: Transaction,
  request: BillRequest,
  turn: Turn = alone,
): Promise<{ part: RunPart; invoices: readonly IssuedInvoice[] }> {
  await lockCompanies(tx, request);
  turn.begun();
  await planForMany(tx);
  const problems: RunProblem[] = [];
  let [closedMonths, lines] = [0, 0];
  for (const month of closableMonths(request.today)) {
    const closed = await closeMonth(tx, { ...request, month });
    closedMonths += closed.months;
    lines += closed.lines;
    problems.push(...closed.unpriced.map((key) => ({ ...key, reason: 'PRICE_MISSING' as const })));
  }
  await turn.comes();
  await lockNumbers(tx, request.tenant);
  const invoices = await issueInvoices(tx, request);
  const totalOre = sumOfOre(invoices.map((invoice) => invoice.totalOre));
  return { invoices, part: { closedMonths, lines, invoices: invoices.length, totalOre, problems } };
}
