import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { InvoiceBaseRow } from './invoice-base.query.ts';

export const describeInvoiceBase = (row: InvoiceBaseRow): InvoiceBaseEntry => ({
  id: row.id,
  companyId: row.company_id,
  companyCustomerNumber: row.customerNumber,
  companyName: row.companyName,
  agreementNumber: row.agreement_id,
  agreementSubTypeId: row.subtype,
  createdAt: row.closed_at,
  month: row.period_end.month,
  year: row.period_end.year,
  ticketCount: row.ticket_count,
  lineCount: row.line_count,
  reference: row.reference,
  totalPrice: toKroner(row.total_ore),
  totalVat: toKroner(row.vat_ore),
});
