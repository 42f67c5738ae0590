import { invoiceWays } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { email } from '#platform/calls/text-fields.ts';
import { invoiceRecipient } from './invoice-recipient.schema.ts';

export const saveInvoiceRecipient = route({
  method: 'PUT',
  path: '/onboarding/company/{id}/invoice-recipient',
  summary: 'Saves how a company gets its invoices',
  needs: 'companyAddresses',
  company: 'id',
  body: z.strictObject({
    way: z.enum(invoiceWays),
    /** Null for the addresses of the agreements alone. */
    email: z.nullable(email),
    version: seenVersion,
  }),
  example: { way: 'EMAIL', email: 'faktura@fjellheim.example' },
  reply: invoiceRecipient,
  refusals: {
    /** The last look-up says that the company is not reached by EHF, or there was none. */
    NOT_REACHED_BY_EHF: { status: 409 },
    /** By e-mail, and neither the company nor an agreement has an address. */
    EMAIL_MISSING: { status: 422 },
    /** Another user has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: invoiceRecipient }),
  },
});
