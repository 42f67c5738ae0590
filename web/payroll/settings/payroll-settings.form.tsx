import type { PayrollSettings } from '@takst/contract/payroll/payroll-settings.contract.ts';
import { savePayrollSettings } from '@takst/contract/payroll/payroll-settings.contract.ts';
import type { Body } from '@takst/contract/route.ts';
import type { CsvDelimiter } from '@takst/domain/csv/csv.rules.ts';
import type { PayrollFormatName } from '@takst/domain/payroll/payroll-formats.ts';
import type { OrderableType } from '@takst/domain/subscriptions/subscription-type.ts';
import type { ComponentProps } from 'react';
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
import { useWageTypeProducts, type WageTypeProduct } from './use-wage-type-products.ts';

type WageTypeTexts = Record<OrderableType, string>;

type PayrollFields = {
  delimiter: CsvDelimiter;
  format: PayrollFormatName | 'none';
  wageType: string;
  wageTypes: WageTypeTexts;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

const useField = createFieldHook<PayrollFields>();

const fieldsOf = ({
  format,
  wageType,
  wageTypes,
  ...settings
}: PayrollSettings): PayrollFields => ({
  ...settings,
  format: format ?? 'none',
  wageType: wageType ?? '',
  wageTypes: {
    TICKET: wageTypes.TICKET ?? '',
    JOULE: wageTypes.JOULE ?? '',
    OTTO: wageTypes.OTTO ?? '',
    CAR_POOL: wageTypes.CAR_POOL ?? '',
  },
});

const resolver = bodyResolver({
  schema: savePayrollSettings.body,
  bodyOf: ({ format, wageTypes, ...fields }: PayrollFields) =>
    format === 'none'
      ? { ...fields, format: null, wageType: null }
      : { ...fields, format, wageTypes },
});

interface PayrollSettingsFormProps {
  settings: PayrollSettings;
  operation: RunningOperation;
  wayOn: ComponentProps<typeof SettingsForm>['wayOn'];
  onSave: (body: Body<typeof savePayrollSettings>) => void;
}

export function PayrollSettingsForm({
  settings,
  operation,
  wayOn,
  onSave,
}: PayrollSettingsFormProps) {
  const t = useTexts('payroll-settings');
  const { company } = useSession();
  const products = useWageTypeProducts(settings);
  const form = useDraftForm({
    draftName: `payroll-settings:${company.id}`,
    start: fieldsOf(settings),
    resolver,
    fields: [
      { name: 'delimiter', label: t('delimiter') },
      { name: 'format', label: t('format') },
      { name: 'wageType', label: t(products.length > 0 ? 'usualWageType' : 'wageType') },
      ...products.map(({ type, name }) => ({
        name: `wageTypes.${type}`,
        label: t('wageTypeOf', { product: name.toLowerCase() }),
      })),
    ],
  });
  return (
    <SettingsForm form={form} operation={operation} wayOn={wayOn} onSave={onSave}>
      <DelimiterField />
      <FormatField />
      <WageTypeFields products={products} />
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
function WageTypeFields({ products }: { products: readonly WageTypeProduct[] }) {
  const t = useTexts('payroll-settings');
  const format = useWatch<PayrollFields, 'format'>({ name: 'format' });
  if (format === 'none') return null;
  return (
    <>
      <WageTypeField
        name="wageType"
        description={
          products.length > 0 ? `${t('wageTypeText')} ${t('wageTypeOfText')}` : t('wageTypeText')
        }
      />
      {products.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {products.map(({ type }) => (
            <WageTypeField key={type} name={`wageTypes.${type}`} isOptional />
          ))}
        </div>
      )}
    </>
  );
}

interface WageTypeFieldProps {
  name: 'wageType' | `wageTypes.${OrderableType}`;
  description?: string;
  isOptional?: boolean;
}

function WageTypeField({ name, ...props }: WageTypeFieldProps) {
  return (
    <TextField
      {...useField(name)}
      {...props}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
    />
  );
}
