import type { Change, RecordedChange } from '#platform/changes/change-path.ts';
import { insertDeliveries } from '#billing/invoices/delivery/delivery.store.ts';
import { enqueueDeliveries } from '#billing/invoices/delivery/enqueue-deliveries.ts';
import { invoiceRecipientOf } from '#billing/invoices/invoice/invoice-address.query.ts';
import { type CreditNote, insertCreditNote, insertRefund, type NewRefund } from './refund.store.ts';

/** Takes back an amount of a line of an invoice. */
export type LineCredit = NewRefund & {
  readonly agreementId: number;
  readonly invoiceNumber: number;
};

/**
 * Credits a line by a credit note, which is recorded and sent. A credit of nothing is noted on the line (spec 2 §5): nothing
 * is credited or announced. The numbers are locked.
 */
export async function creditLine(change: Change, credit: LineCredit): Promise<CreditNote | null> {
  const { tx } = change;
  const creditNote = credit.amountOre > 0 ? await insertCreditNote(tx, credit) : null;
  await insertRefund(tx, credit, creditNote);
  await change.record(recordOfCredit({ ...credit, creditNote }));
  if (creditNote) await announce(change, credit, creditNote);
  return creditNote;
}

type RecordedCredit = Pick<LineCredit, 'companyId' | 'invoiceNumber' | 'amountOre'> & {
  readonly creditNote: CreditNote | null;
};

export const recordOfCredit = ({
  companyId,
  invoiceNumber,
  amountOre,
  creditNote,
}: RecordedCredit) =>
  ({
    companyId,
    kind: 'refund-invoice-line',
    subject: { type: 'invoice', id: invoiceNumber },
    about: null,
    before: null,
    after: { totalAmount: amountOre, creditNoteNumber: creditNote?.invoiceNumber ?? null },
  }) as const satisfies RecordedChange;

/** Sends a credit note as invoices of the agreement go, or notes that they go to nobody. */
async function announce(
  { tx, enqueue }: Change,
  { tenant, companyId, agreementId }: LineCredit,
  { id }: CreditNote,
): Promise<void> {
  const recipient = await invoiceRecipientOf(tx, { companyId, agreementId });
  const document = { ...recipient, companyId, id };
  await enqueueDeliveries(enqueue, await insertDeliveries(tx, tenant, [document]));
}
