import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { signer } from './onboarding.schema.ts';

/** Links that lead nowhere. */
const deadSigneeLink = {
  /** No such link, or one that a newer one replaced. */
  LINK_NOT_FOUND: { status: 404 },
  /** The onboarding was not completed in time, or ended. */
  LINK_EXPIRED: { status: 410 },
} as const;

/** The page of a signee, before and after they have signed: the status that all signers see. */
export const getSigning = route({
  method: 'GET',
  path: '/onboarding/signing/{token}',
  summary: 'What a signee is asked to sign by the link of their e-mail, and who else signs',
  needs: 'this-browser',
  counted: 'links',
  reply: z.object({
    companyName: z.string(),
    organisationNumber: z.string(),
    /** The person who gets the link. */
    signeeName: z.string(),
    /** Who asked them to. */
    askedBy: z.string(),
    step: z.enum(['SIGN', 'PROVIDE_SIGNEE', 'AWAIT_SIGNATURES', 'DONE', 'CONTACT_SUPPORT']),
    /** This browser proved an identity by the link that is not the signee's. */
    isOtherPerson: z.boolean(),
    signers: z.array(z.omit(signer, { email: true })),
    termsVersion: z.string(),
    expiresAt: instant,
  }),
  refusals: deadSigneeLink,
});

export const startSigning = route({
  method: 'POST',
  path: '/onboarding/signing/{token}/start',
  summary: 'Gives the address at which a signee proves their identity, and signs by it',
  needs: 'this-browser',
  counted: 'links',
  body: z.strictObject({ acceptsContract: z.literal(true, { error: 'consentRequired' }) }),
  example: { acceptsContract: true },
  reply: z.string(),
  refusals: { ...deadSigneeLink, HAS_SIGNED: { status: 409 } },
});

export const downloadContractToSign = route({
  method: 'GET',
  path: '/onboarding/signing/{token}/contract',
  summary: 'The contract that a signee is asked to sign',
  needs: 'this-browser',
  counted: 'links',
  download: 'application/pdf',
  reply: z.string(),
  refusals: deadSigneeLink,
});
