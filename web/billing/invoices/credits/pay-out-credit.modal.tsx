import type { CreditEntry } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import {
  payOutCredit,
  payOutFields,
} from '@takst/contract/billing/invoices/credits/pay-out-credit.contract.ts';
import { useState } from 'react';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatKroner } from '#platform/design/format.ts';
import { kronerIn } from '#platform/design/fields/kroner-in.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Fields = { amount: string; note: string };

const resolverFor = (remaining: number) =>
  bodyResolver({
    schema: payOutFields,
    bodyOf: ({ amount, note }: Fields) => ({ amount: kronerIn(amount), note }),
    faultsOf: ({ amount }) => {
      const kroner = kronerIn(amount);
      const isWithin = kroner === undefined || (kroner > 0 && kroner <= remaining);
      return isWithin ? [] : [{ path: 'amount', message: 'notWithin' }];
    },
  });

const useField = createFieldHook<Fields>();

type PayOutCreditModalProps = { credit: CreditEntry; onClose: () => void };

/** Registers that a credit was paid out, in part or whole, with the day and a note. */
export function PayOutCreditModal({ credit, onClose }: PayOutCreditModalProps) {
  const t = useTexts('credits');
  const { today } = useSignedIn();
  const [paidOutOn, setPaidOutOn] = useState<Temporal.PlainDate | null>(today);
  const { id, amount: remaining, companyName, invoice } = credit;
  const form = useDraftForm({
    draftName: `pay-out-credit:${id}`,
    start: { amount: remaining.toFixed(2).replace('.', ','), note: '' },
    resolver: resolverFor(remaining),
    fields: [
      {
        name: 'amount',
        label: t('payOutAmount'),
        fault: (key) =>
          key === 'required' ? undefined : t('amountFault', { amount: formatKroner(remaining) }),
      },
      { name: 'note', label: t('note') },
    ],
  });
  const operation = useOperation(payOutCredit, {
    texts: 'credits',
    failed: 'payOutFailed',
    refusals: {
      INVOICE_NOT_FOUND: 'invoiceGone',
      CREDIT_TOO_LOW: (text, details) =>
        text('creditTooLow', { amount: formatKroner(details.remaining) }),
      DAY_NOT_POSSIBLE: 'dayNotPossible',
    },
    causes: { CREDIT_TOO_LOW: ['amount'] },
    toast: ({ input }) => ({
      title: t('paidOutToast', { amount: formatKroner(input.body.amount) }),
      text: companyName,
    }),
    onDone: onClose,
  });
  const send = (body: { amount: number; note: string }) =>
    paidOutOn && operation.send({ params: { id: invoice.id }, body: { ...body, paidOutOn } });
  return (
    <FormDialog
      title={t('payOutTitle')}
      subtitle={`${companyName}, ${invoice.invoiceNumber}`}
      submitLabel={t('payOutSubmit')}
      operation={operation}
      form={form}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <AmountField remaining={remaining} />
      <LazyDatePicker
        name="paidOutOn"
        label={t('paidOutOn')}
        value={paidOutOn}
        onChange={(day) => {
          setPaidOutOn(day);
          operation.forget();
        }}
        error={paidOutOn ? undefined : t('dayFault')}
      />
      <NoteField />
      <p className="text-small text-ink-muted">{t('payOutEffect')}</p>
    </FormDialog>
  );
}

function AmountField({ remaining }: { remaining: number }) {
  const t = useTexts('credits');
  return (
    <TextField
      {...useField('amount')}
      inputMode="decimal"
      autoComplete="off"
      description={t('payOutHelp', { amount: formatKroner(remaining) })}
    />
  );
}

function NoteField() {
  const t = useTexts('credits');
  return <TextField {...useField('note')} description={t('noteHelp')} maxLength={200} />;
}
