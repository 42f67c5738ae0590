import type { FieldFaults, FieldName } from './order-fields.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

export type ErrorOf = (field: FieldName) => string | undefined;

/** One sentence for each field, but for a name that a message could not hold. */
export function useFaultTexts(faults: FieldFaults, label: string): ErrorOf {
  const t = useFormTexts();
  const texts: Record<FieldName, string> = {
    firstName: t(faults.firstName === 'nameOnly' ? 'faultName' : 'faultFirstName'),
    lastName: t(faults.lastName === 'nameOnly' ? 'faultName' : 'faultLastName'),
    employeeId: t('faultEmployeeId', { label }),
    phone: t('faultPhone'),
    startDate: t('faultStartDate'),
    zoneFrom: t('faultZone'),
    zoneTo: t('faultZone'),
    hasAccepted: t('faultAccepted'),
  };
  return (field) => (field in faults ? texts[field] : undefined);
}
