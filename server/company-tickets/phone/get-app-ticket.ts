import type { getAppTicket as route } from '@takst/contract/company-tickets/phone/get-app-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { ticketOfApp } from './phone-ticket.query.ts';

/** A ticket for the app and phone that redeemed it; for every other it does not exist. */
export const getAppTicket =
  (database: Database) =>
  async ({ scope, params, query, now }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const key = { id: params.id, appId: query.appId };
    const ticket = await ticketOfApp(database, scope, key);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    return { reply: await describePhoneTicket(database, ticket, now) };
  };
