import type { FieldErrors } from 'react-hook-form';
import { useAddressFaults } from '#companies/addresses/use-address-faults.ts';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { NewCompanyFields } from './new-company-fields.ts';
import { faultAt, fieldLabels } from './new-company-names.ts';

/** What is wrong with the form, in the order of the page; addresses as one, for they have a form of their own. */
export function useNewCompanyFaults(errors: FieldErrors<NewCompanyFields>) {
  const t = useTexts('new-company');
  const sayField = useTexts('companies');
  const faultText = useFaultText();
  const ofAddresses = useAddressFaults(errors).map(({ message }) => message);
  const ofFields = fieldLabels.flatMap(([field, label]) => {
    const key = faultAt(errors, field);
    if (key === null) return [];
    const fault = faultText(key);
    return [{ field: field as string, message: sayField('faultOf', { field: t(label), fault }) }];
  });
  const whole = [
    ...(ofAddresses.length > 0 ? [{ field: 'addresses', message: t('addressesFault') }] : []),
    ...(errors.agreements ? [{ field: 'agreements', message: t('agreementsFault') }] : []),
  ];
  return { ofAddresses, summary: [...whole, ...ofFields] };
}
