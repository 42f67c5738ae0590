import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const downloadCompanyContract = route({
  method: 'GET',
  path: '/onboarding/company/{id}/contract',
  summary: 'The contract by which a company became a customer, with the signatures that it has',
  needs: 'companyHistory',
  company: 'id',
  download: 'application/pdf',
  reply: z.string(),
  refusals: {
    /** Customer support made the company. */
    CONTRACT_NOT_MADE: { status: 409 },
  },
});
