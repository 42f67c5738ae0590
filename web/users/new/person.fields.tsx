import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#design/fields/text-field.tsx';
import { Card } from '#design/page/card.tsx';
import { PhoneField } from '#design/phone/phone-field.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { NewUserFields, PersonField } from './new-user-fields.ts';
import { useFaultWords } from './use-fault-words.ts';

/** Who the user is; once they are made it cannot be changed any more. */
export function PersonFields() {
  const t = useTexts('users');
  const { control, setValue } = useFormContext<NewUserFields>();
  const countryCode = useWatch({ control, name: 'phoneCountryCode' });
  return (
    <Card title={t('info')}>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField {...usePersonField('firstName')} label={t('firstName')} autoComplete="off" />
        <TextField {...usePersonField('lastName')} label={t('lastName')} autoComplete="off" />
        <TextField
          {...usePersonField('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField
          {...usePersonField('phone')}
          label={t('phone')}
          countryCode={countryCode}
          onCountryCode={(code) => setValue('phoneCountryCode', code)}
        />
      </div>
    </Card>
  );
}

function usePersonField(name: PersonField) {
  const { control } = useFormContext<NewUserFields>();
  const isCreated = useWatch({ control, name: 'createdId' }) !== null;
  const words = useFaultWords();
  const {
    field: { disabled: _, ...field },
    fieldState: { error },
  } = useController<NewUserFields, PersonField>({ control, name });
  return { ...field, disabled: isCreated, error: error && words(name, error.message ?? '') };
}
