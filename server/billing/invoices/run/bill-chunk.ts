import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { insertDeliveries } from '#billing/invoices/delivery/delivery.store.ts';
import { enqueueDeliveries } from '#billing/invoices/delivery/enqueue-deliveries.ts';
import { addressUnsent } from '#billing/invoices/delivery/readdress.store.ts';
import { recordOfCredit } from '#billing/invoices/refund/credit-line.ts';
import {
  type ChunkResult,
  type NextChunk,
  over,
  withAnotherWorker,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import { billCompanies } from './bill-companies.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import {
  advanceRun,
  companiesAfter,
  finishRun,
  lockRun,
  type RunKey,
  type RunPart,
} from './run.store.ts';

/** Bills the next companies of a run in one transaction; with the last of them the run is over. */
export async function billChunk(
  dependencies: InvoiceRunDependencies,
  key: RunKey,
  { max, take }: NextChunk<number>,
): Promise<ChunkResult> {
  const { clock } = dependencies;
  const { tenant, runId } = key;
  const origin = {
    tenant,
    userId: null,
    channel: 'job' as const,
    requestId: `invoice-run-${runId}`,
    idempotency: null,
  };
  const changes = createChangePath(dependencies);
  const { reply } = await changes<{ reply: ChunkResult }>(origin, async (change) => {
    const { tx } = change;
    const lastDone = await lockRun(tx, key);
    if (lastDone === null) return { reply: over };
    if (lastDone === 'with-another-worker') return { reply: withAnotherWorker };
    const companies = await companiesAfter(tx, { tenant, after: lastDone, max });
    take(companies);
    const items = companies.length;
    if (items > 0) {
      const part = await bill(change, dependencies, { key, companies });
      await advanceRun(tx, key, { companies, part, now: clock.now() });
    }
    if (items === max) return { reply: { end: 'goes-on', items } };
    await finishRun(tx, key, clock.now());
    return { reply: { end: 'over', items } };
  });
  return reply;
}

type ChunkOfRun = { readonly key: RunKey; readonly companies: readonly number[] };

/** Lines, invoices, record and deliveries of some companies. */
async function bill(
  { tx, record, enqueue }: Change,
  { clock, services, invoiceDate }: InvoiceRunDependencies,
  { key: { tenant }, companies }: ChunkOfRun,
): Promise<RunPart> {
  const today = clock.today();
  const { part, invoices, creditNotes, setOffs } = await billCompanies(tx, {
    services,
    tenant,
    companies,
    today,
    invoiceDate: invoiceDate ?? today,
    now: clock.now(),
  });
  await record(
    ...invoices.map(({ companyId, number, totalOre, dueDate }) => ({
      companyId,
      kind: 'issue-invoice' as const,
      subject: { type: 'invoice', id: number },
      about: null,
      before: null,
      after: { totalAmount: totalOre, dueDate },
    })),
  );
  await record(
    ...setOffs.map(({ companyId, invoiceNumber, setOffNumber, amountOre }) => ({
      companyId,
      kind: 'set-off-credit' as const,
      subject: { type: 'invoice', id: invoiceNumber },
      about: null,
      before: null,
      after: { totalAmount: amountOre, setOffInvoiceNumber: setOffNumber },
    })),
  );
  await record(...creditNotes.map(recordOfCredit));
  const readdressed = await addressUnsent(tx, { tenant, companies });
  const deliveries = await insertDeliveries(tx, tenant, [...invoices, ...creditNotes]);
  await enqueueDeliveries(enqueue, [...readdressed, ...deliveries]);
  return part;
}
