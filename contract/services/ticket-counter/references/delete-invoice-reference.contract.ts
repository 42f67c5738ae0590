import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const deleteInvoiceReference = route({
  method: 'DELETE',
  path: '/ticketoffice-api/company/{id}/invoice-references/{referenceId}',
  summary: 'Deletes an invoice reference; orders that have it keep its text',
  needs: 'ticketCounter.settings',
  company: 'id',
  reply: z.object({ id }),
  refusals: {
    REFERENCE_NOT_FOUND: { status: 404 },
    /** The company pays for people by it: how many, and the names of the first. */
    REFERENCE_IN_USE: {
      status: 409,
      details: z.object({ count: z.int(), names: z.array(z.string()) }),
    },
  },
});
