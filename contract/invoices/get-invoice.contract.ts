import { route } from '#route.ts';
import { invoice } from './invoice.schema.ts';

export const getInvoice = route({
  method: 'GET',
  path: '/api/invoice/by-invoice-id/{id}',
  summary: 'One invoice or credit note with its lines',
  // Each service opens the invoices of the companies that have it (spec 1 §6).
  needs: { any: ['companyTicket', 'freeTicket', 'housing', 'school', 'ticketCounter'] },
  reply: invoice,
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
