import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import {
  matchPayment,
  matchPaymentBody,
} from '@takst/contract/billing/invoices/payments/match-payment.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatKroner } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { paymentWords } from './payment-words.ts';
import { writtenNumber } from './written-number.ts';

type Fields = { invoiceNumber: string };

const resolver = bodyResolver({
  schema: matchPaymentBody,
  bodyOf: ({ invoiceNumber }: Fields) => ({ invoiceNumber: writtenNumber(invoiceNumber) }),
});

const useField = createFieldHook<Fields>();

type MatchPaymentModalProps = { payment: BankPaymentEntry; onClose: () => void };

/** Registers a payment on the invoice whose number the user types. */
export function MatchPaymentModal({ payment, onClose }: MatchPaymentModalProps) {
  const t = useTexts('payments');
  const amount = formatKroner(payment.amount);
  const form = useDraftForm({
    draftName: `match-payment:${payment.id}`,
    start: { invoiceNumber: '' },
    resolver,
    fields: [
      {
        name: 'invoiceNumber',
        label: t('invoiceNumber'),
        fault: () => t('invoiceNumberFault'),
      },
    ],
  });
  const operation = useOperation(matchPayment, {
    texts: 'payments',
    failed: 'matchFailed',
    refusals: {
      PAYMENT_NOT_FOUND: 'paymentGone',
      PAYMENT_REGISTERED: 'paymentRegistered',
      INVOICE_NOT_FOUND: 'invoiceNotFound',
      NOTHING_TO_REVERSE: 'nothingToReverse',
    },
    toast: ({ reply: { invoiceNumber: number, companyName: company } }) => ({
      title: t('matched', { amount }),
      text: t('matchedText', { number, company }),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('matchTitle')}
      subtitle={paymentWords(payment)}
      submitLabel={t('matchSubmit')}
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ params: { id: payment.id }, body }))}
      onClose={onClose}
    >
      <NumberField />
      <p className="text-small text-ink-muted">{t('matchEffect')}</p>
    </FormDialog>
  );
}

const NumberField = () => (
  <TextField {...useField('invoiceNumber')} inputMode="numeric" autoComplete="off" />
);
