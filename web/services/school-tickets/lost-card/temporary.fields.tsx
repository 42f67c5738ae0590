import { useWatch } from 'react-hook-form';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { TemporaryFields as Fields } from './temporary-fields.ts';

const useTemporaryField = createFieldHook<Fields>();

const descriptions = { sms: 'smsText', paper: 'paperText', none: 'noneText' } as const;

interface TemporaryFieldsProps {
  kinds: readonly Fields['kind'][];
}

/** How the pupil travels until the card is there, and the phone that gets the link. */
export function TemporaryFields({ kinds }: TemporaryFieldsProps) {
  const t = useTexts('lost-card');
  const field = useTemporaryField('kind');
  return (
    <div className="grid gap-4">
      <RadioCards<Fields['kind']>
        {...field}
        cards={kinds.map((value) => ({
          value,
          label: t(value),
          description: t(descriptions[value]),
        }))}
      />
      {useWatch<Fields, 'kind'>({ name: 'kind' }) === 'sms' && <Phone />}
    </div>
  );
}

function Phone() {
  const t = useTexts('lost-card');
  const { value, onChange } = useTemporaryField('phoneCountryCode');
  return (
    <PhoneField
      {...useTemporaryField('phone')}
      description={t('phoneHelp')}
      countryCode={value}
      onCountryCode={onChange}
    />
  );
}

/** What the form says of these fields. */
export function useTemporaryTexts() {
  const t = useTexts('lost-card');
  return [
    { name: 'kind', label: t('kind') },
    { name: 'phone', label: t('mobile'), sentence: () => t('faultPhone') },
  ];
}
