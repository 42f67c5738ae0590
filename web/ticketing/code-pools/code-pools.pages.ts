import type { codePoolPages } from '@takst/contract/ticketing/code-pools/code-pools.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const codePoolEntries = {
  '/kodelager': {
    title: 'titleCodePools',
    icon: 'key',
    menu: 'support',
    texts: ['code-pools', 'batches', 'voucher-views'],
    load: async () => (await import('#ticketing/code-pools/code-pools.page.tsx')).CodePoolsPage,
  },
  '/kodelager/fyll': {
    title: 'titleFillPool',
    texts: ['code-pools', 'batches'],
    load: async () =>
      (await import('#ticketing/code-pools/imports/fill-pool.page.tsx')).FillPoolPage,
  },
  '/kodelager/fyll/{id}': {
    title: 'titleFillPool',
    texts: ['code-pools', 'batches'],
    load: async () =>
      (await import('#ticketing/code-pools/imports/code-import.page.tsx')).CodeImportPage,
  },
} satisfies EntriesOf<typeof codePoolPages>;
