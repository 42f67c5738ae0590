import { agreementSubtypes } from '@takst/domain/agreements/agreement-subtype.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { companyEntry } from './company.schema.ts';

/** A type of agreement, or companies whose agreements have all ended. */
export const companyFilters = [...agreementSubtypes, 'expired'] as const;
export type CompanyFilter = (typeof companyFilters)[number];

export const companySorts = ['name', 'organisationNumber', 'customerNumber'] as const;

/** Which companies, and their order. */
export const companyRows = rowsQuery(companyFilters, companySorts);
export type CompanyRows = z.output<z.ZodMiniObject<typeof companyRows>>;

export const listCompanies = route({
  method: 'GET',
  path: '/onboarding/company',
  summary:
    'The companies of the operator, by name; every word must match name, organisation or customer number',
  needs: 'companySearch',
  query: z.strictObject({ ...pageQuery.shape, ...companyRows }),
  reply: pageOf(companyEntry),
  refusals: {},
});
