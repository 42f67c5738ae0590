import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { registerRepeatedRow } from '@takst/contract/billing/invoices/payments/register-repeated-row.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { paymentWords } from './payment-words.ts';

type RegisterRepeatedRowModalProps = { payment: BankPaymentEntry; onClose: () => void };

/** Registers a row that was taken for this payment as one of its own. */
export function RegisterRepeatedRowModal({ payment, onClose }: RegisterRepeatedRowModalProps) {
  const t = useTexts('payments');
  const amount = formatKroner(payment.amount);
  const { repeatedFileId, repeatedRow } = payment;
  const operation = useOperation(registerRepeatedRow, {
    texts: 'payments',
    failed: 'matchFailed',
    refusals: {
      ROW_NOT_FOUND: 'paymentGone',
      ROW_REGISTERED: 'paymentRegistered',
      SAME_PAYMENT: 'sameReference',
    },
    toast: ({ reply: { invoice } }) =>
      invoice
        ? {
            title: t('matched', { amount }),
            text: t('matchedText', { number: invoice.invoiceNumber, company: invoice.companyName }),
          }
        : { title: t('rowWaits', { amount }), text: t('rowWaitsText') },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('registerRowTitle')}
      subtitle={paymentWords({ ...payment, payer: null })}
      submitLabel={t('matchSubmit')}
      operation={operation}
      isQuestion
      onSubmit={() =>
        operation.send({ params: { id: repeatedFileId ?? 0, row: repeatedRow ?? 0 } })
      }
      onClose={onClose}
    >
      <p>{t('registerRowText', { row: formatNumber(repeatedRow ?? 0) })}</p>
      <p className="text-small text-ink-muted">
        {payment.kid === null ? t('registerRowWithoutKid') : t('registerRowEffect')}
      </p>
    </FormDialog>
  );
}
