import type { PayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { savePayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { OrderableType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { SettingsForm } from '#platform/design/form/settings-form.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  fieldsOf,
  type VisiblePayCodes,
  type PayrollFields,
  payrollResolver,
  useVisiblePayCodes,
  usePayrollField,
} from './payroll-fields.ts';
import { useWageTypeProducts, type WageTypeProduct } from './use-wage-type-products.ts';

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
  const visibleCodes = useVisiblePayCodes();
  const form = useDraftForm({
    draftName: `payroll-settings:${company.id}`,
    start: fieldsOf(settings),
    resolver: payrollResolver(visibleCodes),
    fields: [
      { name: 'delimiter', label: t('delimiter') },
      { name: 'format', label: t('format') },
      { name: 'wageType', label: t(products.length > 0 ? 'usualWageType' : 'wageType') },
      ...products.map(({ type, name }) => ({
        name: `wageTypes.${type}`,
        label: t('wageTypeOf', { product: name.toLowerCase() }),
      })),
      { name: 'benefitWageType', label: t('benefitWageType') },
    ],
  });
  return (
    <SettingsForm form={form} operation={operation} wayOn={wayOn} onSave={onSave}>
      {visibleCodes.ofDeductions && <DelimiterField />}
      <FormatField shown={visibleCodes} />
      <WageTypeFields products={products} visibleCodes={visibleCodes} />
    </SettingsForm>
  );
}

function DelimiterField() {
  const t = useTexts('payroll-settings');
  return (
    <Select
      {...usePayrollField('delimiter')}
      description={t('delimiterText')}
      options={[
        { value: 'semicolon', label: t('semicolon') },
        { value: 'comma', label: t('comma') },
        { value: 'tab', label: t('tab') },
      ]}
    />
  );
}

function FormatField({ shown }: { shown: VisiblePayCodes }) {
  const t = useTexts('payroll-settings');
  return (
    <RadioCards
      {...usePayrollField('format')}
      cards={[
        {
          value: 'none',
          label: t('formatNone'),
          description: t(shown.ofDeductions ? 'formatNoneText' : 'formatNoneBenefit'),
        },
        { value: 'visma-lonn', label: t('formatVisma'), description: t('formatVismaText') },
        { value: 'huldt-lillevik', label: t('formatHuldt'), description: t('formatHuldtText') },
        { value: 'generic', label: t('formatGeneric'), description: t('formatGenericText') },
      ]}
    />
  );
}

interface WageTypeFieldsProps {
  products: readonly WageTypeProduct[];
  visibleCodes: VisiblePayCodes;
}

/** Only where there is a payroll system. */
function WageTypeFields({ products, visibleCodes }: WageTypeFieldsProps) {
  const t = useTexts('payroll-settings');
  const format = useWatch<PayrollFields, 'format'>({ name: 'format' });
  if (format === 'none') return null;
  const isOneOfTwo = visibleCodes.ofDeductions && visibleCodes.ofBenefit;
  return (
    <>
      {visibleCodes.ofDeductions && <DeductionFields products={products} isOptional={isOneOfTwo} />}
      {visibleCodes.ofBenefit && (
        <WageTypeField
          name="benefitWageType"
          description={t('benefitWageTypeText')}
          isOptional={isOneOfTwo}
        />
      )}
    </>
  );
}

interface DeductionFieldsProps {
  products: readonly WageTypeProduct[];
  isOptional: boolean;
}

function DeductionFields({ products, isOptional }: DeductionFieldsProps) {
  const t = useTexts('payroll-settings');
  return (
    <>
      <WageTypeField
        name="wageType"
        description={
          products.length > 0 ? `${t('wageTypeText')} ${t('wageTypeOfText')}` : t('wageTypeText')
        }
        isOptional={isOptional}
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
  name: 'wageType' | 'benefitWageType' | `wageTypes.${OrderableType}`;
  description?: string;
  isOptional?: boolean;
}

function WageTypeField({ name, ...props }: WageTypeFieldProps) {
  return (
    <TextField
      {...usePayrollField(name)}
      {...props}
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
    />
  );
}
