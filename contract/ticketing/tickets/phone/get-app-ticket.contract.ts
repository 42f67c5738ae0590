import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { appId, appTicket } from './phone-ticket.schema.ts';

export const getAppTicket = route({
  method: 'GET',
  path: '/app-api/tickets/{id}',
  summary: 'A ticket that this app on this phone has redeemed, as it is now',
  needs: 'ticket-app',
  query: z.strictObject({ appId }),
  reply: appTicket,
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
