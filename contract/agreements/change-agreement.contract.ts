import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { agreementTerms } from './agreement.schema.ts';

export const changeAgreementBody = z.strictObject(agreementTerms);

export const changeAgreement = route({
  method: 'PUT',
  path: '/onboarding/company/{id}/agreement/{agreementId}',
  summary: 'Changes reference, invoicing interval and payment deadline of an agreement',
  needs: 'companyAdmin',
  company: 'id',
  body: changeAgreementBody,
  example: { invoicingInterval: 'WEEKLY' },
  reply: z.object({ id }),
  refusals: { AGREEMENT_NOT_FOUND: { status: 404 } },
});
