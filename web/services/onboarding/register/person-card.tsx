import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { ErrorSummary } from '#platform/design/fields/error-summary.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useFormFacts } from '#platform/design/form/form-context.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type StartFields, useStartField } from './start-fields.ts';

/** E-mail and mobile: all that is asked of the person before the identity. */
export function PersonCard() {
  const t = useTexts('register');
  const { control, setValue } = useFormContext<StartFields>();
  const countryCode = useWatch({ control, name: 'phoneCountryCode' });
  return (
    <Card title={t('whoAreYou')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...useStartField('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField
          {...useStartField('phone')}
          countryCode={countryCode}
          onCountryCode={(code) => setValue('phoneCountryCode', code)}
        />
      </div>
      <Notice className="mt-5">{t('notSigning')}</Notice>
    </Card>
  );
}

export function ConsentField() {
  const t = useTexts('onboarding');
  return <Checkbox {...useStartField('acceptsContract')} label={t('acceptContract')} isRequired />;
}

export function StartFaults() {
  const { faults, attempt } = useFormFacts();
  return <ErrorSummary attempt={attempt} errors={faults} />;
}
