import { sumOfOre } from '@takst/domain/money/ore.rules.ts';
import { createChangePath } from '#changes/create-change-path.ts';
import { sendEmail } from '#integrations/email/email.public.ts';
import { billCompanies, type Turn } from './bill-companies.ts';
import { invoiceEmail } from '#invoices/invoice-email.texts.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { advanceRun, type RunKey } from './run.store.ts';

export type ChunkOfRun = { readonly key: RunKey; readonly companies: readonly number[] };

/** Bills some companies in one transaction: lines, invoices, record, e-mails and how far the run has come. */
export async function billChunk(
  dependencies: InvoiceRunDependencies,
  { key, companies }: ChunkOfRun,
  turn?: Turn,
): Promise<void> {
  const { clock, services, origins } = dependencies;
  const { tenant, runId } = key;
  const origin = {
    tenant,
    userId: null,
    channel: 'job' as const,
    requestId: `invoice-run-${runId}`,
    idempotency: null,
  };
  await createChangePath(dependencies)(origin, async ({ tx, record, enqueue }) => {
    const request = { services, tenant, companies, today: clock.today(), now: clock.now() };
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
    const emails = invoices.flatMap(({ email: to, ...invoice }) => {
      if (to === null) return [];
      const off = setOffs.filter(({ setOffInvoiceId }) => setOffInvoiceId === invoice.id);
      // What is to be paid.
      const totalOre = invoice.totalOre - sumOfOre(off.map(({ amountOre }) => amountOre));
      const facts = { tenant, origin: origins[tenant], ...invoice, totalOre };
      return [{ tenant, to, ...invoiceEmail(facts) }];
    });
    await enqueue(sendEmail, ...emails);
    await advanceRun(tx, key, { companies, part });
    return { reply: null };
  });
}
