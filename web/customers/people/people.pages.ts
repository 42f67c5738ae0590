import type { peoplePages } from '@takst/contract/app/people/people.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const peopleEntries = {
  '/personopplysninger': {
    title: 'titlePeople',
    icon: 'user',
    menu: 'support',
    hasForm: true,
    texts: ['people', 'field-faults'],
    load: async () => (await import('#customers/people/people.page.tsx')).PeoplePage,
  },
} satisfies EntriesOf<typeof peoplePages>;
