import type { OrderForm } from '@takst/contract/self-service/order-form/get-order-form.contract.ts';
import type { FieldFaults, FieldName } from './order-fields.ts';
import { useFormTexts } from '../use-form-texts.ts';

export type ErrorOf = (field: FieldName) => string | undefined;

/** One sentence for each field, but for a name that a message could not hold. */
export function useFaultTexts(form: OrderForm, faults: FieldFaults): ErrorOf {
  const t = useFormTexts();
  const label = form.employeeIdLabel ?? t('employeeId');
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
