import type { contactPages } from '@takst/contract/customers/contact/contact.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const contactEntries = {
  '/kontaktoss': {
    title: 'contactUs',
    texts: ['contact'],
    load: async () => (await import('#customers/contact/contact.page.tsx')).ContactPage,
  },
} satisfies EntriesOf<typeof contactPages>;
