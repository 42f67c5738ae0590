import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { EmailRefused, type EmailSender } from '#platform/integrations/email/email.public.ts';
import { creditNoteEmail, invoiceEmail } from '#billing/invoices/delivery/invoice-email.texts.ts';
import { issuedPdf } from '#billing/invoices/issued/issued-pdf.ts';
import { FailedForGood, job, triesForHours } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deliveryData, messageOfError } from './delivery-data.ts';
import {
  type DeliveryKey,
  type DocumentKey,
  type DocumentToSend,
  findDelivery,
  saveFailedTry,
  saveGivenUp,
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
  data: deliveryData,
  retries: triesForHours,
  async work(key: DeliveryKey, { database, clock, email, origins }: Dependencies, jobKey) {
    const document = await findDelivery(database, key, 'EMAIL');
    if (!document?.address) return;
    const { tenant } = key;
    const message = messageOf(key, document, ofTenant(origins, tenant));
    const attachments = [await issuedPdf(database, key)];
    try {
      await email.send({ tenant, to: document.address, ...message, attachments, key: jobKey });
    } catch (error) {
      const failed = { now: clock.now(), reason: messageOfError(error) };
      if (!(error instanceof EmailRefused)) {
        await database.transaction((tx) => saveFailedTry(tx, key, failed));
        throw error;
      }
      await database.transaction((tx) => saveRefused(tx, key, failed));
      throw new FailedForGood(error.message);
    }
    await database.transaction((tx) => saveSent(tx, key, { now: clock.now() }));
  },
  async onFailed(key: DeliveryKey, { database, clock }: Dependencies, { reason }) {
    await database.transaction((tx) => saveGivenUp(tx, key, { now: clock.now(), reason }));
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
