import { addressKinds } from '#customers/companies/addresses/address-fields.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const labels = [
  ['name', 'companyName'],
  ['organisationNumber', 'organisationNumber'],
  ['customerNumber', 'customerNumber'],
  ['user.email', 'email'],
  ['user.phone', 'mobile'],
  ['user.firstName', 'firstName'],
  ['user.lastName', 'lastName'],
  ['signee.name', 'signeeName'],
  ['signee.email', 'signeeEmail'],
] as const satisfies readonly (readonly [string, PlainTextKey<'new-company'>])[];

/**
 * The fields in page order. Addresses and agreements are one field each, because they have forms of
 * their own.
 */
export function useNewCompanyFieldTexts(): FormField[] {
  const t = useTexts('new-company');
  return [
    {
      name: 'addresses',
      paths: addressKinds,
      label: '',
      sentence: () => t('addressesFault'),
    },
    { name: 'agreements', label: '', sentence: () => t('agreementsFault') },
    ...labels.map(([name, key]) => ({ name: name as string, label: t(key) })),
  ];
}
