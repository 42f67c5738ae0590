import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { ticketStatus } from '#tickets/ticket-status.schema.ts';
import { subscriber } from './subscriber.schema.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

/** One row of the employee list (spec 2 §3). */
export const subscriberEntry = z.extend(subscriber, {
  /** The most living of the person's tickets; null without any. */
  status: z.nullable(ticketStatus),
});
export type SubscriberEntry = z.output<typeof subscriberEntry>;

export const listSubscribers = route({
  method: 'GET',
  path: '/api/subscriber/by-company-id/{id}',
  summary: 'The people of a company, with or without tickets, by name',
  needs: anySubscriberService,
  company: 'id',
  query: pageQuery,
  reply: pageOf(subscriberEntry),
  refusals: {},
});
