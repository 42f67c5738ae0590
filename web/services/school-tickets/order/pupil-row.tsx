import { useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { SchoolOrderFields } from './school-order-fields.ts';
import { SecondHomeOfPupil } from './second-home-of-pupil.tsx';
import { useSchoolOrderField } from './use-school-order-field.ts';

interface PupilRowProps {
  place: number;
  /** Undefined for the only pupil. */
  onRemove: (() => void) | undefined;
}

/** A pupil: names, class, and the phone or the card. One who has a ticket already says so (spec 3 §4). */
export function PupilRow({ place, onRemove }: PupilRowProps) {
  const t = useTexts('school-order');
  const { control, getFieldState, formState } = useFormContext<SchoolOrderFields>();
  const [medium, firstName, lastName] = useWatch({
    control,
    name: ['medium', `pupils.${place}.firstName`, `pupils.${place}.lastName`],
  });
  const name = `${firstName} ${lastName}`.trim();
  const { error } = getFieldState(`pupils.${place}.firstName`, formState);
  return (
    <fieldset className="min-w-0 rounded-panel border border-line p-3">
      <legend className="flex items-center gap-2 px-1 text-small font-semibold">
        {t('pupilOf', { place: place + 1 })}
        {error?.message === 'CONFLICTING_TICKET' && <Badge>{t('exists')}</Badge>}
      </legend>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 items-start gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_6rem_1.25fr]">
          <TextField {...useSchoolOrderField(`pupils.${place}.firstName`)} autoComplete="off" />
          <TextField {...useSchoolOrderField(`pupils.${place}.lastName`)} autoComplete="off" />
          <TextField {...useSchoolOrderField(`pupils.${place}.className`)} autoComplete="off" />
          {medium === 'card' ? <CardNumber place={place} /> : <Phone place={place} />}
        </div>
        {onRemove && (
          <div className="pt-6">
            <IconButton
              icon="trash"
              label={t('removePupil', { name: name === '' ? place + 1 : name })}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
      <SecondHomeOfPupil place={place} />
    </fieldset>
  );
}

type FieldOfPupil = { place: number };

function Phone({ place }: FieldOfPupil) {
  const { control, setValue } = useFormContext<SchoolOrderFields>();
  const path = `pupils.${place}.phoneCountryCode` as const;
  return (
    <PhoneField
      {...useSchoolOrderField(`pupils.${place}.phone`)}
      countryCode={useWatch({ control, name: path })}
      onCountryCode={(code) => setValue(path, code)}
    />
  );
}

const CardNumber = ({ place }: FieldOfPupil) => (
  <TextField
    {...useSchoolOrderField(`pupils.${place}.cardNumber`)}
    inputMode="numeric"
    autoComplete="off"
  />
);
