import type { Origin } from '#platform/http/call.ts';

/** Changes of an onboarding are made by nobody of the portal, through a channel of their own. */
export const onboardingOrigin = (origin: Origin): Origin => ({
  ...origin,
  channel: 'onboarding',
});
