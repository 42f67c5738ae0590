import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import {
  movePayment,
  movePaymentBody,
} from '@takst/contract/billing/invoices/payments/move-payment.contract.ts';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatKroner } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { paymentWords } from './payment-words.ts';
import { writtenNumber } from './written-number.ts';

type Fields = { where: 'invoice' | 'none'; invoiceNumber: string };

const resolver = bodyResolver({
  schema: z.pick(movePaymentBody, { invoiceNumber: true }),
  bodyOf: ({ where, invoiceNumber }: Fields) => ({
    invoiceNumber: where === 'none' ? null : writtenNumber(invoiceNumber),
  }),
});

const useField = createFieldHook<Fields>();

type MovePaymentModalProps = { payment: BankPaymentEntry; onClose: () => void };

/** Moves a payment that is registered on the wrong invoice to another, or back to those that wait. */
export function MovePaymentModal({ payment, onClose }: MovePaymentModalProps) {
  const t = useTexts('payments');
  const { invoiceNumber: number = 0, companyName: company = '' } = payment.invoice ?? {};
  const start: Fields = { where: 'invoice', invoiceNumber: '' };
  const form = useDraftForm({
    draftName: `move-payment:${payment.id}:${number}`,
    start,
    resolver,
    fields: [
      { name: 'where', label: t('moveWhere') },
      { name: 'invoiceNumber', label: t('invoiceNumber'), fault: () => t('invoiceNumberFault') },
    ],
  });
  const changed = useChangedSince<typeof movePayment, number>({
    start: number,
    // On no invoice, a payment waits: there is nothing left to move.
    nowIn: (refused) =>
      refused.code === 'PAYMENT_MOVED_SINCE'
        ? (refused.currentInvoiceNumber ?? undefined)
        : undefined,
    describe: (theirs) => `${t('invoiceNumber')} ${theirs}`,
  });
  const operation = useOperation(movePayment, {
    texts: 'payments',
    failed: 'moveFailed',
    refusals: {
      PAYMENT_NOT_FOUND: 'paymentGone',
      PAYMENT_MOVED_SINCE: (text, refused) =>
        refused.currentInvoiceNumber === null ? text('movedSince') : changed.text(text, refused),
      INVOICE_NOT_FOUND: 'invoiceNotFound',
      NOTHING_TO_REVERSE: 'nothingToReverse',
      PAYMENT_REVERSED: 'paymentReversed',
    },
    toast: ({ reply: { invoice } }) => ({
      title: t('moved', { amount: formatKroner(payment.amount) }),
      text: invoice
        ? t('matchedText', { number: invoice.invoiceNumber, company: invoice.companyName })
        : t('movedBackText'),
    }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t('moveTitle')}
      subtitle={paymentWords(payment)}
      submitLabel={t('moveSubmit')}
      operation={operation}
      wayOn={changed.wayOn(operation.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) =>
        operation.send({
          params: { id: payment.id },
          body: { ...body, previousInvoiceNumber: changed.seen },
        }),
      )}
      onClose={onClose}
    >
      <p>{t('moveFrom', { number, company })}</p>
      <WhereField />
      <NumberField />
      <p className="text-small text-ink-muted">{t('moveEffect')}</p>
    </FormDialog>
  );
}

function WhereField() {
  const t = useTexts('payments');
  return (
    <RadioCards
      {...useField('where')}
      cards={[
        { value: 'invoice', label: t('moveToInvoice') },
        { value: 'none', label: t('moveToNone') },
      ]}
    />
  );
}

/** Only where there is another invoice. */
function NumberField() {
  const where = useWatch<Fields, 'where'>({ name: 'where' });
  return where === 'none' ? null : <ShownNumberField />;
}

const ShownNumberField = () => (
  <TextField {...useField('invoiceNumber')} inputMode="numeric" autoComplete="off" />
);
