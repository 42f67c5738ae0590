import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { onboarding, onboardingNotFound, onboardingParams } from './onboarding.schema.ts';

/** Exactly six characters (spec 3 §5). */
export const onboardingCode = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.length(6, { error: 'sixCharacters' }),
  );

export const verifyPhone = route({
  method: 'POST',
  path: '/onboarding/onboarding/verify-phone/{id}',
  summary: 'Takes the code of the SMS; the company and its administrator are made',
  needs: 'this-browser',
  counted: 'codes',
  params: onboardingParams,
  body: z.strictObject({ code: onboardingCode }),
  example: { code: 'K7M2QX' },
  reply: onboarding,
  refusals: {
    ...onboardingNotFound,
    /** "Feil kode, prøv igjen" (spec 3 §8). */
    CODE_WRONG: { status: 400, details: z.object({ triesLeft: z.int() }) },
    /** Too old, tried too often, or never sent: a new one has to be asked for. */
    CODE_NOT_VALID: { status: 410 },
    /** The step before is not done, or this one is done already. */
    PHONE_NOT_AWAITED: { status: 409 },
  },
});

/** The specification has no call for it (design: document 3 §9). */
export const resendPhoneCode = route({
  method: 'POST',
  path: '/onboarding/onboarding/resend-code/{id}',
  summary: 'Sends a new code by SMS; the one before it is no longer valid',
  needs: 'this-browser',
  counted: 'codes',
  params: onboardingParams,
  reply: z.object({ validUntil: instant, nextAfter: instant }),
  refusals: {
    ...onboardingNotFound,
    PHONE_NOT_AWAITED: { status: 409 },
    /** A code went out just now. */
    CODE_SENT_JUST_NOW: { status: 429, details: z.object({ nextAfter: instant }) },
  },
});
