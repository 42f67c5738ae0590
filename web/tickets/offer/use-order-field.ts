import { createFieldHook } from '#design/form/create-field-hook.ts';
import type { FormField } from '#design/form/form-fields.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { type FaultyField, fieldNames, type OrderFields } from './order-fields.ts';
import { useOffer } from './order-offer.ts';

export const useOrderField = createFieldHook<OrderFields>();

/** The fields in page order; each has one sentence for its faults, but for a name that is a link. */
export function useOrderFieldTexts(): FormField[] {
  const t = useTexts('company-tickets');
  const label = useEmployeeIdLabel();
  const { arbitraryDates } = useOffer();
  const texts: Record<FaultyField, { label: string; fault: string }> = {
    phone: { label: t('mobile'), fault: t('faultPhone') },
    firstName: { label: t('firstName'), fault: t('faultFirstName') },
    lastName: { label: t('lastName'), fault: t('faultLastName') },
    employeeId: { label, fault: t('faultEmployeeId', { label }) },
    zoneFrom: { label: t('zoneFrom'), fault: t('faultZone') },
    zoneTo: { label: t('zoneTo'), fault: t('faultZoneTo') },
    startDate: {
      label: t('startDate'),
      fault: t(arbitraryDates ? 'faultStartDateArbitrary' : 'faultStartDate'),
    },
    agreementName: { label: t('invoiceReference'), fault: t('faultAgreement') },
    hasAccepted: { label: t('acceptance'), fault: t('faultAccepted') },
  };
  return fieldNames.map((name) => ({
    name,
    label: texts[name].label,
    sentence: (key) => (key === 'nameOnly' ? undefined : texts[name].fault),
  }));
}
