import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { timeOfChange } from '../time-of-change.schema.ts';

/** Another department has the ticket from a day on (spec 3 §7). */
export const changeDepartment = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/update-agreement-number',
  summary: 'Lets another department have a ticket; code and card stay the same',
  needs: 'freeTicket',
  body: z.strictObject({
    agreementNumber: id,
    /** The first day in it, of a ticket on a phone; null for a card, which changes on the next 1st. */
    timeOfChange: z.nullable(timeOfChange),
  }),
  example: { agreementNumber: 500001, timeOfChange: '2026-04-01' },
  /** The ticket from then on; the same one when nothing changed. */
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
    TICKET_NOT_CHANGEABLE: { status: 422 },
    DAY_NOT_OFFERED: { status: 422 },
  },
});
