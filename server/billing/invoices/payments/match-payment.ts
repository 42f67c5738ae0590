import { matchPayment as route } from '@takst/contract/billing/invoices/payments/match-payment.contract.ts';
import { mayRegister } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { findPayableInvoices } from './bank-payment.query.ts';
import { registerByHand } from './bank-payment.store.ts';
import { lockPayment } from './lock-payment.ts';
import { recordOf } from './record-of-payment.ts';

/** Registers a payment on the invoice that somebody has found for it, also one that was set aside. */
export const matchPayment = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, now }) => {
    const payment = await lockPayment(change.tx, scope, params.id);
    if (!payment) return { refused: { code: 'PAYMENT_NOT_FOUND' } };
    if (payment.payment_id !== null) return { refused: { code: 'PAYMENT_REGISTERED' } };
    const { tx } = change;
    const { tenant, userId } = scope;
    const { invoiceNumber } = body;
    const invoice = (await findPayableInvoices(tx, tenant, [invoiceNumber])).get(invoiceNumber);
    if (!invoice) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { amount_ore: amountOre } = payment;
    if (!mayRegister(amountOre, invoice.paidOre)) {
      return { refused: { code: 'NOTHING_TO_REVERSE' } };
    }
    await registerByHand(tx, { payment, invoice, userId, now });
    await change.record(recordOf({ companyId: invoice.companyId, invoiceNumber, amountOre }));
    const { id: invoiceId, companyName } = invoice;
    return { reply: { invoiceId, invoiceNumber, companyName } };
  });
