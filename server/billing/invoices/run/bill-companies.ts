import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { creditOwed, type OwedCreditNote } from '#billing/invoices/refund/owed-credit.store.ts';
import { type SetOff, setOffCredits } from '#billing/invoices/credits/settlement.store.ts';
import type { ClosedPeriods } from './close-period.store.ts';
import {
  type IssuedInvoice,
  issueInvoices,
  lockNumbers,
  planForMany,
} from './issue-invoices.store.ts';
import { lockFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { closeOpenPeriod } from '#billing/invoices/closing/close-open-period.ts';
import {
  findOpenPeriods,
  type LeftPeriod,
  saveClosedThrough,
} from '#billing/invoices/closing/open-periods.store.ts';
import { lockCompanies, type RunPart } from './run.store.ts';

export type BillRequest = {
  readonly services: BillingServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Up to which is invoiced. */
  readonly today: Temporal.PlainDate;
  /** Without it, of today. */
  readonly invoiceDate?: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/**
 * Closes all periods of some companies that are over for good and not closed, and issues the invoices that are due where
 * the operator offers them. The companies are locked first: of two processes the second sees what the first has done, and finds nothing left to do. The numbers
 * are locked last, as all that issue in an operator wait for them.
 */
export async function billCompanies(
  tx: Transaction,
  request: BillRequest,
): Promise<IssuedDocuments & { readonly part: RunPart }> {
  await lockCompanies(tx, request);
  await planForMany(tx);
  const closedPeriods = await closePeriods(tx, request);
  const leftPeriods = closedPeriods.flatMap(({ unpriced }) => unpriced);
  const issued = await issueDue(tx, request, leftPeriods);
  const { invoices } = issued;
  return {
    ...issued,
    part: {
      closedPeriods: sumOfOre(closedPeriods.map(({ periods }) => periods)),
      lines: sumOfOre(closedPeriods.map(({ lines }) => lines)),
      invoices: invoices.length,
      totalOre: sumOfOre(invoices.map((invoice) => invoice.totalOre)),
      problems: leftPeriods.map(({ companyId, agreementId }) => ({
        companyId,
        agreementId,
        reason: 'PRICE_MISSING' as const,
      })),
      emails: invoices.filter(({ way }) => way === 'EMAIL').length,
      eInvoices: invoices.filter(({ way }) => way === 'EHF').length,
      unaddressed: invoices
        .filter(({ way }) => way === null)
        .map(({ companyId, agreementId }) => ({ companyId, agreementId })),
    },
  };
}

type IssuedDocuments = {
  readonly invoices: readonly IssuedInvoice[];
  readonly creditNotes: readonly OwedCreditNote[];
  readonly setOffs: readonly SetOff[];
};

/** Nothing for an operator without invoices: its periods are closed all the same, as bases and taxes are read from them. */
async function issueDue(
  tx: Transaction,
  request: BillRequest,
  leftPeriods: readonly LeftPeriod[],
): Promise<IssuedDocuments> {
  if (!tenantOf(request.tenant).offers.has('invoices'))
    return { invoices: [], creditNotes: [], setOffs: [] };
  await lockNumbers(tx, request.tenant);
  const invoices = await issueInvoices(tx, { ...request, leftPeriods });
  const { tenant, now, invoiceDate: today = request.today } = request;
  const creditNotes = await creditOwed(tx, { tenant, invoices, today });
  return { invoices, creditNotes, setOffs: await setOffCredits(tx, { tenant, invoices, now }) };
}

async function closePeriods(tx: Transaction, request: BillRequest): Promise<ClosedPeriods[]> {
  const { tenant } = request;
  const firstMonth = await lockFirstMonth(tx, tenant);
  // A run is refused before it begins (`begin-run.ts`).
  if (!firstMonth) throw new Error(`${tenant} has no first month`);
  const kinds = new Set(Object.values(request.services).map(({ bills }) => bills));
  const openPeriods = await findOpenPeriods(tx, { ...request, firstMonth, kinds });
  const closedPeriods: ClosedPeriods[] = [];
  for (const open of openPeriods) {
    closedPeriods.push(await closeOpenPeriod(tx, { ...request, ...open }));
  }
  const leftPeriods = closedPeriods.flatMap(({ unpriced }) => unpriced);
  await saveClosedThrough(tx, tenant, { openPeriods, leftPeriods });
  return closedPeriods;
}
