import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import {
  email,
  mobileIfNorwegian,
  mobilePhone,
  personName,
  requiredText,
} from '#platform/calls/text-fields.ts';
import { organisationNumber, startRefusals } from './onboarding.schema.ts';

export const requestAccessBody = z
  .strictObject({
    companyName: requiredText(200),
    email,
    firstName: personName(200, 1),
    lastName: personName(200, 1),
    organisationNumber,
    ...mobilePhone,
  })
  .check(mobileIfNorwegian());

/** The answer is the same whether the company is a customer or not: the caller has not proved who they are. */
export const requestAccess = route({
  method: 'POST',
  path: '/onboarding/request-access',
  summary: 'Asks for access to a company: its user administrators, or customer support, are told',
  needs: 'anyone',
  body: requestAccessBody,
  example: {
    companyName: 'Ny bedrift AS',
    email: 'kari@ny.example',
    firstName: 'Kari',
    lastName: 'Moen',
    organisationNumber: '985615616',
    phoneCountryCode: '+47',
    phone: '46999999',
  },
  reply: z.object({}),
  refusals: { ...startRefusals, PHONE_NOT_VALID: { status: 422 } },
});
