import type { companyPages } from '@takst/contract/customers/companies/companies.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const companyEntries = {
  '/bedrifter': {
    title: 'titleCompanies',
    icon: 'company',
    menu: 'support',
    texts: ['companies', 'agreement-types'],
    load: async () =>
      (await import('#customers/companies/list/company-list.page.tsx')).CompanyListPage,
  },
  '/bedrifter/ny': {
    title: 'titleNewCompany',
    texts: ['companies', 'agreement-types', 'new-company'],
    load: async () =>
      (await import('#customers/companies/new/new-company.page.tsx')).NewCompanyPage,
  },
  '/bedrifter/{id}': {
    title: 'company',
    texts: ['companies', 'agreement-types', 'change-history', 'invoice-recipient'],
    load: async () => (await import('#customers/companies/page/company.page.tsx')).CompanyPage,
  },
} satisfies EntriesOf<typeof companyPages>;
