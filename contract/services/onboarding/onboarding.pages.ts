import type { UserRows } from '#platform/pages/page-row.ts';

/** Customer support's; the specification has no page for onboardings that stand still. */
export const onboardingPages = {
  '/kundestart': { needs: 'companyAdmin', companies: 'all', requiresOffer: 'onboarding' },
} as const satisfies UserRows;
