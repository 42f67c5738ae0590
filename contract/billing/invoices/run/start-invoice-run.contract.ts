import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const startInvoiceRun = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice-run',
  summary:
    'Starts an invoice run of the operator; the one that goes on already is answered instead of a second',
  needs: 'invoices.run',
  reply: z.object({ id }),
  refusals: {
    /** Prices, a seller, VAT rates or zones are invented, and the portal is a real one. */
    INVENTED_DATA: { status: 409 },
    FIRST_MONTH_MISSING: { status: 409 },
  },
});
