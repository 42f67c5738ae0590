import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';
import { appId, appTicket } from './phone-ticket.schema.ts';

export const redeemTicket = route({
  method: 'POST',
  path: '/app-api/tickets/redeem',
  summary: 'Brings the ticket of a pickup code to an app on a phone, once',
  needs: 'ticket-app',
  body: z.strictObject({
    /** As it was typed: small letters, spaces and dashes are read as people mean them. */
    pickupCode: z
      .string({ error: 'required' })
      .check(z.minLength(1, { error: 'required' }), z.maxLength(40, { error: 'maxLength' })),
    appId,
  }),
  example: { pickupCode: 'ABCD 2345', appId: 'app-on-a-phone' },
  /** The same app with the same code gets the ticket again: an answer may be lost. */
  reply: appTicket,
  refusals: {
    PICKUP_CODE_NOT_FOUND: { status: 404 },
    /** Another app, or the app on another phone, was first. */
    ALREADY_REDEEMED: { status: 409 },
    /** Expired, cancelled or never issued. */
    TICKET_NOT_VALID: { status: 410, details: z.object({ status: ticketStatus }) },
  },
});
