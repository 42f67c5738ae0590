import { refundLine as route } from '@takst/contract/invoices/refund-line.contract.ts';
import {
  nextRefundAt,
  refundableOre,
  refuseRefund,
} from '@takst/domain/invoices/refund-line.rules.ts';
import { kronerToOre, toKroner } from '@takst/domain/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { scopeWith } from '#access/authorise.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { invoiceAddressOf } from '#invoices/invoice-address.query.ts';
import { insertDeliveries } from '#invoices/delivery/delivery.store.ts';
import { sendInvoiceEmail } from '#invoices/delivery/send-invoice-email.job.ts';
import { findInvoice, type InvoiceRow } from '#invoices/invoice.query.ts';
import { type LineRow, linesIn, periodsOfInvoice } from '#invoices/line.query.ts';
import { lockNumbers } from '#invoices/run/issue-invoices.store.ts';
import { type CreditNote, insertCreditNote, insertRefund, type NewRefund } from './refund.store.ts';
import { mayRefundSubscriptions } from './refund-setting.query.ts';

/** Refunds an amount of a line. The numbers are locked first: of two refunds of a line the second sees the first. */
export const refundLine = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, today, now }) => {
    const { tx } = change;
    const { tenant, userId } = scope;
    await lockNumbers(tx, tenant);
    const invoice = await findInvoice(tx, scopeWith(scope, 'invoices.refund'), params.id);
    if (invoice?.kind !== 'invoice') return { refused: { code: 'LINE_NOT_FOUND' } };
    const companyId = invoice.company_id;
    const [line] = await linesIn(
      tx,
      periodsOfInvoice({ companyId, id: invoice.id }),
      params.lineId,
    );
    if (!line) return { refused: { code: 'LINE_NOT_FOUND' } };
    if (line.productType === 'MOBILITY') {
      const isOn =
        isWithinScope(scopeWith(scope, 'subscriptions.refund'), companyId) &&
        (await mayRefundSubscriptions(tx, companyId));
      if (!isOn) return { refused: { code: 'REFUND_SWITCHED_OFF' } };
    }
    const refundable = refundableLine(line);
    const amountOre = kronerToOre(body.amount);
    const refusal = refuseRefund(refundable, { amountOre, now });
    if (refusal === 'NEWLY_REFUNDED') {
      return { refused: { code: refusal, nextAt: nextRefundAt(refundable, now) } };
    }
    if (refusal === 'AMOUNT_TOO_HIGH') {
      return { refused: { code: refusal, refundable: toKroner(refundableOre(refundable)) } };
    }
    const refund: NewRefund = {
      tenant,
      companyId,
      invoiceId: invoice.id,
      line,
      amountOre,
      today,
      now,
      description: body.description,
      refundedBy: userId,
    };
    // A refund of nothing is noted on the line (spec 2 §5): nothing is credited or announced.
    const creditNote = amountOre > 0 ? await insertCreditNote(tx, refund) : null;
    await insertRefund(tx, refund, creditNote);
    await change.record({
      companyId,
      kind: 'refund-invoice-line',
      subject: { type: 'invoice', id: invoice.number },
      about: null,
      before: null,
      after: { totalAmount: amountOre, creditNoteNumber: creditNote?.invoiceNumber ?? null },
    });
    if (creditNote) await announce(change, { tenant, invoice, creditNote });
    return { reply: creditNote };
  });

type Announcement = {
  readonly tenant: TenantId;
  readonly invoice: InvoiceRow;
  readonly creditNote: CreditNote;
};

/** Sends a credit note to the address that the agreement has for its invoices, or notes that there is none. */
async function announce(
  { tx, enqueue }: Change,
  { tenant, invoice, creditNote: { id } }: Announcement,
): Promise<void> {
  const { company_id: companyId, agreement_id: agreementId } = invoice;
  const email = await invoiceAddressOf(tx, { companyId, agreementId });
  await enqueue(
    sendInvoiceEmail,
    ...(await insertDeliveries(tx, tenant, [{ companyId, id, email }])),
  );
}

const refundableLine = ({ priceOre, quantity, vatPercent, refunds }: LineRow) => ({
  priceOre,
  quantity,
  vatPercent,
  refunds: refunds.map(({ amountOre, at }) => ({ amountOre, at: Temporal.Instant.from(at) })),
});
