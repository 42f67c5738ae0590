import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { schoolReplacement } from '../lost-card/temporary-ticket.schema.ts';
import { schoolTicket } from '../school-ticket.schema.ts';

/** A school ticket with what its page says beside it. */
const schoolTicketOnPage = z.extend(schoolTicket, {
  /** "2025/2026"; null after the last year that is known. */
  schoolYear: z.nullable(z.string()),
  /** The last day of the ticket unless somebody ends it earlier. */
  endByRule: z.nullable(calendarDate),
  /** The business day on which somebody set the end; null for the end of the school year. */
  endedOn: z.nullable(calendarDate),
  mayUndoEnd: z.boolean(),
  /** The ticket that it continues. */
  continuesId: z.nullable(id),
  /** The ticket that is valid again when this one is cancelled. */
  reopensId: z.nullable(id),
  /** Of the card on which it lies; null of one that replaces none. */
  replacement: z.nullable(schoolReplacement),
});
export type SchoolTicketOnPage = z.output<typeof schoolTicketOnPage>;

export const getSchoolTicket = route({
  method: 'GET',
  path: '/schoolticket-api/ticket/{id}',
  summary: 'A school ticket, what may be done with it, and the other tickets of the pupil',
  needs: 'school',
  reply: z.extend(schoolTicketOnPage, {
    /** Newest first. */
    otherTickets: z.array(schoolTicketOnPage),
  }),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
