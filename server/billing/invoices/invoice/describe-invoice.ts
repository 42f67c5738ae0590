import type {
  InvoiceDetails,
  InvoiceEntry,
  InvoiceLine,
  MonthLine,
} from '@takst/contract/billing/invoices/invoice.schema.ts';
import {
  outstandingOre,
  paymentStatus,
  reminderDueDate,
} from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { vatIncludedIn } from '@takst/domain/platform/money/vat.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { SettlementOfInvoice } from '../credits/credit.query.ts';
import type { InvoiceRow } from './invoice.query.ts';
import type { LineRefund, LineRow } from './line.query.ts';

/** As the list has it (spec 2 §3). */
export function describeInvoice(row: InvoiceRow, today: Temporal.PlainDate): InvoiceEntry {
  const account = {
    kind: row.kind,
    totalOre: row.total_ore,
    refundedOre: row.refunded_ore,
    paidOre: row.paid_ore,
    dueDate: row.due_date,
  };
  return {
    id: row.id,
    invoiceNumber: row.number,
    type: row.kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE',
    creditedInvoiceId: row.credited_invoice_id,
    companyId: row.company_id,
    companyCustomerNumber: row.customer_number,
    companyName: row.company_name,
    agreementNumber: row.agreement_id,
    agreementSubTypeId: row.agreement_subtype,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    reminderDueDate: reminderDueDate(account, today),
    createdAt: row.issued_at,
    month: row.period_end.month,
    year: row.period_end.year,
    firstMonth: firstOfMonth(row.period_start),
    ticketCount: row.ticket_count,
    lineCount: row.line_count,
    reference: row.reference,
    kid: row.kid,
    paymentStatus: paymentStatus(account, today),
    totalPrice: toKroner(row.total_ore),
    totalVat: toKroner(row.vat_ore),
    outstandingAmount: toKroner(outstandingOre(account)),
  };
}

const describeRefund = (
  { id, amountOre, description, at, creditNoteId, creditNoteNumber }: LineRefund,
  line: LineRow,
): InvoiceLine['refunds'][number] => ({
  id,
  amount: toKroner(amountOre),
  vatAmount: toKroner(vatIncludedIn(amountOre, line.vatPercent)),
  description,
  createdAt: Temporal.Instant.from(at),
  invoiceId: creditNoteId,
  invoiceNumber: creditNoteNumber,
  refundForInvoiceLineId: line.id,
});

type LineContent = Omit<
  LineRow,
  'id' | 'periodStart' | 'periodEnd' | 'invoiceId' | 'refunds' | 'secondZoneFrom' | 'secondZoneTo'
> & {
  /** Its first. */
  readonly month: Temporal.PlainDate;
};

/** What a line says, in an open month too. */
export const describeMonthLine = (row: LineContent): MonthLine => ({
  description: row.name ?? { nb: row.product, en: row.product },
  month: row.month,
  price: toKroner(row.priceOre),
  priceVat: toKroner(row.vatOre),
  quantity: row.quantity,
  vatPercent: row.vatPercent,
  agreementNumber: row.agreementId,
  productType: row.productType,
  relatedId: row.relatedId,
  ticketId: row.productType === 'TICKET' ? row.relatedId : null,
  profileId: row.profileId,
  numberOfZones: row.nrOfZones,
  zoneFrom: row.zoneFrom,
  zoneTo: row.zoneTo,
  allZones: row.allZones,
  timeOfSale: row.soldAt,
  subscriberId: row.holderId,
  firstName: row.firstName,
  lastName: row.lastName,
  phoneCountryCode: row.phoneCountryCode,
  phone: row.phone,
  employeeId: row.employeeId,
});

export const describeLine = (row: LineRow): InvoiceLine => ({
  ...describeMonthLine({ ...row, month: firstOfMonth(row.periodStart) }),
  id: row.id,
  invoiceId: row.invoiceId,
  refunds: row.refunds.map((refund) => describeRefund(refund, row)),
});

/** The line of a credit note: what it takes back of the line of the invoice. */
export function creditedAmounts(row: LineRow): LineRow {
  const [refund] = row.refunds;
  const { amountOre = 0 } = refund ?? {};
  const vatOre = vatIncludedIn(amountOre, row.vatPercent);
  return { ...row, priceOre: 0 - amountOre, vatOre: 0 - vatOre, quantity: 1, refunds: [] };
}

/** The reason of a credit note, as the user who refunded the line wrote it. */
export const reasonOf = ([line]: readonly LineRow[]): string | null =>
  line?.refunds[0]?.description ?? null;

export const describeCredit = (row: LineRow): InvoiceLine => describeLine(creditedAmounts(row));

export const describeSettlement = ({
  amountOre,
  day,
  ...settlement
}: SettlementOfInvoice): InvoiceDetails['settlements'][number] => ({
  ...settlement,
  amount: toKroner(amountOre),
  day: Temporal.PlainDate.from(day),
});
