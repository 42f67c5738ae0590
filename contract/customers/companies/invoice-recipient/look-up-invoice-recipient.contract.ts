import { route } from '#platform/calls/route.ts';
import { invoiceRecipient } from './invoice-recipient.schema.ts';

export const lookUpInvoiceRecipient = route({
  method: 'POST',
  path: '/onboarding/company/{id}/invoice-recipient/look-up',
  summary: 'Asks the Peppol network whether a company receives EHF, and keeps the answer',
  needs: 'companyAddresses',
  company: 'id',
  reply: invoiceRecipient,
  refusals: {
    /** The operator has no access point. */
    EHF_NOT_SENT: { status: 409 },
  },
});
