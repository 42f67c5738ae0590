import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinServices } from '#platform/scope/within-services.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';

/** The pupil of a ticket, with a name or without; nobody out of reach. */
export const pupilOfTicket = (scope: Scope, ticketId: number) => sql`
  select holder.tenant, holder.company_id, holder.id
    from tickets.ticket
    join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
   where ${withinServices({ scope, services }, 'ticket')} and ticket.id = ${ticketId}
     and ${isNotAnonymised('ticket')} and ${isKnownHolder('holder')}`;

/** The id of that pupil. */
export const holderOfTicket = (scope: Scope, ticketId: number) =>
  sql<number | null>`(select pupil.id from (${pupilOfTicket(scope, ticketId)}) as pupil)`;
