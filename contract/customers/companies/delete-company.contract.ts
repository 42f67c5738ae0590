import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { companyUse } from './check-company-deletion.contract.ts';

export const deleteCompany = route({
  method: 'DELETE',
  path: '/onboarding/company/{id}',
  summary: 'Deletes a company that no service uses; what was invoiced is kept',
  needs: 'companyAdmin',
  company: 'id',
  reply: z.object({ id }),
  refusals: {
    CONTRACTOR: { status: 409 },
    COMPANY_IN_USE: { status: 409, details: z.object({ uses: z.array(companyUse) }) },
  },
});
