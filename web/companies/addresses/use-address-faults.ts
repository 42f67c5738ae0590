import type { FieldErrors } from 'react-hook-form';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';
import { addressKinds, addressParts, type AddressesFields } from './address-fields.ts';
import { useAddressWords } from './use-address-words.ts';

/** What is wrong with the addresses, in the order in which they stand on the page. */
export function useAddressFaults(errors: FieldErrors<AddressesFields>) {
  const t = useTexts('companies');
  const words = useAddressWords();
  const faultText = useFaultText();
  return addressKinds.flatMap((kind) =>
    addressParts.flatMap((part) => {
      const error = errors[kind]?.[part];
      if (!error) return [];
      const fault = faultText(error.message ?? '');
      const message = t('faultIn', { part: words.kind(kind), field: words.part(part), fault });
      return [{ field: `${kind}.${part}`, message }];
    }),
  );
}
