import { setPaymentAside as route } from '@takst/contract/billing/invoices/payments/set-payment-aside.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockBankPayment, saveSetAside } from './bank-payment.store.ts';

export const setPaymentAside = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope: { tenant, userId }, params, body, now }) => {
    const { tx } = change;
    const payment = await lockBankPayment(tx, { tenant, id: params.id });
    if (!payment) return { refused: { code: 'PAYMENT_NOT_FOUND' } };
    if (payment.payment_id !== null) return { refused: { code: 'PAYMENT_REGISTERED' } };
    if (payment.set_aside_at) return { refused: { code: 'PAYMENT_SET_ASIDE' } };
    await saveSetAside(tx, { tenant, id: params.id, note: body.note, userId, now });
    await change.record({
      companyId: null,
      kind: 'set-payment-aside',
      subject: { type: 'bank-payment', id: params.id },
      about: null,
      before: null,
      after: { totalAmount: payment.amount_ore },
    });
    return { reply: null };
  });
