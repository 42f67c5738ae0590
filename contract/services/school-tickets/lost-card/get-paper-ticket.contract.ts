import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

/** A temporary ticket as it is printed; its code is checked as every other (`/.well-known/takst-ticket-keys.json`). */
const paperTicket = z.object({
  /** Null of a card on which no name is written: it is written by hand. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  className: z.nullable(z.string()),
  school: z.string(),
  ticketNumber: z.int(),
  allZones: z.boolean(),
  /** Names; none when it is valid in all zones. */
  zones: z.array(z.string()),
  validFrom: calendarDate,
  validThrough: calendarDate,
  /** The signed text, and its picture: one text for each row, `1` where a square is dark. */
  code: z.object({ text: z.string(), rows: z.array(z.string()) }),
});
export type PaperTicket = z.output<typeof paperTicket>;

export const getPaperTicket = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/{id}/temporary-ticket',
  summary:
    'The temporary ticket on paper of a pupil who waits for a replacement card, to be printed',
  needs: 'school',
  reply: paperTicket,
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** None was issued on paper, another took its place, or the card should be there by now. */
    NO_PAPER_TICKET: { status: 409 },
  },
});
