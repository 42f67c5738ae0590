import { TextField } from '#platform/design/fields/text-field.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { fieldColumns, pairClass } from './field-columns.ts';
import type { StepProps } from './step-props.ts';
import type { ErrorOf } from './use-fault-texts.ts';
import { useEmployeeIdLabel } from './use-employee-id-label.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

interface PersonFieldsProps extends StepProps {
  errorOf: ErrorOf;
}

export function PersonFields({ form, fields, onChange, errorOf }: PersonFieldsProps) {
  const t = useFormTexts();
  return (
    <div className={fieldColumns(form.format)}>
      <div className={pairClass}>
        <TextField
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          value={fields.firstName}
          onChange={(firstName) => onChange({ firstName })}
          error={errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          value={fields.lastName}
          onChange={(lastName) => onChange({ lastName })}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        name="employeeId"
        label={useEmployeeIdLabel(form, fields)}
        description={form.employeeIdHelpText || undefined}
        autoComplete="off"
        value={fields.employeeId}
        onChange={(employeeId) => onChange({ employeeId })}
        error={errorOf('employeeId')}
      />
      <PhoneField
        name="phone"
        label={t('mobile')}
        description={t('phoneHelp')}
        countryCode={fields.phoneCountryCode}
        onCountryCode={(phoneCountryCode) => onChange({ phoneCountryCode })}
        value={fields.phone}
        onChange={(phone) => onChange({ phone })}
        error={errorOf('phone')}
      />
    </div>
  );
}
