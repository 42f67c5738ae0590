import type { myPagePages } from '@takst/contract/customers/session/my-page.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const myPageEntries = {
  '/minside': {
    title: 'titleMyPage',
    texts: ['my-page', 'companies', 'agreement-types', 'invoice-recipient'],
    load: async () => (await import('#customers/my-page/my-page.page.tsx')).MyPagePage,
  },
} satisfies EntriesOf<typeof myPagePages>;
