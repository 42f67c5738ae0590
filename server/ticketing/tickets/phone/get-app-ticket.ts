import { getAppTicket as route } from '@takst/contract/ticketing/tickets/phone/get-app-ticket.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { ticketOfApp } from './phone-ticket.query.ts';

/** A ticket for the app and phone that redeemed it; for every other it does not exist. */
export const getAppTicket = (database: Database) =>
  serve(route, async ({ scope, params, query, now }) => {
    const key = { id: params.id, appId: query.appId };
    const ticket = await ticketOfApp(database, scope, key);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    return { reply: await describePhoneTicket(database, ticket, now) };
  });
