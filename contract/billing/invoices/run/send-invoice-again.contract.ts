import { invoiceWays } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const sendInvoiceAgain = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice/{id}/send-again',
  summary:
    'Sends an invoice or a credit note that reached nobody once more, as EHF or by e-mail to where invoices of the company go now',
  needs: 'invoices.run',
  body: z.strictObject({ way: z.enum(invoiceWays) }),
  example: { way: 'EMAIL' },
  reply: z.object({ id }),
  refusals: {
    INVOICE_NOT_FOUND: { status: 404 },
    /** It is sent, or on its way. */
    ALREADY_SENT: { status: 409 },
    /** The company has no address for invoices. */
    NO_EMAIL: { status: 409 },
    NOT_REACHED_BY_EHF: { status: 409 },
  },
});
