import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { freeTicket } from '../free-ticket.schema.ts';

/** NOK of a month; null for what is not on file. */
const amounts = z.object({
  pricePerMonth: z.nullable(z.number()),
  taxAmount: z.nullable(z.number()),
});

/** What age changes about a ticket in the next 12 months. */
const ageChange = z.object({
  kind: z.enum(['profile', 'end']),
  /** The first day on which the profile fits no more, or the last day of the ticket. */
  on: calendarDate,
  /** The first profile that fits from then on; null where the settings end the ticket. */
  newProfile: z.nullable(z.int()),
  before: amounts,
  /** Nothing where the ticket ends. */
  after: amounts,
  /** Since when something may be done about it, six months before. */
  actableFrom: calendarDate,
});

const birthday = z.extend(freeTicket, { ageChange });
export type Birthday = z.output<typeof birthday>;

export const listBirthdays = route({
  method: 'GET',
  path: '/freeticket-api/birthday/by-company-id/{id}',
  summary: 'Whose free ticket changes profile or ends in the next 12 months because of age, by day',
  needs: 'freeTicket',
  company: 'id',
  query: pageQuery,
  reply: pageOf(birthday),
  readsStandby: true,
  refusals: {},
});
