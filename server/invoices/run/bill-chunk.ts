import { createChangePath } from '#changes/create-change-path.ts';
import { billCompanies, type Turn } from './bill-companies.ts';
import { addressUnsent, insertDeliveries } from '#invoices/delivery/delivery.store.ts';
import { sendInvoiceEmail } from '#invoices/delivery/send-invoice-email.job.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { advanceRun, type RunKey } from './run.store.ts';

export type ChunkOfRun = { readonly key: RunKey; readonly companies: readonly number[] };

/** Bills some companies in one transaction: lines, invoices, record, e-mails and how far the run has come. */
export async function billChunk(
  dependencies: InvoiceRunDependencies,
  { key, companies }: ChunkOfRun,
  turn?: Turn,
): Promise<void> {
  const { clock, services } = dependencies;
  const { tenant, runId } = key;
  const origin = {
    tenant,
    userId: null,
    channel: 'job' as const,
    requestId: `invoice-run-${runId}`,
    idempotency: null,
  };
  await createChangePath(dependencies)(origin, async ({ tx, record, enqueue }) => {
    const today = clock.today();
    const { invoiceDate = today } = dependencies;
    const request = { services, tenant, companies, today, invoiceDate, now: clock.now() };
    const { part, invoices, setOffs } = await billCompanies(tx, request, turn);
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
    const readdressedJobs = await addressUnsent(tx, { tenant, companies });
    const newJobs = await insertDeliveries(tx, tenant, invoices);
    await enqueue(sendInvoiceEmail, ...readdressedJobs, ...newJobs);
    await advanceRun(tx, key, { companies, part });
    return { reply: null };
  });
}
