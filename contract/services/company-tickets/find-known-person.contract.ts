import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { subscriber } from '#ticketing/subscribers/subscriber.schema.ts';
import { mobilePhone } from '#platform/calls/text-fields.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

/** The person of the company who would hold the ordered ticket, with the facts that an order needs. */
const knownPerson = z.extend(subscriber, {
  /** What they hold in this company now or next; null for nothing. */
  ticket: z.nullable(
    z.object({
      status: ticketStatus,
      startDate: calendarDate,
      expirationDate: z.nullable(calendarDate),
    }),
  ),
  /** A ticket without an end is in the way of every other one. */
  holdsOpenEnded: z.boolean(),
  /** The first day after their tickets and the quarantine; null when neither is in the way. */
  firstPossibleStart: z.nullable(calendarDate),
});
export type KnownPerson = z.output<typeof knownPerson>;

export const findKnownPerson = route({
  // The number stands in the body, and so in no log.
  method: 'POST',
  path: '/api/subscriber/known/by-company-id/{id}',
  summary:
    'Whom the company knows by a phone number, and who has an employee number on another phone',
  needs: { any: ['companyTicket.order', 'housing.order'] },
  company: 'id',
  body: z.strictObject({
    ...mobilePhone,
    /** Empty while it is not typed. */
    employeeId: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  example: { phoneCountryCode: '+47', phone: '46000001', employeeId: '4711' },
  reply: z.object({
    /** Null for a phone that this company does not know, even when another company knows it. */
    person: z.nullable(knownPerson),
    /** A person of the company with this employee number and a ticket on another phone. */
    employeeIdHolder: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
  }),
  refusals: {},
});
