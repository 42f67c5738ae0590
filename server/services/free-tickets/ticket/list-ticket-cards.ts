import { listTicketCards as route } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeTicketCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { freeServices as services } from './free-services.ts';

/** The card of a free ticket with those that it has replaced. */
export const listTicketCards = (database: Database) =>
  serve(route, ({ scope, params, today }) =>
    describeTicketCards(database, { scope, services, today, ticketId: params.id }),
  );
