import * as z from 'zod/mini';
import { companyFilters } from '#companies/list-companies.contract.ts';
import { route } from '#route.ts';

export const countCompanies = route({
  method: 'GET',
  path: '/onboarding/company/count',
  summary: 'How many companies each filter of the company list has',
  needs: 'companySearch',
  reply: z.object({ all: z.int(), counts: z.record(z.enum(companyFilters), z.int()) }),
  refusals: {},
});
