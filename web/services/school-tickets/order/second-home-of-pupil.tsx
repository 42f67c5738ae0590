import { useFormContext, useWatch } from 'react-hook-form';
import { formatPrice } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SecondHomeFields } from '#services/school-tickets/two-homes/second-home.fields.tsx';
import type { SchoolOrderFields } from './school-order-fields.ts';
import { mayHaveTwoHomes, soldForPupils } from './order-homes.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import { useSchoolOrderField } from './use-school-order-field.ts';

/** The second home of a pupil, with what a month of the ticket costs; where one may be. */
export function SecondHomeOfPupil({ place }: { place: number }) {
  const { control, getValues } = useFormContext<SchoolOrderFields>();
  const watched = useWatch({ control });
  const fields = { ...getValues(), ...watched } as SchoolOrderFields;
  const offer = useSchoolOffer();
  return mayHaveTwoHomes(fields, offer) ? <Fields place={place} fields={fields} /> : null;
}

function Fields({ place, fields }: { place: number; fields: SchoolOrderFields }) {
  const t = useTexts('school-order');
  const hasTwoHomes = useSchoolOrderField(`pupils.${place}.hasTwoHomes`);
  const sold = soldForPupils(fields, useSchoolOffer())[place];
  return (
    <>
      <SecondHomeFields
        hasTwoHomes={{
          ...hasTwoHomes,
          // Said once it is asked for: there may be fifty pupils.
          description: hasTwoHomes.value ? t('twoHomesHelp') : undefined,
        }}
        from={useSchoolOrderField(`pupils.${place}.secondZoneFrom`)}
        to={useSchoolOrderField(`pupils.${place}.secondZoneTo`)}
      />
      {hasTwoHomes.value && sold && (
        <p className="text-small text-ink-muted">
          {t('pupilPrice', { price: formatPrice(sold.priceOre) })}
        </p>
      )}
    </>
  );
}
