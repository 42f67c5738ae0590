import type { PayrollSettings } from '@takst/contract/payroll/payroll-settings.contract.ts';
import { savePayrollSettings } from '@takst/contract/payroll/payroll-settings.contract.ts';
import type { Body } from '@takst/contract/route.ts';
import type { CsvDelimiter } from '@takst/domain/csv/csv.rules.ts';
import type { PayrollFormatName } from '@takst/domain/payroll/payroll-formats.ts';
import { useWatch } from 'react-hook-form';
import { bodyResolver } from '#api/body-resolver.ts';
import type { RunningOperation } from '#api/use-operation.ts';
import { RadioCards } from '#design/fields/radio-cards.tsx';
import { Select } from '#design/fields/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { createFieldHook } from '#design/form/create-field-hook.ts';
import { SettingsForm } from '#design/form/settings-form.tsx';
import { useDraftForm } from '#design/form/use-draft-form.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';

type PayrollFields = {
  delimiter: CsvDelimiter;
  format: PayrollFormatName | 'none';
  wageType: string;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

const useField = createFieldHook<PayrollFields>();

const fieldsOf = ({ format, wageType, ...settings }: PayrollSettings): PayrollFields => ({
  ...settings,
  format: format ?? 'none',
  wageType: wageType ?? '',
});

const resolver = bodyResolver({
  schema: savePayrollSettings.body,
  bodyOf: ({ format, ...fields }: PayrollFields) =>
    format === 'none' ? { ...fields, format: null, wageType: null } : { ...fields, format },
});

interface PayrollSettingsFormProps {
  settings: PayrollSettings;
  operation: RunningOperation;
  /** Somebody else has saved since. */
  isOutdated: boolean;
  onSave: (body: Body<typeof savePayrollSettings>) => void;
}

export function PayrollSettingsForm({
  settings,
  operation,
  isOutdated,
  onSave,
}: PayrollSettingsFormProps) {
  const t = useTexts('payroll-settings');
  const { company } = useSession();
  const form = useDraftForm({
    draftName: `payroll-settings:${company.id}`,
    start: fieldsOf(settings),
    resolver,
    fields: [
      { name: 'delimiter', label: t('delimiter') },
      { name: 'format', label: t('format') },
      { name: 'wageType', label: t('wageType') },
    ],
  });
  return (
    <SettingsForm form={form} operation={operation} isOutdated={isOutdated} onSave={onSave}>
      <DelimiterField />
      <FormatField />
      <WageTypeField />
    </SettingsForm>
  );
}

function DelimiterField() {
  const t = useTexts('payroll-settings');
  return (
    <Select
      {...useField('delimiter')}
      description={t('delimiterText')}
      options={[
        { value: 'semicolon', label: t('semicolon') },
        { value: 'comma', label: t('comma') },
        { value: 'tab', label: t('tab') },
      ]}
    />
  );
}

function FormatField() {
  const t = useTexts('payroll-settings');
  return (
    <RadioCards
      {...useField('format')}
      cards={[
        { value: 'none', label: t('formatNone'), description: t('formatNoneText') },
        { value: 'visma-lonn', label: t('formatVisma'), description: t('formatVismaText') },
        { value: 'huldt-lillevik', label: t('formatHuldt'), description: t('formatHuldtText') },
        { value: 'generic', label: t('formatGeneric'), description: t('formatGenericText') },
      ]}
    />
  );
}

/** Only where there is a payroll system. */
function WageTypeField() {
  const format = useWatch<PayrollFields, 'format'>({ name: 'format' });
  return format === 'none' ? null : <ShownWageTypeField />;
}

function ShownWageTypeField() {
  const t = useTexts('payroll-settings');
  return (
    <TextField
      {...useField('wageType')}
      description={t('wageTypeText')}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
    />
  );
}
