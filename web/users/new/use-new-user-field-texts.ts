import type { FormField } from '#design/form/form-fields.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The fields in the order of the page, with the form's own words for what is wrong. */
export function useNewUserFieldTexts(): FormField[] {
  const t = useTexts('new-user');
  const fieldText = useTexts('users');
  const roleText = useTexts('user-roles');
  const nameFault = (key: string) => (key === 'minLength' ? t('nameTooShort') : undefined);
  return [
    { name: 'firstName', label: fieldText('firstName'), fault: nameFault },
    { name: 'lastName', label: fieldText('lastName'), fault: nameFault },
    {
      name: 'email',
      label: fieldText('email'),
      fault: (key) => {
        if (key === 'emailTaken') return t('emailTaken');
        return key === 'wrongFormat' ? t('emailFault') : undefined;
      },
    },
    {
      name: 'phone',
      label: fieldText('phone'),
      // Too few digits, too many, or digits that are no number of its country.
      fault: (key) => (key === 'required' ? undefined : t('phoneFault')),
    },
    { name: 'roles', label: '', sentence: () => roleText('noRole') },
  ];
}
