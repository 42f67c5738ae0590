import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { type FaultyField, fieldNames, type OrderFields } from './order-fields.ts';
import { useOffer } from './order-offer.ts';

export const useOrderField = createFieldHook<OrderFields>();

/**
 * The fields in page order; each has one sentence for its faults, but for a name that is a link. The agreement names
 * the employee number.
 */
export function useOrderFieldTexts(agreementName = ''): FormField[] {
  const t = useTexts('company-tickets');
  const tTickets = useTexts('tickets');
  const label = useEmployeeIdLabel(agreementIdOf(agreementName));
  const startDateFault = useStartDateFault();
  const texts: Record<FaultyField, { label: string; fault: string }> = {
    types: { label: t('whatToOrder'), fault: t('faultTypes') },
    phone: { label: t('mobile'), fault: t('faultPhone') },
    firstName: { label: t('firstName'), fault: tTickets('faultFirstName') },
    lastName: { label: t('lastName'), fault: tTickets('faultLastName') },
    employeeId: { label, fault: t('faultEmployeeId', { label }) },
    zoneFrom: { label: tTickets('zoneFrom'), fault: tTickets('faultZone') },
    zoneTo: { label: tTickets('zoneTo'), fault: tTickets('faultZoneTo') },
    startDate: { label: t('startDate'), fault: startDateFault },
    agreementName: { label: t('invoiceReference'), fault: t('faultAgreement') },
    hasAccepted: { label: t('acceptance'), fault: t('faultAccepted') },
  };
  return fieldNames.map((name) => ({
    name,
    label: texts[name].label,
    sentence: (key) => (key === 'nameOnly' ? undefined : texts[name].fault),
  }));
}

/** The agreement that is chosen in the form; undefined before. */
export const agreementIdOf = (agreementName: string): number | undefined =>
  agreementName === '' ? undefined : Number(agreementName);

function useStartDateFault(): string {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { arbitraryDates, startDates, today } = useOffer();
  if (!arbitraryDates) return t('faultStartDate');
  const [first] = startDates;
  return first && Temporal.PlainDate.compare(first, today) < 0
    ? t('faultStartDateUntilDay6', { date: formatLongDate(first, language) })
    : t('faultStartDateArbitrary');
}
