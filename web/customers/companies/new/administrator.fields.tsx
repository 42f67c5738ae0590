import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type NewCompanyFields, useNewCompanyField } from './new-company-fields.ts';

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
          {...useNewCompanyField('user.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField
          {...useNewCompanyField('user.phone')}
          countryCode={countryCode}
          onCountryCode={(code) => setValue('user.phoneCountryCode', code)}
        />
        <TextField {...useNewCompanyField('user.firstName')} autoComplete="off" />
        <TextField {...useNewCompanyField('user.lastName')} autoComplete="off" />
      </div>
    </Card>
  );
}
