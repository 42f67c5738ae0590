import type { contactPages } from '@takst/contract/customers/contact/contact.pages.ts';
import type { EntriesOf } from '#page-entries/page-entry.ts';

export const contactEntries = {
  '/kontaktoss': {
    title: 'contactUs',
    texts: ['contact'],
    load: async () => (await import('#contact/contact.page.tsx')).ContactPage,
  },
} satisfies EntriesOf<typeof contactPages>;
