import type { operatorDeskPages } from '@takst/contract/services/operator-desk/operator-desk.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const operatorDeskEntries = {
  '/operator': {
    title: 'titleOperatorDesk',
    icon: 'settings',
    menu: 'support',
    texts: ['operator-desk', 'services'],
    load: async () => (await import('./desk/desk.page.tsx')).DeskPage,
  },
  '/operator/priser': {
    title: 'titlePrices',
    texts: ['operator-desk'],
    load: async () => (await import('./prices/prices.page.tsx')).PricesPage,
  },
  '/operator/priser/nye': {
    title: 'titleNewPrices',
    texts: ['operator-desk', 'netex-prices', 'batches', 'price-changes'],
    load: async () => (await import('./prices/new-prices.page.tsx')).NewPricesPage,
  },
  '/operator/forslag/{id}': {
    title: 'titleProposal',
    texts: ['operator-desk', 'services'],
    load: async () => (await import('./proposal/proposal.page.tsx')).ProposalPage,
  },
} satisfies EntriesOf<typeof operatorDeskPages>;
