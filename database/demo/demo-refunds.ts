import { refundableOre } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { linesIn, periodsOfInvoice } from '@takst/server/billing/invoices/invoice/line.query.ts';
import {
  insertCreditNote,
  insertRefund,
} from '@takst/server/billing/invoices/refund/refund.store.ts';
import { invoicesToRefund, type RefundStory } from './demo-payments.store.ts';

/** Credit notes of a moment, made as customer support makes them. */
export async function placeRefunds(
  tx: Transaction,
  stories: readonly RefundStory[],
  now: Temporal.Instant,
): Promise<void> {
  const today = businessDayOf(now);
  for (const { isWhole, ...invoice } of await invoicesToRefund(tx, { stories, today })) {
    const lines = await linesIn(tx, periodsOfInvoice(invoice));
    for (const line of isWhole ? lines : lines.slice(0, 1)) {
      const refundable = { ...line, refunds: [] };
      const amountOre = isWhole ? refundableOre(refundable) : Math.round(line.priceOre / 2);
      const refund = {
        tenant: invoice.tenant,
        companyId: invoice.companyId,
        invoiceId: invoice.id,
        line,
        amountOre,
        description: isWhole ? 'Avtalen var sagt opp' : 'Sluttet midt i måneden',
        refundedBy: invoice.supportId,
        today,
        now,
      };
      await insertRefund(tx, refund, await insertCreditNote(tx, refund));
    }
  }
}
