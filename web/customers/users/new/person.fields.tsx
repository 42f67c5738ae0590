import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type NewUserFields, useNewUserField } from './new-user-fields.ts';

/** The user's personal data; read-only once the user has been created. */
export function PersonFields() {
  const t = useTexts('users');
  const { control, setValue } = useFormContext<NewUserFields>();
  const countryCode = useWatch({ control, name: 'phoneCountryCode' });
  return (
    <Card title={t('info')}>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField {...usePersonField('firstName')} autoComplete="off" />
        <TextField {...usePersonField('lastName')} autoComplete="off" />
        <TextField {...usePersonField('email')} type="email" inputMode="email" autoComplete="off" />
        <PhoneField
          {...usePersonField('phone')}
          countryCode={countryCode}
          onCountryCode={(code) => setValue('phoneCountryCode', code)}
        />
      </div>
    </Card>
  );
}

function usePersonField(name: 'firstName' | 'lastName' | 'email' | 'phone') {
  const isCreated = useWatch<NewUserFields, 'createdId'>({ name: 'createdId' }) !== null;
  return { ...useNewUserField(name), disabled: isCreated };
}
