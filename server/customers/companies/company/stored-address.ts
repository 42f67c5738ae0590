import type { OnboardingAddress } from '@takst/contract/customers/companies/onboarding-address.schema.ts';
import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';

/** An address as stored, from the field names of the administration calls (spec 1 §7). */
const storedAddress = (address: OnboardingAddress): CompanyAddress => ({
  line1: address.addressLine1,
  line2: address.addressLine2 === '' ? null : address.addressLine2,
  postCode: address.postCode,
  city: address.postArea,
  country: address.countryCode,
});

type OnboardingAddresses = Record<
  'billAddress' | 'postAddress' | 'visitAddress',
  OnboardingAddress
>;

export const storedAddresses = (body: OnboardingAddresses) => ({
  bill: storedAddress(body.billAddress),
  post: storedAddress(body.postAddress),
  visit: storedAddress(body.visitAddress),
});
