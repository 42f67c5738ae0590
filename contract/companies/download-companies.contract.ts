import * as z from 'zod/mini';
import { companyRows } from '#companies/list-companies.contract.ts';
import { route } from '#route.ts';

export const downloadCompanies = route({
  method: 'GET',
  path: '/onboarding/company/csv',
  summary:
    'The companies of a list, all pages, as a file for a spreadsheet in the language of who asks',
  needs: 'companySearch',
  query: z.strictObject(companyRows),
  download: 'text/csv',
  reply: z.string(),
  refusals: {},
});
