import { maxPupilsOfOrder } from '@takst/domain/services/school-tickets/order/order-limits.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { PupilFields, SchoolOrderFields } from './school-order-fields.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import { isRecipientRefusal, recipientTexts } from './school-order-refusals.ts';

export const useSchoolOrderField = createFieldHook<SchoolOrderFields>();

/** The fields in page order; those of each pupil are named after the pupil. */
export function useSchoolOrderFieldTexts(pupils: readonly PupilFields[]): FormField[] {
  const t = useTexts('school-order');
  const tTickets = useTexts('tickets');
  const language = usePageLanguage();
  const { years } = useSchoolOffer();
  const bounds = years.map(({ firstStart, lastStart }) =>
    t('fromTo', {
      from: formatLongDate(firstStart, language),
      to: formatLongDate(lastStart, language),
    }),
  );
  const whole = (name: string, label: string, fault: string): FormField => ({
    name,
    label,
    sentence: () => fault,
  });
  return [
    whole('medium', t('medium'), t('faultMedium')),
    ...pupils.flatMap((pupil, place) => pupilFields(t, pupil, place)),
    whole('cardCount', t('cardCount'), t('faultCardCount', { max: maxPupilsOfOrder })),
    whole('zoneFrom', tTickets('zoneFrom'), tTickets('faultZone')),
    whole('zoneTo', tTickets('zoneTo'), tTickets('faultZoneTo')),
    whole('startDate', t('startDate'), t('faultStartDate', { bounds: bounds.join(', ') })),
    whole('agreementNumber', t('invoiceReference'), t('faultAgreement')),
  ];
}

type Texts = ReturnType<typeof useTexts<'school-order'>>;

const ownTexts = {
  firstName: { label: 'firstName', fault: 'faultFirstName' },
  lastName: { label: 'lastName', fault: 'faultLastName' },
  className: { label: 'className', fault: 'faultClass' },
  phone: { label: 'phone', fault: 'faultPhone' },
  cardNumber: { label: 'cardNumber', fault: 'faultCardNumber' },
  hasTwoHomes: { label: 'twoHomes', fault: 'faultSecondZone' },
  secondZoneFrom: { label: 'secondZoneFrom', fault: 'faultSecondZone' },
  secondZoneTo: { label: 'secondZoneTo', fault: 'faultSecondZone' },
} as const;

function pupilFields(t: Texts, pupil: PupilFields, place: number): FormField[] {
  const name = `${pupil.firstName} ${pupil.lastName}`.trim();
  const group = name === '' ? t('pupilOf', { place: place + 1 }) : name;
  return Object.entries(ownTexts).map(([field, { label, fault }]) => ({
    name: `pupils.${place}.${field}`,
    label: t(label),
    group,
    fault: (key) =>
      isRecipientRefusal(key) ? t(recipientTexts[key]) : key === 'nameOnly' ? undefined : t(fault),
  }));
}
