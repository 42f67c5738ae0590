import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { childEndFields, freeTicketSettings } from './free-ticket-settings.schema.ts';

export const saveFreeTicketSettings = route({
  method: 'PUT',
  path: '/freeticket-api/company/{companyId}/settings',
  summary:
    'Saves what a company sets for its free tickets; children’s last days follow in the night',
  needs: 'freeTicket',
  company: 'companyId',
  body: z.strictObject({
    /** One of the company's departments; null for none. */
    invoiceReference: z._default(z.nullable(requiredText(200)), null),
    ...childEndFields,
    /** Whether employees may be told by SMS what a family ticket means for their tax; without it, as it is. */
    sendsTaxNotice: z.optional(z.boolean()),
    version: seenVersion,
  }),
  example: {
    invoiceReference: null,
    expireChildTickets: 'AT_END_OF_MONTH',
    expireChildTicketsAtAge: 18,
  },
  reply: freeTicketSettings,
  refusals: {
    /** No department of the company has this reference. */
    DEPARTMENT_NOT_FOUND: { status: 422 },
    /** Another user has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: freeTicketSettings }),
  },
});
