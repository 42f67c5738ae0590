import { schoolYearRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { Desk } from './desk-reply.ts';

const dayNames = ['opensOn', 'firstStart', 'latestStart', 'lastDay'] as const;
type DayName = (typeof dayNames)[number];
type Fields = { [Name in DayName]: string };

const useField = createFieldHook<Fields>();

const resolver = bodyResolver({
  schema: schoolYearRow,
  bodyOf: (fields: Fields) => fields,
});

/** The days of the last year that is known, a year later. */
function yearAfter({ schoolYears }: Desk): Fields {
  const [last] = schoolYears;
  const next = (day: Temporal.PlainDate | undefined) => day?.add({ years: 1 }).toString() ?? '';
  return {
    opensOn: next(last?.opensOn),
    firstStart: next(last?.firstStart),
    latestStart: next(last?.latestStart),
    lastDay: next(last?.lastDay),
  };
}

type ProposeSchoolYearModalProps = { desk: Desk; onClose: () => void };

export function ProposeSchoolYearModal({ desk, onClose }: ProposeSchoolYearModalProps) {
  const t = useTexts('operator-desk');
  const operation = useMakeProposal(onClose);
  const form = useDraftForm({
    draftName: 'propose-school-year',
    start: yearAfter(desk),
    resolver,
    fields: dayNames.map((name) => ({ name, label: t(name) })),
  });
  return (
    <FormDialog
      title={t('schoolYearTitle')}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) =>
        operation.send({
          body: { proposed: { kind: 'school-year', rows: [row] } },
        }),
      )}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p className="text-ink-muted">{t('schoolYearText')}</p>
        {dayNames.map((name) => (
          <YearDay key={name} name={name} />
        ))}
      </div>
    </FormDialog>
  );
}

const YearDay = ({ name }: { name: DayName }) => <DayField {...useField(name)} />;
