import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { agreementTerms, changedInvoicingInterval } from './agreement.schema.ts';

const changeAgreementBody = z.strictObject({
  ...agreementTerms,
  invoicingInterval: changedInvoicingInterval,
});

export const changeAgreement = route({
  method: 'PUT',
  path: '/onboarding/company/{id}/agreement/{agreementId}',
  summary: 'Changes reference, invoicing interval and payment deadline of an agreement',
  needs: 'companyAdmin',
  company: 'id',
  body: changeAgreementBody,
  example: { invoicingInterval: 'WEEKLY' },
  reply: z.object({ id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** One that cannot be chosen and that the agreement does not have. */
    INTERVAL_NOT_OFFERED: { status: 422 },
  },
});
