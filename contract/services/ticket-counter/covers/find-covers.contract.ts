import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { mobilePhone } from '#platform/calls/text-fields.ts';
import { appId } from '#ticketing/tickets/phone/phone-ticket.schema.ts';

/** A company that pays for the purchases of a phone. */
const cover = z.object({
  id,
  company: z.string(),
  invoiceReference: z.string(),
  /** What may be bought in a calendar month, in kroner; null for no limit. */
  limit: z.nullable(z.number()),
  /** What of it is left this month; null without a limit. */
  left: z.nullable(z.number()),
});

export const findCovers = route({
  method: 'POST',
  path: '/ticketoffice-api/app/covers',
  summary: 'Which companies pay for purchases of a phone in the app; none for most phones',
  needs: 'ticket-app',
  changesNothing: true,
  /** Not in the address, which is logged. */
  body: z.strictObject({ appId, ...mobilePhone }),
  example: { appId: 'app-on-a-phone', phoneCountryCode: '+47', phone: '46000001' },
  /** By name of the company: several may pay for the same phone. */
  reply: z.object({ covers: z.array(cover) }),
  refusals: {
    /** Companies pay for nothing at this operator yet. */
    COMPANY_PAYS_CLOSED: { status: 403 },
  },
});
