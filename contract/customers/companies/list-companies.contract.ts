import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { listOf } from '#platform/lists/list.ts';
import { companyEntry } from './company.schema.ts';

/** A type of agreement, or companies whose agreements have all ended. */
export const companyFilters = [...agreementSubtypes, 'expired'] as const;
export type CompanyFilter = (typeof companyFilters)[number];

export const companyList = listOf({
  path: '/onboarding/company',
  summary:
    'The companies of the operator, by name; every word must match name, organisation or customer number',
  plural: 'companies',
  needs: 'companySearch',
  filters: companyFilters,
  columns: {
    organisationNumber: {
      heading: { nb: 'Organisasjonsnummer', en: 'Organization number' },
      file: true,
      sort: true,
    },
    customerNumber: {
      heading: { nb: 'Kundenummer', en: 'Customer number' },
      file: true,
      sort: true,
    },
    name: { heading: { nb: 'Navn', en: 'Name' }, file: true, sort: true },
    agreements: {
      heading: { nb: 'Avtaler', en: 'Agreements' },
      file: { nb: 'Avtaletyper', en: 'Agreement types' },
    },
  },
  sortedBy: 'name',
  entry: companyEntry,
  counts: {},
  file: { nb: 'bedrifter', en: 'companies' },
});
export const { list: listCompanies, counts: countCompanies, csv: downloadCompanies } = companyList;
