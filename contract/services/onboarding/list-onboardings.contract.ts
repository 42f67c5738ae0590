import { supportReasons } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { onboarding, onboardingNotFound, onboardingParams } from './onboarding.schema.ts';

/** Onboardings that need customer support, that go on, and that were not signed in time. */
export const onboardingFilters = ['SUPPORT', 'OPEN', 'ENDED'] as const;

/** An onboarding as customer support sees it. */
const listedOnboarding = z.object({
  id: z.uuid(),
  step: onboarding.shape.step,
  supportReason: z.nullable(z.enum(supportReasons)),
  companyName: z.string(),
  organisationNumber: z.string(),
  /** The company, once it exists. */
  companyId: z.nullable(id),
  /** The proven name of the person who began; null before. */
  contactName: z.nullable(z.string()),
  email: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  /** Who was asked to sign and has not. */
  missingSigners: z.array(z.string()),
  startedAt: instant,
  /** When it came to customer support or ended; null while it goes on. */
  since: z.nullable(instant),
  expiresAt: instant,
});
export type ListedOnboarding = z.output<typeof listedOnboarding>;

export const listOnboardings = route({
  method: 'GET',
  path: '/onboarding/onboardings',
  summary:
    'Companies that are becoming customers by themselves, those that need customer support first; every word must match',
  needs: 'companyAdmin',
  query: z.extend(pageQuery, { filter: z.optional(z.enum(onboardingFilters)) }),
  reply: pageOf(listedOnboarding),
  refusals: {},
});

export const closeOnboarding = route({
  method: 'POST',
  path: '/onboarding/onboardings/{id}/close',
  summary: 'Takes an onboarding off the list: customer support has taken care of it',
  needs: 'companyAdmin',
  params: onboardingParams,
  body: z.strictObject({
    /** The contract was signed in another way, so the company's agreements open for orders. */
    isSignedOtherwise: z.boolean({ error: 'required' }),
  }),
  example: { isSignedOtherwise: false },
  reply: z.object({}),
  refusals: {
    ...onboardingNotFound,
    /** It is completed, or was taken care of before. */
    NOTHING_TO_CLOSE: { status: 409 },
  },
});
