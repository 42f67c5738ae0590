import type { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { ComponentProps } from 'react';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { SettingsForm } from '#platform/design/form/settings-form.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChildEndFields } from './child-end.fields.tsx';
import type { LoadedSettings } from './free-ticket-settings.queries.ts';
import { fieldsOf, settingsResolver, useSettingsField } from './settings-fields.ts';
import { type Department, useDepartments } from './use-departments.ts';

interface FreeTicketSettingsFormProps {
  loaded: LoadedSettings;
  operation: RunningOperation;
  wayOn: ComponentProps<typeof SettingsForm>['wayOn'];
  onSave: (body: Body<typeof saveFreeTicketSettings>) => void;
}

export function FreeTicketSettingsForm(props: FreeTicketSettingsFormProps) {
  const { loaded, operation, wayOn, onSave } = props;
  const t = useTexts('free-ticket-settings');
  const { company } = useSession();
  const departments = useDepartments();
  const names = departments.map(({ name }) => name);
  const form = useDraftForm({
    draftName: `free-ticket-settings:${company.id}`,
    start: fieldsOf(loaded, names),
    resolver: settingsResolver,
    fields: [
      { name: 'invoiceReference', label: t('department') },
      { name: 'expireChildTickets', label: t('childEnd') },
      { name: 'expireChildTicketsAtAge', label: t('age') },
      { name: 'sendsTaxNotice', label: t('taxNotice') },
    ],
  });
  const savedReference = loaded.settings?.invoiceReference ?? null;
  return (
    <SettingsForm form={form} operation={operation} wayOn={wayOn} onSave={onSave}>
      <DepartmentField departments={departments} saved={savedReference} />
      <ChildEndFields />
      <TaxNoticeField />
    </SettingsForm>
  );
}

function TaxNoticeField() {
  const t = useTexts('free-ticket-settings');
  return <Checkbox {...useSettingsField('sendsTaxNotice')} description={t('taxNoticeText')} />;
}

interface DepartmentFieldProps {
  departments: readonly Department[];
  /** The one that is saved. */
  saved: string | null;
}

/** Those that can be ordered for, and the saved one after its end. */
function DepartmentField({ departments, saved }: DepartmentFieldProps) {
  const t = useTexts('free-ticket-settings');
  const language = usePageLanguage();
  const { today } = useSession();
  const isGone = saved !== null && !departments.some(({ name }) => name === saved);
  const offered = departments.filter(({ name, endedOn }) => endedOn === null || name === saved);
  return (
    <Select
      {...useSettingsField('invoiceReference')}
      description={
        isGone
          ? `${t('departmentGone', { name: saved })} ${t('departmentText')}`
          : t('departmentText')
      }
      options={[
        { value: '', label: t('noDepartment') },
        ...offered.map(({ name, endedOn }) => ({
          value: name,
          label: endedOn
            ? t('departmentEnded', { name, date: formatShortDate(endedOn, { language, today }) })
            : name,
        })),
      ]}
    />
  );
}
