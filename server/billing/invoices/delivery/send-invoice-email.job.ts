import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { EmailRefused, type EmailSender } from '#platform/integrations/email/email.public.ts';
import { creditNoteEmail, invoiceEmail } from '#billing/invoices/delivery/invoice-email.texts.ts';
import { issuedPdf } from '#billing/invoices/issued/issued-pdf.ts';
import { FailedForGood, job, triesForHours } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type DocumentKey,
  type DocumentToSend,
  findDocumentToSend,
  saveRefused,
  saveSent,
} from './delivery.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly email: EmailSender;
  readonly origins: PerTenant<string>;
};

/**
 * Sends an invoice or a credit note as PDF to the address for invoices, and notes that it is sent, or that the mail server
 * never takes it. The PDF is made here: the same document is the same bytes at each try.
 */
export const sendInvoiceEmail = job({
  name: 'send-invoice-email',
  data: z.strictObject({ tenant: knownTenant, companyId: z.int(), invoiceId: z.int() }),
  retries: triesForHours,
  async work(key, { database, clock, email, origins }: Dependencies, jobKey) {
    const document = await findDocumentToSend(database, key);
    if (!document?.address || document.sentAt) return;
    const { tenant } = key;
    const message = messageOf(key, document, ofTenant(origins, tenant));
    const attachments = [await issuedPdf(database, key)];
    try {
      await email.send({ tenant, to: document.address, ...message, attachments, key: jobKey });
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      await database.transaction((tx) => saveRefused(tx, key, clock.now()));
      throw new FailedForGood(error.message);
    }
    await database.transaction((tx) => saveSent(tx, key, clock.now()));
  },
});

function messageOf(
  { tenant, invoiceId: id }: DocumentKey,
  { kind, creditedNumber, dueDate, ...facts }: DocumentToSend,
  origin: string,
) {
  const document = { ...facts, tenant, origin, id };
  return kind === 'invoice'
    ? invoiceEmail({ ...document, dueDate })
    : creditNoteEmail({ ...document, creditedNumber: creditedNumber ?? 0 });
}
