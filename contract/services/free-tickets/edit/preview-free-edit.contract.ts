import { newTicketReasons } from '@takst/domain/services/free-tickets/new-ticket-because-of.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { freeEditBody, freeEditExample, freeEditRefusals } from './free-edit.schema.ts';

/** NOK before and after; null where nothing is on file. */
const amount = z.object({ before: z.nullable(z.number()), after: z.nullable(z.number()) });

/** What an edit would do (spec 3 §3 "Ticket change check"). */
const freeEditPreview = z.object({
  newTicketRequired: z.boolean(),
  newTicketBecauseOf: z.array(z.enum(newTicketReasons)),
  /** The days on which the new ticket may begin; null without one. */
  timesOfChange: z.nullable(z.object({ first: calendarDate, last: calendarDate })),
  /** The first day for which the amounts are: of the new ticket, or of the one that stays. */
  startDate: calendarDate,
  /** The last day that follows from the edit: a child's by the company's settings. */
  expirationDate: z.nullable(calendarDate),
  pricePerMonth: amount,
  taxAmount: amount,
  /** The name stands on the card: another one is made, which is invoiced. */
  needsNewCard: z.boolean(),
});
export type FreeEditPreview = z.output<typeof freeEditPreview>;

export const previewFreeEdit = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/update-multiple-fields-preview',
  summary: 'Says whether an edit of a free ticket needs a new one, and what it would cost',
  needs: 'freeTicket',
  changesNothing: true,
  body: freeEditBody,
  example: freeEditExample,
  reply: freeEditPreview,
  refusals: freeEditRefusals,
});
