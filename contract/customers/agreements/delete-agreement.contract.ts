import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const deleteAgreement = route({
  method: 'DELETE',
  path: '/onboarding/company/{id}/agreement/{agreementId}',
  summary: 'Deletes an agreement under which nobody holds anything any more',
  needs: 'companyAdmin',
  company: 'id',
  reply: z.object({ id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** A person holds a ticket or a subscription under it, now or later; no agreement would pay for it. */
    AGREEMENT_IN_USE: {
      status: 409,
      details: z.object({ tickets: z.int(), subscriptions: z.int() }),
    },
  },
});
