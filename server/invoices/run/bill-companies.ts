import { sumOfOre } from '@takst/domain/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { type SetOff, setOffCredits } from '#invoices/credits/settlement.store.ts';
import { type ClosedMonths, closeMonth } from './close-month.store.ts';
import {
  type IssuedInvoice,
  issueInvoices,
  lockNumbers,
  planForMany,
} from './issue-invoices.store.ts';
import { lockFirstMonth } from '#invoices/months/first-month.store.ts';
import { findOpenMonths, saveClosedThrough } from '#invoices/closing/open-months.store.ts';
import { lockCompanies, type RunPart } from './run.store.ts';

export type BillRequest = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Up to which is invoiced. */
  readonly today: Temporal.PlainDate;
  /** Without it, of today. */
  readonly invoiceDate?: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Where the transactions of a run wait for each other (`chunk.ts`). */
export type Turn = {
  /** The companies are locked and their months closed: the next transaction may lock its own and begin. */
  readonly monthsClosed: () => void;
  /** Waits until the transaction before is committed; throws when it is not. */
  readonly awaitPrevious: () => Promise<void>;
};

const alone: Turn = { monthsClosed: () => undefined, awaitPrevious: async () => undefined };

/**
 * Closes all months of some companies that are over for good and not closed, and issues the invoices that are due. The companies are
 * locked first: of two processes the second sees what the first has done, and finds nothing left to do. The numbers
 * are locked last, as all that issue in an operator wait for them.
 */
export async function billCompanies(
  tx: Transaction,
  request: BillRequest,
  turn: Turn = alone,
): Promise<{ part: RunPart; invoices: readonly IssuedInvoice[]; setOffs: readonly SetOff[] }> {
  await lockCompanies(tx, request);
  await planForMany(tx);
  const closedMonths = await closeMonths(tx, request);
  const leftMonths = closedMonths.flatMap(({ unpriced }) => unpriced);
  turn.monthsClosed();
  await turn.awaitPrevious();
  await lockNumbers(tx, request.tenant);
  const invoices = await issueInvoices(tx, { ...request, leftMonths });
  const setOffs = await setOffCredits(tx, { ...request, invoices });
  return {
    invoices,
    setOffs,
    part: {
      closedMonths: sumOfOre(closedMonths.map(({ months }) => months)),
      lines: sumOfOre(closedMonths.map(({ lines }) => lines)),
      invoices: invoices.length,
      totalOre: sumOfOre(invoices.map((invoice) => invoice.totalOre)),
      problems: leftMonths.map(({ companyId, agreementId }) => ({
        companyId,
        agreementId,
        reason: 'PRICE_MISSING' as const,
      })),
      emails: invoices.filter(({ email }) => email !== null).length,
      unaddressed: invoices
        .filter(({ email }) => email === null)
        .map(({ companyId, agreementId }) => ({ companyId, agreementId })),
    },
  };
}

async function closeMonths(tx: Transaction, request: BillRequest): Promise<ClosedMonths[]> {
  const { tenant } = request;
  const firstMonth = await lockFirstMonth(tx, tenant);
  // A run is refused before it begins (`begin-run.ts`).
  if (!firstMonth) throw new Error(`${tenant} has no first month`);
  const openMonths = await findOpenMonths(tx, { ...request, firstMonth });
  const closedMonths: ClosedMonths[] = [];
  for (const open of openMonths) closedMonths.push(await closeMonth(tx, { ...request, ...open }));
  const leftMonths = closedMonths.flatMap(({ unpriced }) => unpriced);
  await saveClosedThrough(tx, tenant, { openMonths, leftMonths });
  return closedMonths;
}
