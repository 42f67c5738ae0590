import type { companyHistoryPages } from '@takst/contract/customers/companies/company-history.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const companyHistoryEntries = {
  '/bedrifter/{id}/historikk': {
    title: 'history',
    texts: ['company-history', 'change-history'],
    load: async () =>
      (await import('#customers/company-history/company-history.page.tsx')).CompanyHistoryPage,
  },
  '/minside/historikk': {
    title: 'history',
    icon: 'history',
    menu: 'company',
    texts: ['company-history', 'change-history'],
    load: async () =>
      (await import('#customers/company-history/own-history.page.tsx')).OwnHistoryPage,
  },
} satisfies EntriesOf<typeof companyHistoryPages>;
