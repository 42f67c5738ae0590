import * as z from 'zod/mini';
import { optionalText, postCode, requiredText } from '#platform/calls/text-fields.ts';

/** An address as the calls of company administration have it (spec 1 §3, §5). */
export const onboardingAddress = z.strictObject({
  addressLine1: requiredText(200),
  addressLine2: z._default(z.nullable(optionalText(200)), null),
  postCode,
  postArea: requiredText(200),
  countryCode: z._default(z.literal('NO'), 'NO'),
});
export type OnboardingAddress = z.output<typeof onboardingAddress>;

export const companyAddresses = {
  billAddress: onboardingAddress,
  postAddress: onboardingAddress,
  visitAddress: onboardingAddress,
};

const exampleAddress = { addressLine1: 'Veien 1', postCode: '0155', postArea: 'OSLO' };

/** For the examples of calls. */
export const exampleAddresses = {
  billAddress: exampleAddress,
  postAddress: exampleAddress,
  visitAddress: exampleAddress,
};
