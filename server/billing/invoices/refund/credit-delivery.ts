import { refundableOre } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { shareCompany } from '#billing/invoices/closing/delivery-day.store.ts';
import { linesIn, periodsOfInvoice } from '#billing/invoices/invoice/line.query.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { creditLine } from './credit-line.ts';
import { type DeliveryCredit, findDeliveredLine, insertOwedCredit } from './owed-credit.store.ts';
import { refundableLine } from './refundable-line.ts';

export type DeliveryCreditOutcome = 'not-billed' | 'credited' | 'already-credited';

/**
 * Credits, once, what is not credited yet of a delivery's line. Before its day is closed there is no line, and none comes:
 * the caller marks the delivery as cancelled or refunded in the same transaction, and a run that closes days of the company
 * waits until it ends, as for `deliveryDay`. A line without an invoice gets its credit note with the invoice. The
 * service locks its row of the delivery first.
 */
export async function creditDelivery(
  change: Change,
  credit: DeliveryCredit,
): Promise<DeliveryCreditOutcome> {
  const { tx } = change;
  const { tenant, companyId, creditedBy: refundedBy } = credit;
  await shareCompany(tx, credit);
  const line = await findDeliveredLine(tx, credit);
  if (!line) return 'not-billed';
  const { invoiceId, invoiceNumber, agreementId } = line;
  if (invoiceId === null || invoiceNumber === null) {
    return (await insertOwedCredit(tx, credit, line)) ? 'credited' : 'already-credited';
  }
  await lockNumbers(tx, tenant);
  // Read after the lock: somebody may have credited it while this waited.
  const [billed] = await linesIn(tx, periodsOfInvoice({ companyId, id: invoiceId }), line.id);
  if (!billed) throw new Error(`line ${line.id} is gone`);
  const amountOre = refundableOre(refundableLine(billed));
  if (amountOre === 0) return 'already-credited';
  const refund = { ...credit, refundedBy, invoiceId, invoiceNumber, agreementId, amountOre };
  await creditLine(change, { ...refund, line: billed });
  return 'credited';
}
