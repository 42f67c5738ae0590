import { getSchoolTicket as route } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { ticketsOfHolder } from '#ticketing/tickets/tickets.public.ts';
import { describeTicketsOnPage } from './describe-tickets-on-page.ts';
import { holderOfTicket } from '../pupil/pupil-of-ticket.query.ts';

/** A school ticket, with the other tickets of its pupil (spec 3 §2, §7). */
export const getSchoolTicket = (database: Database) =>
  serve(route, async ({ scope, params: { id }, today }) => {
    const reach = { scope, services };
    const theirs = await ticketsOfHolder(database, reach, holderOfTicket(scope, id));
    const described = await describeTicketsOnPage(database, { scope, today }, theirs);
    const own = described.find((one) => one.id === id);
    if (!own) return { refused: { code: 'TICKET_NOT_FOUND' } };
    return { reply: { ...own, otherTickets: described.filter((one) => one.id !== id) } };
  });
