import type { selfServicePages } from '@takst/contract/services/self-service/self-service.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const selfServiceEntries = {
  '/verktoy/widget': {
    title: 'titleWidget',
    texts: ['widget'],
    load: async () => (await import('#services/self-service/widget/widget.page.tsx')).WidgetPage,
  },
  '/verktoy/link': {
    title: 'titleOrderLink',
    texts: ['widget'],
    load: async () => (await import('#services/self-service/widget/link.page.tsx')).LinkPage,
  },
} satisfies EntriesOf<typeof selfServicePages>;
