import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { signer } from './onboarding.schema.ts';

export const getCompanyContract = route({
  method: 'GET',
  path: '/onboarding/company/{id}/contract-state',
  summary: 'Who has signed the contract by which a company became a customer, and who has not',
  needs: 'companyHistory',
  company: 'id',
  /** Null where customer support made the company. */
  reply: z.nullable(
    z.object({
      termsVersion: z.string(),
      isSigned: z.boolean(),
      signers: z.array(z.omit(signer, { email: true })),
      /** The last moment at which the missing signers can sign. */
      expiresAt: instant,
    }),
  ),
  refusals: {},
});
