import { sendInvoiceAgain as route } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { beginAnew, lockDelivery } from './readdress.store.ts';

/**
 * Sends a document once more. One that is sent is not sent again, but an EHF without a receipt is: only a person can know
 * whether it came. Of two concurrent calls one does.
 */
export const sendInvoiceAgain = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body: { way } }) => {
    const { tenant } = scope;
    const { tx } = change;
    const delivery = await lockDelivery(tx, { tenant, invoiceId: params.id });
    if (!delivery) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { companyId, sentAt, refusedAt, isUnconfirmed, recipient } = delivery;
    const isOnItsWay = delivery.way !== null && !refusedAt && !sentAt;
    const isSent = sentAt !== null && !isUnconfirmed;
    if (isSent || isOnItsWay) return { refused: { code: 'ALREADY_SENT' } };
    if (way === 'EMAIL' && recipient.email === null) return { refused: { code: 'NO_EMAIL' } };
    if (way === 'EHF' && !delivery.isReachedByEhf)
      return { refused: { code: 'NOT_REACHED_BY_EHF' } };
    const begun = await beginAnew(
      tx,
      { tenant, companyId, invoiceId: params.id },
      { way, email: recipient.email },
    );
    await change.record({
      companyId,
      kind: 'send-invoice-again',
      subject: { type: 'invoice', id: delivery.number },
      about: null,
      before: null,
      after: { invoiceWay: way },
    });
    await enqueueDeliveries(change.enqueue, [begun]);
    return { reply: { id: params.id } };
  });
