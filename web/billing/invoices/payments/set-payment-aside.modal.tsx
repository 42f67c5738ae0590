import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import {
  setPaymentAside,
  setPaymentAsideBody,
} from '@takst/contract/billing/invoices/payments/set-payment-aside.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { paymentWords } from './payment-words.ts';

type Fields = { note: string };

const resolver = bodyResolver({
  schema: setPaymentAsideBody,
  bodyOf: ({ note }: Fields) => ({ note }),
});

const useField = createFieldHook<Fields>();

type SetPaymentAsideModalProps = { payment: BankPaymentEntry; onClose: () => void };

/** Sets a payment aside that is for no invoice, with a note. */
export function SetPaymentAsideModal({ payment, onClose }: SetPaymentAsideModalProps) {
  const t = useTexts('payments');
  const form = useDraftForm({
    draftName: `set-payment-aside:${payment.id}`,
    start: { note: '' },
    resolver,
    fields: [{ name: 'note', label: t('note') }],
  });
  const operation = useOperation(setPaymentAside, {
    texts: 'payments',
    failed: 'setAsideFailed',
    refusals: {
      PAYMENT_NOT_FOUND: 'paymentGone',
      PAYMENT_REGISTERED: 'paymentRegistered',
      PAYMENT_SET_ASIDE: 'paymentSetAside',
    },
    toast: 'setAsideDone',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('setAsideTitle')}
      subtitle={paymentWords(payment)}
      submitLabel={t('setAsideAction')}
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ params: { id: payment.id }, body }))}
      onClose={onClose}
    >
      <NoteField />
    </FormDialog>
  );
}

function NoteField() {
  const t = useTexts('payments');
  return <TextField {...useField('note')} description={t('noteHelp')} maxLength={200} />;
}
