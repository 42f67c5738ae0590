import { companyUses } from '@takst/domain/customers/companies/delete-company.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const companyUse = z.enum(companyUses);

export const checkCompanyDeletion = route({
  method: 'GET',
  path: '/onboarding/company/{id}/deletion-check/{use}',
  summary: 'Asks the service that owns it whether it stands in the way of deleting a company',
  needs: 'companyAdmin',
  company: 'id',
  params: { use: companyUse },
  reply: z.object({ use: companyUse, isInUse: z.boolean() }),
  refusals: {},
});
