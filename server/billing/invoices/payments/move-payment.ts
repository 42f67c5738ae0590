import { movePayment as route } from '@takst/contract/billing/invoices/payments/move-payment.contract.ts';
import { mayRegister } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import {
  findPayableInvoices,
  findRegisteredInvoice,
  type FoundInvoice,
} from './bank-payment.query.ts';
import { type LockedPayment, registerByHand, undoRegistration } from './bank-payment.store.ts';
import { lockPayment } from './lock-payment.ts';
import { recordsOfMove } from './record-of-payment.ts';

/**
 * Moves a payment that was registered on the wrong invoice. What is registered stays: a row of its own takes it back, and
 * another registers it where it belongs (docs/decisions/0064).
 */
export const movePayment = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, now }) => {
    const payment = await lockPayment(change.tx, scope, params.id);
    if (!payment) return { refused: { code: 'PAYMENT_NOT_FOUND' } };
    const { tx } = change;
    const { tenant, userId } = scope;
    const from = await findRegisteredInvoice(tx, payment);
    const currentInvoiceNumber = from?.number ?? null;
    const { invoiceNumber, previousInvoiceNumber } = body;
    const compared = compareWithExpected<number | null>(currentInvoiceNumber, {
      expected: previousInvoiceNumber,
      wanted: invoiceNumber,
    });
    if (compared === 'done') return { reply: { invoice: described(from) } };
    if (!from || compared === 'changed-since')
      return { refused: { code: 'PAYMENT_MOVED_SINCE', currentInvoiceNumber } };
    const to = await findTarget(tx, tenant, invoiceNumber);
    if (invoiceNumber !== null && !to) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const refusal = refuseMove(payment, { from, to });
    if (refusal) return { refused: { code: refusal } };
    await undoRegistration(tx, { payment, userId, now });
    if (to) await registerByHand(tx, { payment, invoice: to, userId, now });
    await change.record(...recordsOfMove({ amountOre: payment.amount_ore, from, to }));
    return { reply: { invoice: described(to) } };
  });

const findTarget = async (
  tx: Transaction,
  tenant: TenantId,
  number: number | null,
): Promise<FoundInvoice | undefined> =>
  number === null ? undefined : (await findPayableInvoices(tx, tenant, [number])).get(number);

type Move = { readonly from: FoundInvoice; readonly to: FoundInvoice | undefined };

function refuseMove({ amount_ore: amountOre }: LockedPayment, { from, to }: Move) {
  if (!mayRegister(-amountOre, from.paidOre)) return 'PAYMENT_REVERSED';
  return to && !mayRegister(amountOre, to.paidOre) ? 'NOTHING_TO_REVERSE' : null;
}

const described = (invoice: FoundInvoice | undefined) =>
  invoice
    ? { id: invoice.id, invoiceNumber: invoice.number, companyName: invoice.companyName }
    : null;
