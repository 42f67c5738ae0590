import type { FieldErrors } from 'react-hook-form';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';
import { fieldLabels, type NewUserFields, type PersonField } from './new-user-fields.ts';

/** What is wrong with a field, in words. */
export function useFaultWords(): (field: PersonField, key: string) => string {
  const t = useTexts('new-user');
  const faultText = useFaultText();
  return (field, key) => {
    if (key === 'emailTaken') return t('emailTaken');
    if (field === 'email' && key === 'wrongFormat') return t('emailFault');
    // Too few digits, too many, or digits that are no number of its country.
    if (field === 'phone' && key !== 'required') return t('phoneFault');
    if (key === 'minLength') return t('nameTooShort');
    return faultText(key);
  };
}

/** Everything that is wrong with the form, in the order of the page. */
export function useNewUserFaults(
  errors: FieldErrors<NewUserFields>,
): { field: string; message: string }[] {
  const t = useTexts('new-user');
  const sayField = useTexts('users');
  const sayRoles = useTexts('user-roles');
  const words = useFaultWords();
  const ofFields = fieldLabels.flatMap(([field, label]) => {
    const error = errors[field];
    if (!error) return [];
    const fault = words(field, error.message ?? '');
    return [{ field: field as string, message: t('faultOf', { field: sayField(label), fault }) }];
  });
  return errors.roles ? [...ofFields, { field: 'roles', message: sayRoles('noRole') }] : ofFields;
}
