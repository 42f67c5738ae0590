import {
  nextSteps,
  supportReasons,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import * as z from 'zod/mini';
import { instant } from '#platform/calls/scalars.ts';
import { personName, email } from '#platform/calls/text-fields.ts';

/** Nine digits of which the last is the check digit (spec 3 §5: 100000000 to 999999999). */
export const organisationNumber = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^[1-9]\d{8}$/, { error: 'organisationNumber' }),
  );

/** An onboarding's id is a UUID; every other text is no onboarding. */
export const onboardingParams = { id: z.uuid({ error: 'wrongFormat' }) };

/**
 * What another browser, a forged id and an onboarding that never was are told: the same. The browser that began
 * one is known by its cookie (design: state is the server's).
 */
export const onboardingNotFound = { ONBOARDING_NOT_FOUND: { status: 404 } } as const;

/** Which units cannot begin (spec 3 §8). */
export const startRefusals = {
  ORGANISATION_NUMBER_NOT_VALID: { status: 400 },
  COMPANY_NOT_FOUND: { status: 404 },
  /** Deleted, bankrupt, being wound up, or a sub-unit; never that it is a customer already. */
  MAY_NOT_BECOME_CUSTOMER: { status: 409 },
} as const;

/** The operator does not take customers by the full form. */
export const notOffered = { ONBOARDING_NOT_OFFERED: { status: 403 } } as const;

/** One who signs, has signed, or is asked to. */
export const signer = z.object({
  name: z.string(),
  state: z.enum(['SIGNED', 'ASKED', 'NOT_ASKED']),
  /** When they signed; null before. */
  signedAt: z.nullable(instant),
  /** Where their link went; null for the person who began. Told only to the browser that named them. */
  email: z.nullable(z.string()),
});
export type Signer = z.output<typeof signer>;

/** People who sign together; one who may sign alone is a combination of one. */
const combination = z.object({
  basis: z.enum(['SIGNATURE', 'PROCURATION', 'ROLES']),
  names: z.array(z.string()),
});

/** The names of an onboarding's company and contract, and where it stands. */
export const onboarding = z.object({
  id: z.uuid(),
  step: z.enum([
    'PROVE_IDENTITY',
    'PROVIDE_SIGNEE',
    'VERIFY_PHONE',
    'AWAIT_SIGNATURES',
    'DONE',
    'CONTACT_SUPPORT',
    'ENDED',
  ]),
  supportReason: z.nullable(z.enum(supportReasons)),
  /** What the address of the return page says for this step; null where it has none. */
  nextStep: z.nullable(z.enum(nextSteps)),
  companyName: z.string(),
  organisationNumber: z.string(),
  /** Name of the person whose identity was proved in this browser; null before. */
  identifiedName: z.nullable(z.string()),
  /** The person who was identified has signed, alone or with others. */
  hasSigned: z.boolean(),
  /** Empty until the identity is proved: a browser learns names only after that (domain: Onboarding). */
  combinations: z.array(combination),
  signers: z.array(signer),
  /** Where the code goes: the last three digits alone. */
  phoneEnding: z.string(),
  email: z.string(),
  /** The company receives EHF, so its invoices go there; null when the registry could not be asked. */
  receivesEhf: z.nullable(z.boolean()),
  /** The last moment at which it can be completed. */
  expiresAt: instant,
});
export type Onboarding = z.output<typeof onboarding>;

/** Who signs next: one of the eligible names, and where the link goes (spec 3 §5). */
export const signee = z.strictObject({ name: personName(200, 1), email });
