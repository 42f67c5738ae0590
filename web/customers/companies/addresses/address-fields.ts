import type { OnboardingAddress } from '@takst/contract/customers/companies/onboarding-address.schema.ts';
import type { PrefillAddress } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

export type AddressFields = {
  addressLine1: string;
  addressLine2: string;
  postCode: string;
  postArea: string;
};

/** In page order. */
export const addressKinds = ['billAddress', 'postAddress', 'visitAddress'] as const;
export type AddressKind = (typeof addressKinds)[number];
export type AddressesFields = Record<AddressKind, AddressFields>;

/** In page order; the label of a part has its name. */
export const addressParts = [
  'addressLine1',
  'addressLine2',
  'postCode',
  'postArea',
] as const satisfies readonly (keyof AddressFields & PlainTextKey<'companies'>)[];
export type AddressPart = (typeof addressParts)[number];

export const noAddress: AddressFields = {
  addressLine1: '',
  addressLine2: '',
  postCode: '',
  postArea: '',
};

export const isEmptyAddress = (fields: AddressFields): boolean =>
  addressParts.every((part) => fields[part] === '');

const fieldsOf = (address: CompanyAddress | null): AddressFields =>
  address
    ? {
        addressLine1: address.line1,
        addressLine2: address.line2 ?? '',
        postCode: address.postCode,
        postArea: address.city,
      }
    : noAddress;

export const addressesOf = ({ bill, post, visit }: Company['addresses']): AddressesFields => ({
  billAddress: fieldsOf(bill),
  postAddress: fieldsOf(post),
  visitAddress: fieldsOf(visit),
});

/** Form fields from an address in a call's body or of the company register. */
export const fieldsOfBody = (address: OnboardingAddress | PrefillAddress | null): AddressFields =>
  address
    ? {
        addressLine1: address.addressLine1,
        addressLine2: address.addressLine2 ?? '',
        postCode: address.postCode,
        postArea: address.postArea,
      }
    : noAddress;

const bodyOfAddress = (fields: AddressFields) => ({
  ...fields,
  addressLine2: fields.addressLine2.trim() === '' ? null : fields.addressLine2,
  countryCode: 'NO' as const,
});

/** The fields as the contract's body; the country is always Norway (spec 1 §5). */
export const addressesBody = ({ billAddress, postAddress, visitAddress }: AddressesFields) => ({
  billAddress: bodyOfAddress(billAddress),
  postAddress: bodyOfAddress(postAddress),
  visitAddress: bodyOfAddress(visitAddress),
});
