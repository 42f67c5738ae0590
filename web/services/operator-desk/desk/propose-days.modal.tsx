import {
  paymentDeadlineRow,
  quarantineRow,
} from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { DaysKind } from './days-kind.ts';
import type { Desk } from './desk-reply.ts';

type Fields = { validFrom: string; days: string };

const useField = createFieldHook<Fields>();

const bodyOf = ({ validFrom, days }: Fields) => ({
  validFrom,
  days: /^\d{1,3}$/.test(days.trim()) ? Number(days) : Number.NaN,
});

const kinds = {
  quarantine: {
    resolver: bodyResolver({ schema: quarantineRow, bodyOf }),
    title: 'quarantineTitle',
    help: 'daysHelp',
    fault: 'daysFault',
  },
  'payment-deadline': {
    resolver: bodyResolver({ schema: paymentDeadlineRow, bodyOf }),
    title: 'deadlineTitle',
    help: 'deadlineHelp',
    fault: 'deadlineFault',
  },
} as const;

type ProposeDaysModalProps = { kind: DaysKind; desk: Desk; onClose: () => void };

/** Proposes a number of days that holds from a day on. */
export function ProposeDaysModal({ kind, desk, onClose }: ProposeDaysModalProps) {
  const t = useTexts('operator-desk');
  const { resolver, title, help, fault } = kinds[kind];
  const operation = useMakeProposal(onClose);
  const form = useDraftForm({
    draftName: `propose-${kind}`,
    start: { validFrom: desk.earliest.toString(), days: '' },
    resolver,
    fields: [
      { name: 'validFrom', label: t('from') },
      { name: 'days', label: t('days'), fault: () => t(fault) },
    ],
  });
  return (
    <FormDialog
      title={t(title)}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) => operation.send({ body: { proposed: { kind, rows: [row] } } }))}
      onClose={onClose}
    >
      <DaysFields earliest={desk.earliest} help={t(help, { date: formatDate(desk.earliest) })} />
    </FormDialog>
  );
}

function DaysFields({ earliest, help }: { earliest: Temporal.PlainDate; help: string }) {
  return (
    <div className="grid gap-5">
      <DayField {...useField('validFrom')} min={earliest} />
      <TextField {...useField('days')} inputMode="numeric" description={help} />
    </div>
  );
}
