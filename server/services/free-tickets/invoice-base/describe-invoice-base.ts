import type { FreeInvoiceBaseEntry } from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { invoiceBaseId } from '@takst/domain/services/free-tickets/invoice-base-id.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { InvoiceBaseRow } from './invoice-bases.query.ts';

export const describeInvoiceBase = (row: InvoiceBaseRow): FreeInvoiceBaseEntry => ({
  id: invoiceBaseId(row),
  month: row.month.month,
  year: row.month.year,
  agreementNumber: row.agreementId,
  invoiceReference: row.invoiceReference,
  isClosed: row.isClosed,
  ticketCount: row.ticketCount,
  feeCount: row.feeCount,
  unpricedCount: row.unpricedCount,
  totalPrice: toKroner(row.grossOre),
  totalVat: toKroner(row.vatOre),
});
