import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { newAgreementSubtype, newAgreementTerms } from './agreement.schema.ts';

const createAgreementBody = z.strictObject({
  subType: newAgreementSubtype,
  ...newAgreementTerms,
});
export type CreateAgreementBody = z.output<typeof createAgreementBody>;

export const createAgreement = route({
  method: 'POST',
  path: '/onboarding/company/{id}/agreement/create',
  summary: 'Gives a company a new agreement, from today on',
  needs: 'companyAdmin',
  company: 'id',
  body: createAgreementBody,
  example: { subType: 'TICKETOFFICE', invoicingInterval: 'WEEKLY' },
  /** The agreement's number. */
  reply: z.object({ id }),
  refusals: {
    /** It does not go together with one that the company has (spec 1 §4). */
    AGREEMENT_IN_CONFLICT: { status: 409 },
    /** The operator does not sell this type (spec 1 §9). */
    SUBTYPE_NOT_ALLOWED: { status: 422 },
  },
});
