import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { AddressKind, AddressPart } from './address-fields.ts';

const kinds: { readonly [K in AddressKind]: PlainTextKey<'companies'> } = {
  billAddress: 'invoiceAddress',
  postAddress: 'postalAddress',
  visitAddress: 'visitingAddress',
};

/** What the addresses and their parts are called. */
export function useAddressWords() {
  const t = useTexts('companies');
  return {
    kind: (kind: AddressKind) => t(kinds[kind]),
    part: (part: AddressPart) => t(part),
  };
}
