import { useController, useFormContext } from 'react-hook-form';
import type { OrderFields } from './order-fields.ts';
import { useOffer } from './order-offer.ts';
import { fieldNames, type FaultyField } from './order-body.ts';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { useTexts } from '#texts/use-texts.ts';

/** One field of the form, ready to be spread onto a part of the design system. */
export function useOrderField<N extends keyof OrderFields & string>(name: N) {
  const { control } = useFormContext<OrderFields>();
  const {
    field: { disabled: _, ...field },
    fieldState,
  } = useController({ control, name });
  const textOf = useFaultTexts();
  const faulty = fieldNames.find((candidate) => candidate === name);
  return { ...field, error: fieldState.error && faulty ? textOf(faulty) : undefined };
}

/** What is wrong with a field, said in one way whatever it is. */
export function useFaultTexts(): (field: FaultyField) => string {
  const t = useTexts('company-tickets');
  const label = useEmployeeIdLabel();
  const { arbitraryDates } = useOffer();
  const texts: Record<FaultyField, () => string> = {
    phone: () => t('faultPhone'),
    firstName: () => t('faultFirstName'),
    lastName: () => t('faultLastName'),
    employeeId: () => t('faultEmployeeId', { label }),
    zoneFrom: () => t('faultZone'),
    zoneTo: () => t('faultZoneTo'),
    startDate: () => t(arbitraryDates ? 'faultStartDateArbitrary' : 'faultStartDate'),
    agreementName: () => t('faultAgreement'),
    hasAccepted: () => t('faultAccepted'),
  };
  return (field) => texts[field]();
}
