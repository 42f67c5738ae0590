import type { onboardingPages } from '@takst/contract/services/onboarding/onboarding.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const onboardingEntries = {
  '/kundestart': {
    title: 'titleOnboardings',
    icon: 'company',
    menu: 'support',
    texts: ['onboardings'],
    load: async () =>
      (await import('#services/onboarding/support/onboarding-list.page.tsx')).OnboardingListPage,
  },
} satisfies EntriesOf<typeof onboardingPages>;
