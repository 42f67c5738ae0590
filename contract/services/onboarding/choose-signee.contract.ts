import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { onboarding, onboardingNotFound, onboardingParams, signee } from './onboarding.schema.ts';

/** The specification's spelling (spec 3 §7). */
export const getEligibleSigners = route({
  method: 'GET',
  path: '/onboarding/onboarding/elligible-signers/{id}',
  summary:
    'The names of those who can sign, or sign next, told to the browser that proved an identity',
  needs: 'this-browser',
  params: onboardingParams,
  reply: z.array(z.string()),
  refusals: onboardingNotFound,
});

export const chooseSignee = route({
  method: 'POST',
  path: '/onboarding/onboarding/signee/{id}',
  summary: 'Names the one who signs, or signs next, who gets an e-mail with a link',
  needs: 'this-browser',
  params: onboardingParams,
  body: signee,
  example: { name: 'Silje Lund', email: 'silje@ny.example' },
  reply: onboarding,
  refusals: {
    ...onboardingNotFound,
    /** The named person cannot sign now; the register may have changed. */
    NOT_ELIGIBLE: { status: 422 },
    /** The people who signed and were asked are enough. */
    NO_SIGNEE_NEEDED: { status: 409 },
  },
});

/** Another can be named then. The link is dead. */
export const withdrawSignee = route({
  method: 'POST',
  path: '/onboarding/onboarding/withdraw-signee/{id}',
  summary: 'Takes back that a person was asked to sign, so that another can be named',
  needs: 'this-browser',
  params: onboardingParams,
  body: z.strictObject({ name: signee.shape.name }),
  example: { name: 'Silje Lund' },
  reply: onboarding,
  refusals: {
    ...onboardingNotFound,
    /** Has signed, or was never asked. */
    SIGNEE_NOT_ASKED: { status: 409 },
  },
});

/** For a link that did not arrive, or went to a wrong address. The old link is dead. */
export const sendSigneeLinkAgain = route({
  method: 'PUT',
  path: '/onboarding/onboarding/signee/{id}',
  summary: 'Sends a signee a new link, to the same or another address',
  needs: 'this-browser',
  params: onboardingParams,
  body: signee,
  example: { name: 'Silje Lund', email: 'silje.lund@ny.example' },
  reply: onboarding,
  refusals: {
    ...onboardingNotFound,
    /** Has signed, or was never asked. */
    SIGNEE_NOT_ASKED: { status: 409 },
  },
});
