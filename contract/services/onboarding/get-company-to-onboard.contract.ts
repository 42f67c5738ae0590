import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { notOffered, startRefusals } from './onboarding.schema.ts';

/** The form shows it before it asks for anything; it does not name the signers (domain: Onboarding). */
export const getCompanyToOnboard = route({
  method: 'GET',
  path: '/onboarding/company-to-onboard/{orgNumber}',
  summary: 'The name of a unit that wants to become a customer, and how many sign for it',
  needs: 'this-browser',
  reply: z.object({
    name: z.string(),
    organisationNumber: z.string(),
    /** The fewest who can sign for it together; null where the register has no signing rights. */
    fewestSigners: z.nullable(z.int()),
    basis: z.nullable(z.enum(['SIGNATURE', 'PROCURATION', 'ROLES'])),
  }),
  refusals: { ...startRefusals, ...notOffered },
});

export const downloadContractDraft = route({
  method: 'GET',
  path: '/onboarding/company-to-onboard/{orgNumber}/contract',
  summary: 'The contract as it will be signed, to be read before',
  needs: 'this-browser',
  download: 'application/pdf',
  reply: z.string(),
  refusals: { ...startRefusals, ...notOffered },
});
