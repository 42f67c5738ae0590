import { listSchoolTicketCards as route } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { describeTicketCards } from '#ticketing/travel-cards/travel-cards.public.ts';

/** The card of a school ticket with those that it has replaced. */
export const listSchoolTicketCards = (database: Database) =>
  serve(route, ({ scope, params, today }) =>
    describeTicketCards(database, { scope, services, today, ticketId: params.id }),
  );
