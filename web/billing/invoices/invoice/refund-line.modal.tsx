import type { Invoice, InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import {
  refundLine,
  refundLineBody,
} from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatKroner } from '#platform/design/format.ts';
import { kronerIn } from '#platform/design/fields/kroner-in.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { nameOfLine, refundableOfLine, useLineText } from './line-facts.ts';

type Fields = { amount: string; description: string };

const resolverFor = (refundable: number) =>
  bodyResolver({
    schema: refundLineBody,
    bodyOf: ({ amount, description }: Fields) => ({
      amount: kronerIn(amount),
      description: description.trim() === '' ? null : description,
    }),
    faultsOf: ({ amount }) => {
      const kroner = kronerIn(amount);
      const isWithin = kroner === undefined || (kroner >= 0 && kroner <= refundable);
      return isWithin ? [] : [{ path: 'amount', message: 'notWithin' }];
    },
  });

const useField = createFieldHook<Fields>();

interface RefundLineModalProps {
  invoice: Pick<Invoice, 'id'>;
  line: InvoiceLine;
  onClose: () => void;
}

/** Refunds an amount of a line, at most what remains of it, by a credit note (spec 2 §5). */
export function RefundLineModal({ invoice, line, onClose }: RefundLineModalProps) {
  const t = useTexts('invoices');
  const lineText = useLineText();
  const refundable = refundableOfLine(line);
  const name = nameOfLine(line) ?? lineText(line);
  const form = useDraftForm({
    draftName: `refund-line:${line.id}`,
    start: { amount: refundable.toFixed(2).replace('.', ','), description: '' },
    resolver: resolverFor(refundable),
    fields: [
      {
        name: 'amount',
        label: t('refundAmount'),
        fault: (key) =>
          key === 'required' ? undefined : t('amountFault', { amount: formatKroner(refundable) }),
      },
      { name: 'description', label: t('refundDescription') },
    ],
  });
  const operation = useOperation(refundLine, {
    texts: 'invoices',
    failed: 'refundFailed',
    refusals: {
      LINE_NOT_FOUND: 'lineNotFound',
      REFUND_SWITCHED_OFF: 'refundSwitchedOff',
      AMOUNT_TOO_HIGH: (text, { refundable: refundableOre }) =>
        text('amountTooHigh', { amount: formatKroner(refundableOre) }),
      NEWLY_REFUNDED: 'newlyRefunded',
    },
    causes: { AMOUNT_TOO_HIGH: ['amount'] },
    toast: ({ input, reply }) =>
      reply === null
        ? { title: t('zeroNoted'), text: name }
        : {
            title: t('refundedToast', { amount: formatKroner(input.body.amount) }),
            text: t('refundedText', { name, number: reply.invoiceNumber }),
            link: {
              to: pathTo('/bedriftsavtale/faktura/{id}', { id: reply.id }),
              text: t('seeCreditNote'),
            },
          },
    usesErrorPage: true,
    onDone: onClose,
  });
  const params = { id: invoice.id, lineId: line.id };
  return (
    <FormDialog
      title={t('refundTitle')}
      subtitle={`${name}, ${lineText(line)}`}
      submitLabel={t('refund')}
      isDanger
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ params, body }))}
      onClose={onClose}
    >
      <RefundFields refundable={refundable} />
    </FormDialog>
  );
}

function RefundFields({ refundable }: { refundable: number }) {
  const t = useTexts('invoices');
  return (
    <>
      <TextField
        {...useField('amount')}
        inputMode="decimal"
        autoComplete="off"
        description={t('refundHelp', { amount: formatKroner(refundable) })}
      />
      <TextField {...useField('description')} isOptional maxLength={200} />
      <p className="text-small text-ink-muted">{t('refundEffect')}</p>
    </>
  );
}
