import { lazy, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '#platform/design/class-names.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';
import { ProfileField } from './profile.field.tsx';
import type { OrderPeople } from './use-known-person.ts';

const KnownPersonNotices = lazy(async () => ({
  default: (await import('./known-person-notices.tsx')).KnownPersonNotices,
}));

/** The holder of the ticket; the names of a known person are facts until the user says that they are new. */
export function PersonFields({ person, employeeIdHolder }: OrderPeople) {
  const t = useTexts('company-tickets');
  const { control, setValue } = useFormContext<OrderFields>();
  const [countryCode, knownPerson, hasNewNames, types] = useWatch({
    control,
    name: ['phoneCountryCode', 'knownPerson', 'hasNewNames', 'types'],
  });
  // Of the ticket; subscriptions have one price for everybody.
  const hasProfiles = useOffer().profiles.length > 1 && types.includes('TICKET');
  const areNamesFacts = knownPerson !== null && !hasNewNames;
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <PhoneField
        {...useOrderField('phone')}
        description={knownPerson ? undefined : t('phoneHelp')}
        countryCode={countryCode}
        onCountryCode={(code) => setValue('phoneCountryCode', code)}
      />
      <TextField {...useOrderField('employeeId')} autoComplete="off" />
      {(person ?? employeeIdHolder) && (
        <Suspense>
          <KnownPersonNotices person={person} employeeIdHolder={employeeIdHolder} />
        </Suspense>
      )}
      <div
        className={classNames(
          'grid items-start gap-x-3 gap-y-4 sm:col-span-2',
          hasProfiles ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        <TextField {...useOrderField('firstName')} autoComplete="off" readOnly={areNamesFacts} />
        <TextField {...useOrderField('lastName')} autoComplete="off" readOnly={areNamesFacts} />
        {hasProfiles && <ProfileField />}
      </div>
    </div>
  );
}
