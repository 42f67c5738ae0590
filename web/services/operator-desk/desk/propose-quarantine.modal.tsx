import { quarantineRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { Desk } from './desk-reply.ts';

type Fields = { validFrom: string; days: string };

const useField = createFieldHook<Fields>();

const resolver = bodyResolver({
  schema: quarantineRow,
  bodyOf: ({ validFrom, days }: Fields) => ({
    validFrom,
    days: /^\d{1,3}$/.test(days.trim()) ? Number(days) : Number.NaN,
  }),
});

type ProposeQuarantineModalProps = { desk: Desk; onClose: () => void };

export function ProposeQuarantineModal({ desk, onClose }: ProposeQuarantineModalProps) {
  const t = useTexts('operator-desk');
  const operation = useMakeProposal(onClose);
  const form = useDraftForm({
    draftName: 'propose-quarantine',
    start: { validFrom: desk.earliest.toString(), days: '' },
    resolver,
    fields: [
      { name: 'validFrom', label: t('from') },
      { name: 'days', label: t('days'), fault: () => t('daysFault') },
    ],
  });
  return (
    <FormDialog
      title={t('quarantineTitle')}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) =>
        operation.send({
          body: { proposed: { kind: 'quarantine', rows: [row] } },
        }),
      )}
      onClose={onClose}
    >
      <QuarantineFields earliest={desk.earliest} />
    </FormDialog>
  );
}

function QuarantineFields({ earliest }: { earliest: Temporal.PlainDate }) {
  const t = useTexts('operator-desk');
  return (
    <div className="grid gap-5">
      <DayField {...useField('validFrom')} min={earliest} />
      <TextField
        {...useField('days')}
        inputMode="numeric"
        description={t('daysHelp', { date: formatDate(earliest) })}
      />
    </div>
  );
}
