import type { messagePages } from '@takst/contract/platform/messages/messages.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const messageEntries = {
  '/meldinger': {
    title: 'titleMessages',
    icon: 'mail',
    menu: 'support',
    texts: ['undelivered-messages'],
    load: async () =>
      (await import('#platform/messages/undelivered-messages.page.tsx')).UndeliveredMessagesPage,
  },
} satisfies EntriesOf<typeof messagePages>;
