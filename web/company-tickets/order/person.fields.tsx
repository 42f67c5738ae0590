import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#design/fields/text-field.tsx';
import { PhoneField } from '#design/phone/phone-field.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { OrderFields } from '#tickets/offer/order-fields.ts';
import { ProfileField } from './profile.field.tsx';
import { useOrderField } from '#tickets/offer/use-order-field.ts';

/** The holder of the ticket. */
export function PersonFields() {
  const t = useTexts('company-tickets');
  const { control, setValue } = useFormContext<OrderFields>();
  const countryCode = useWatch({ control, name: 'phoneCountryCode' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PhoneField
        {...useOrderField('phone')}
        description={t('phoneHelp')}
        countryCode={countryCode}
        onCountryCode={(code) => setValue('phoneCountryCode', code)}
      />
      <TextField {...useOrderField('employeeId')} autoComplete="off" />
      <TextField {...useOrderField('firstName')} autoComplete="off" />
      <TextField {...useOrderField('lastName')} autoComplete="off" />
      <ProfileField />
    </div>
  );
}
