import type { FormField } from '#platform/design/form/form-fields.ts';
import { useFreeOrderFieldTexts } from '#services/free-tickets/order/use-free-order-field.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The fields of the order, with the limits of an edit (spec 3 §5 "Edit ticket"). */
export function useEditFieldTexts(): FormField[] {
  const t = useTexts('free-edit');
  const faults: Readonly<Partial<Record<string, string>>> = {
    firstName: t('faultFirstName'),
    lastName: t('faultLastName'),
    employeeId: t('faultEmployeeId'),
  };
  return useFreeOrderFieldTexts().map((field) => {
    const fault = faults[field.name];
    if (fault === undefined) return field;
    return { ...field, sentence: (key) => (key === 'nameOnly' ? undefined : fault) };
  });
}
