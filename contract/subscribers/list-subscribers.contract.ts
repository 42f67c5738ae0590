import { personFilters } from '@takst/domain/subscribers/person-filter.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { calendarDate, idInQuery } from '#scalars.ts';
import { orderableType } from '#subscriptions/available-subscription.schema.ts';
import { ticketStatus } from '#tickets/ticket-status.schema.ts';
import { subscriber } from './subscriber.schema.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

/** What a row shows of the ticket or subscription that speaks for the person. */
export const listedTicket = z.object({
  type: orderableType,
  status: ticketStatus,
  startDate: calendarDate,
  /** Of a living one the last day of all that the person has: a change of zones is no end. */
  expirationDate: z.nullable(calendarDate),
  awaitsPickup: z.boolean(),
  /** Names of the zones from and to, once when they are the same; empty for all zones and for a subscription. */
  zones: z.array(z.string()),
  allZones: z.boolean(),
  invoiceReference: z.string(),
});

/** One row of the employee list (spec 2 §3). */
export const subscriberEntry = z.extend(subscriber, {
  /** The most living of the person's tickets and subscriptions; null without any. */
  status: z.nullable(ticketStatus),
  /** That ticket or subscription. */
  ticket: z.nullable(listedTicket),
});
export type SubscriberEntry = z.output<typeof subscriberEntry>;

export const subscriberSorts = [
  'lastName',
  'firstName',
  'employeeId',
  'phone',
  'zones',
  'invoiceReference',
  'status',
] as const;

/** Which people, and their order. */
export const subscriberRows = {
  ...rowsQuery(personFilters, subscriberSorts),
  /** People with a living ticket or subscription under this agreement. */
  agreementId: z.optional(idInQuery),
};
export type SubscriberRows = z.output<z.ZodMiniObject<typeof subscriberRows>>;

export const listSubscribers = route({
  method: 'GET',
  path: '/api/subscriber/by-company-id/{id}',
  summary: 'The people of a company, with or without tickets, by name',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...subscriberRows }),
  reply: pageOf(subscriberEntry),
  refusals: {},
});
