import type { priceChangePages } from '@takst/contract/services/price-changes/price-changes.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const priceChangeEntries = {
  '/operator/prisendring/{id}': {
    title: 'titlePriceChange',
    texts: ['price-changes'],
    load: async () => (await import('./price-change.page.tsx')).PriceChangePage,
  },
} satisfies EntriesOf<typeof priceChangePages>;
