import { route } from '#platform/calls/route.ts';
import { invoiceRecipient } from './invoice-recipient.schema.ts';

export const getInvoiceRecipient = route({
  method: 'GET',
  path: '/onboarding/company/{id}/invoice-recipient',
  summary: 'How a company gets its invoices: by EHF, by e-mail, or not at all',
  needs: 'companyAddresses',
  company: 'id',
  reply: invoiceRecipient,
  refusals: {},
});
