import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { ticketStatus } from '#tickets/ticket-status.schema.ts';

/** One row of the employee list (spec 2 §3). */
export const subscriberEntry = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  /** The most living of the person's tickets. */
  status: ticketStatus,
});
export type SubscriberEntry = z.output<typeof subscriberEntry>;

export const listSubscribers = route({
  method: 'GET',
  path: '/api/subscriber/by-company-id/{id}',
  summary: 'The people of a company who hold or held tickets, by name',
  needs: 'companyTicket',
  company: 'id',
  query: pageQuery,
  reply: pageOf(subscriberEntry),
  refusals: {},
});
