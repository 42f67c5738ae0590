import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { useFormTexts } from '../words/use-form-texts.ts';
import { agreementOf, type OrderFields } from './order-fields.ts';

/** What the company calls the employee number under the chosen agreement. */
export function useEmployeeIdLabel(form: OrderForm, fields: OrderFields): string {
  const t = useFormTexts();
  return agreementOf(form, fields)?.employeeIdLabel ?? t('employeeId');
}
