import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '#companies/use-field.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { Card } from '#design/page/card.tsx';
import { PhoneField } from '#design/phone/phone-field.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

/** The company's first administrator (spec 1 §5). */
export function AdministratorFields() {
  const t = useTexts('new-company');
  const { control, setValue } = useFormContext<NewCompanyFields>();
  const countryCode = useWatch({ control, name: 'user.phoneCountryCode' });
  return (
    <Card title={t('administrator')}>
      <p className="mb-4 text-ink-muted">{t('administratorHelp')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...useField(control, 'user.email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField
          {...useField(control, 'user.phone')}
          label={t('mobile')}
          countryCode={countryCode}
          onCountryCode={(code) => setValue('user.phoneCountryCode', code)}
        />
        <TextField
          {...useField(control, 'user.firstName')}
          label={t('firstName')}
          autoComplete="off"
        />
        <TextField
          {...useField(control, 'user.lastName')}
          label={t('lastName')}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
