import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import type { PaymentFile } from '@takst/contract/billing/invoices/payments/payment-file.schema.ts';
import { mayBeAnother } from '@takst/domain/billing/invoices/payments/identify-payments.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { BankPaymentRow, PaymentFileRow } from './bank-payment.query.ts';

export const describePaymentFile = ({
  totalOre,
  registeredOre,
  ...file
}: PaymentFileRow): PaymentFile => ({
  ...file,
  totalAmount: toKroner(totalOre),
  registeredAmount: toKroner(registeredOre),
});

export const describeBankPayment = (row: BankPaymentRow): BankPaymentEntry => ({
  id: row.id,
  fileId: row.fileId,
  fileName: row.fileName,
  row: row.row,
  repeatedRow: row.repeatedRow,
  repeatedFileId: row.repeatedFileId,
  mayBeAnother: row.repeatedRow !== null && mayBeAnother(row.key),
  amount: toKroner(row.amountOre),
  paidOn: Temporal.PlainDate.from(row.paidOn),
  kid: row.kid,
  payer: row.payer,
  state: row.state,
  reason: row.state === 'REGISTERED' ? null : row.reason,
  note: row.note,
  invoice:
    row.invoiceId === null
      ? null
      : {
          id: row.invoiceId,
          invoiceNumber: row.invoiceNumber ?? 0,
          companyId: row.companyId ?? 0,
          companyName: row.companyName ?? '',
          outstandingAmount: toKroner(row.outstandingOre ?? 0),
        },
});
