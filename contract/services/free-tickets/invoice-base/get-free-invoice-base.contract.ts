import { route } from '#platform/calls/route.ts';
import { baseIdInPath } from './base-id-in-path.ts';
import { freeInvoiceBase } from './free-invoice-base.schema.ts';

export const getFreeInvoiceBase = route({
  method: 'GET',
  path: '/freeticket-api/invoice/by-id/{freeBaseId}',
  summary:
    'The invoice base of a department in a month with its lines: tickets, and fees for cards',
  needs: 'freeTicket',
  params: baseIdInPath,
  reply: freeInvoiceBase,
  refusals: { INVOICE_BASE_NOT_FOUND: { status: 404 } },
});
