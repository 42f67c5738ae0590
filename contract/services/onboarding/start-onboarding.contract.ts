import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { email, mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';
import { notOffered, organisationNumber, startRefusals } from './onboarding.schema.ts';

export const startOnboardingBody = z
  .strictObject({
    email,
    ...mobilePhone,
    organisationNumber,
    /** The person has read the contract and accepts it, for themselves and, where they may, for the company. */
    acceptsContract: z.literal(true, { error: 'consentRequired' }),
  })
  .check(mobileIfNorwegian());

export const startOnboarding = route({
  method: 'POST',
  path: '/onboarding/start',
  summary:
    'Begins an onboarding in this browser, and gives the address at which identity is proved',
  needs: 'this-browser',
  body: startOnboardingBody,
  example: {
    email: 'leder@ny.example',
    phoneCountryCode: '+47',
    phone: '46999999',
    organisationNumber: '985615616',
    acceptsContract: true,
  },
  /** The identity provider's address. */
  reply: z.string(),
  refusals: {
    ...startRefusals,
    ...notOffered,
    /** It is no mobile number of its country. */
    PHONE_NOT_VALID: { status: 422 },
  },
});
