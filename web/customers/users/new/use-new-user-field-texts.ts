import type { FormField } from '#platform/design/form/form-fields.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The fields in page order, with the form's own fault texts. */
export function useNewUserFieldTexts(): FormField[] {
  const t = useTexts('users');
  const roleText = useTexts('user-roles');
  const nameFault = (key: string) => (key === 'minLength' ? t('nameTooShort') : undefined);
  return [
    { name: 'firstName', label: t('firstName'), fault: nameFault },
    { name: 'lastName', label: t('lastName'), fault: nameFault },
    {
      name: 'email',
      label: t('email'),
      fault: (key) => {
        if (key === 'emailTaken') return t('emailTaken');
        return key === 'wrongFormat' ? t('emailFault') : undefined;
      },
    },
    {
      name: 'phone',
      label: t('mobile'),
      // Too few or too many digits, or no valid number of its country.
      fault: (key) => (key === 'required' ? undefined : t('phoneFault')),
    },
    { name: 'roles', label: '', sentence: () => roleText('noRole') },
  ];
}
