import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import {
  type AddressKind,
  addressKinds,
  type AddressPart,
  addressParts,
} from './address-fields.ts';

const kinds: { readonly [K in AddressKind]: PlainTextKey<'companies'> } = {
  billAddress: 'invoiceAddress',
  postAddress: 'postalAddress',
  visitAddress: 'visitingAddress',
};

export function useAddressLabels() {
  const t = useTexts('companies');
  return {
    kind: (kind: AddressKind) => t(kinds[kind]),
    part: (part: AddressPart) => t(part),
  };
}

/** The fields of all three addresses, in page order. */
export function useAddressFieldTexts(): FormField[] {
  const labels = useAddressLabels();
  return addressKinds.flatMap((kind) =>
    addressParts.map((part) => ({
      name: `${kind}.${part}`,
      label: labels.part(part),
      group: labels.kind(kind),
    })),
  );
}
