import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  type FreeOrderField,
  type FreeOrderFields,
  freeOrderFieldNames,
} from './free-order-fields.ts';
import { lastStart, useFreeOffer } from './free-order-offer.ts';

export const useFreeOrderField = createFieldHook<FreeOrderFields>();

/** The fields in page order; each has one sentence for its faults, but for a name that is a link. */
export function useFreeOrderFieldTexts(agreementNumber = ''): FormField[] {
  const t = useTexts('free-order');
  const tTickets = useTexts('tickets');
  const language = usePageLanguage();
  const offer = useFreeOffer();
  const lengths = useCardLengths();
  const last = formatLongDate(lastStart(offer, agreementNumber), language);
  const employeeId = t('employeeId');
  const texts: Record<FreeOrderField, { label: string; fault: string }> = {
    ticketHolderType: { label: t('relation'), fault: t('faultRelation') },
    employeeId: { label: employeeId, fault: t('faultEmployeeId', { label: employeeId }) },
    dateOfBirth: { label: t('dateOfBirth'), fault: t('faultDateOfBirth') },
    firstName: { label: t('firstName'), fault: tTickets('faultFirstName') },
    lastName: { label: t('lastName'), fault: tTickets('faultLastName') },
    profileId: { label: t('profile'), fault: t('faultProfile') },
    medium: { label: t('medium'), fault: t('faultMedium') },
    phone: { label: t('phone'), fault: t('faultPhone') },
    cardNumber: { label: t('cardNumber'), fault: t('faultCardNumber', { lengths }) },
    zoneFrom: { label: tTickets('zoneFrom'), fault: tTickets('faultZone') },
    zoneTo: { label: tTickets('zoneTo'), fault: tTickets('faultZoneTo') },
    startDate: { label: t('startDate'), fault: t('faultStartDate', { last }) },
    agreementNumber: { label: t('department'), fault: t('faultDepartment') },
  };
  return freeOrderFieldNames.map((name) => ({
    name,
    label: texts[name].label,
    sentence: (key) => (key === 'nameOnly' ? undefined : texts[name].fault),
  }));
}

/** '10, 11 or 16': how many digits a card of this operator has; empty where no existing card is taken. */
export function useCardLengths(): string {
  const t = useTexts('free-order');
  const lengths = useFreeOffer().tenant.cardNumberLengths ?? [];
  const [last, ...others] = lengths.toReversed();
  return others.length > 0
    ? `${others.toReversed().join(', ')} ${t('or')} ${last}`
    : String(last ?? '');
}
