import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';

export const deleteAgreement = route({
  method: 'DELETE',
  path: '/onboarding/company/{id}/agreement/{agreementId}',
  summary: 'Deletes an agreement without active or pending tickets',
  needs: 'companyAdmin',
  company: 'id',
  reply: z.object({ id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** Active or pending tickets are invoiced under it. */
    AGREEMENT_IN_USE: { status: 409, details: z.object({ tickets: z.int() }) },
  },
});
