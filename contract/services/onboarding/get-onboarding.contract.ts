import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { onboarding, onboardingNotFound, onboardingParams } from './onboarding.schema.ts';

/** What `/register` and `/register/verify-phone` ask, which have no id in their address. */
export const getCurrentOnboarding = route({
  method: 'GET',
  path: '/onboarding/onboarding',
  summary: 'The onboarding that this browser began and that is not over, if any',
  needs: 'this-browser',
  reply: z.nullable(onboarding),
  refusals: {},
});

export const getOnboarding = route({
  method: 'GET',
  path: '/onboarding/onboarding/{id}',
  summary: 'Where an onboarding of this browser stands',
  needs: 'this-browser',
  params: onboardingParams,
  reply: onboarding,
  refusals: onboardingNotFound,
});

export const downloadContract = route({
  method: 'GET',
  path: '/onboarding/onboarding/contract/{id}',
  summary: 'The contract of an onboarding of this browser, with the signatures that it has',
  needs: 'this-browser',
  params: onboardingParams,
  download: 'application/pdf',
  reply: z.string(),
  refusals: { ...onboardingNotFound, CONTRACT_NOT_MADE: { status: 409 } },
});

/** Ends it without a trace at the register or the identity provider; what was typed is not kept. */
export const abandonOnboarding = route({
  method: 'DELETE',
  path: '/onboarding/onboarding/{id}',
  summary: 'Ends an onboarding of this browser for which no company exists yet',
  needs: 'this-browser',
  params: onboardingParams,
  reply: z.object({}),
  refusals: { ...onboardingNotFound, COMPANY_MADE: { status: 409 } },
});
