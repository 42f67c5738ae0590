import { getSchoolTicket as route } from '@takst/contract/school-tickets/ticket/get-school-ticket.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { schoolServices as services } from '#school-tickets/school-services.ts';
import { findTicket, ticketsOfHolder } from '#tickets/tickets.public.ts';
import { describeTicketsOnPage } from './describe-tickets-on-page.ts';

/** A school ticket, with the other tickets of its pupil (spec 3 §2, §7). */
export const getSchoolTicket = (database: Database) =>
  serve(route, async ({ scope, params: { id }, today }) => {
    const reach = { scope, services };
    const ticket = await findTicket(database, reach, id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { holder_id: holderId } = ticket;
    const theirs = holderId === null ? [ticket] : await ticketsOfHolder(database, reach, holderId);
    const described = await describeTicketsOnPage(database, { scope, today }, theirs);
    const own = described.find((one) => one.id === id);
    // It was anonymised meanwhile.
    if (!own) return { refused: { code: 'TICKET_NOT_FOUND' } };
    return { reply: { ...own, otherTickets: described.filter((one) => one.id !== id) } };
  });
