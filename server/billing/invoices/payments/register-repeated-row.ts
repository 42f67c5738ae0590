import { registerRepeatedRow as route } from '@takst/contract/billing/invoices/payments/register-repeated-row.contract.ts';
import { readKid } from '@takst/domain/billing/invoices/kid.rules.ts';
import {
  keyOfAnother,
  mayBeAnother,
} from '@takst/domain/billing/invoices/payments/identify-payments.rules.ts';
import { decidePayments } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { findPayableInvoices } from './bank-payment.query.ts';
import { insertPayments, knownPayments } from './bank-payment.store.ts';
import { recordOf } from './record-of-payment.ts';
import {
  findPaymentOfRepeatedRow,
  hasOwnPayment,
  keysOfLikePayments,
  removeRepeatedRow,
} from './repeated-row.store.ts';

/**
 * Registers a row that was taken for a known payment as one of its own, as the import does: on the invoice of its KID,
 * or without one. The user has found out that two payments are equal in everything that the bank says.
 */
export const registerRepeatedRow = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope: { tenant, userId }, params, now, today }) => {
    const { tx } = change;
    // Imports wait: none of them may give the new key to another payment.
    await lockNumbers(tx, tenant);
    const row = { tenant, fileId: params.id, row: params.row };
    const knownPayment = await findPaymentOfRepeatedRow(tx, row);
    if (!knownPayment) {
      const isRegistered = await hasOwnPayment(tx, row);
      return { refused: { code: isRegistered ? 'ROW_REGISTERED' : 'ROW_NOT_FOUND' } };
    }
    if (!mayBeAnother(knownPayment.bank_reference)) return { refused: { code: 'SAME_PAYMENT' } };
    const key = keyOfAnother(
      knownPayment.bank_reference,
      await keysOfLikePayments(tx, knownPayment),
    );
    const kid = readKid(knownPayment.kid ?? '');
    const invoices = await findPayableInvoices(tx, tenant, kid ? [kid.invoiceNumber] : []);
    const payment = {
      key,
      row: params.row,
      account: knownPayment.account,
      reference: null,
      amountOre: knownPayment.amount_ore,
      paidOn: knownPayment.paid_on,
      kid: knownPayment.kid,
      // The payer of this row is stored nowhere.
      payer: null,
      isUndivided: knownPayment.reason === 'SEVERAL_REFERENCES',
      isReferenceRepeated: false,
    };
    const [decided] = decidePayments([payment], { invoices, today });
    if (!decided) throw new Error('one payment was not decided');
    await insertPayments(tx, { ...row, userId, now }, [decided]);
    await removeRepeatedRow(tx, row);
    const id = (await knownPayments(tx, tenant, [key])).get(key) ?? 0;
    await change.record({
      companyId: null,
      kind: 'register-repeated-payment',
      subject: { type: 'bank-payment', id },
      about: null,
      before: null,
      after: { totalAmount: payment.amountOre },
    });
    const invoice = decided.reason === null && kid ? invoices.get(kid.invoiceNumber) : undefined;
    if (!invoice) return { reply: { invoice: null } };
    const { id: invoiceId, companyId, companyName, number: invoiceNumber } = invoice;
    await change.record(recordOf({ companyId, invoiceNumber, amountOre: payment.amountOre }));
    return { reply: { invoice: { id: invoiceId, invoiceNumber, companyName } } };
  });
