import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { invoiceReference, referenceTerms, referenceText } from './invoice-reference.schema.ts';

export const createInvoiceReference = route({
  method: 'POST',
  path: '/ticketoffice-api/company/{id}/invoice-references',
  summary:
    'Adds an invoice reference: whoever has the settings, and whoever orders where the settings allow it',
  needs: { any: ['ticketCounter.settings', 'ticketCounter.order'] },
  company: 'id',
  body: z.strictObject({ reference: referenceText, ...referenceTerms }),
  example: { reference: 'Kurs og konferanser' },
  reply: invoiceReference,
  refusals: {
    /** The company has one with the same text, capitals apart. */
    REFERENCE_EXISTS: { status: 409, details: z.object({ reference: z.string() }) },
    /**
     * Buyers, where the settings do not allow it; budgets and patterns are never theirs. These may: names
     * of active users.
     */
    ASK_ADMINISTRATOR: { status: 403, details: z.object({ administrators: z.array(z.string()) }) },
  },
});
