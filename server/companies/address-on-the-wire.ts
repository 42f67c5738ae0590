import type { OnboardingAddress } from '@takst/contract/companies/onboarding-address.schema.ts';
import type { CompanyAddress } from '@takst/contract/session/user-company.schema.ts';

/** An address as it is kept, from the names that the calls of administration have (spec 1 §7). */
const keptAddress = (address: OnboardingAddress): CompanyAddress => ({
  line1: address.addressLine1,
  line2: address.addressLine2 === '' ? null : address.addressLine2,
  postCode: address.postCode,
  city: address.postArea,
  country: address.countryCode,
});

type AddressesOnTheWire = Record<'billAddress' | 'postAddress' | 'visitAddress', OnboardingAddress>;

export const keptAddresses = (body: AddressesOnTheWire) => ({
  bill: keptAddress(body.billAddress),
  post: keptAddress(body.postAddress),
  visit: keptAddress(body.visitAddress),
});
