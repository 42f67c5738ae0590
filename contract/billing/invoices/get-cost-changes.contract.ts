import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { invoiceLine } from './invoice.schema.ts';

export const costChangeTypes = ['SUBSCRIBED', 'PRICE_CHANGED', 'UNSUBSCRIBED'] as const;
export type CostChangeType = (typeof costChangeTypes)[number];

/** Number of changes of each type in the first answer. */
export const firstChanges = 8;

const changedLine = z.pick(invoiceLine, {
  id: true,
  agreementNumber: true,
  description: true,
  allZones: true,
  zoneFrom: true,
  numberOfZones: true,
  price: true,
  subscriberId: true,
  firstName: true,
  lastName: true,
  employeeId: true,
});

const costChange = z.object({
  /** Of the newer line, else of the older one. */
  line: changedLine,
  /** Where the price changed: what it was. */
  oldPrice: z.nullable(z.number()),
  priceDifference: z.number(),
});
export type CostChange = z.output<typeof costChange>;

/** The changes of one type. */
export const costChangeGroup = z.object({
  changeType: z.enum(costChangeTypes),
  count: z.int(),
  /** Of all of them: kroner, VAT included. */
  priceDifference: z.number(),
  changes: z.array(costChange),
});
export type CostChangeGroup = z.output<typeof costChangeGroup>;

export const getCostChanges = route({
  method: 'GET',
  path: '/api/invoice/changes/by-company-id/{id}',
  summary:
    'What makes the cost of a closed month differ from the month before, by type of change, line for line; the sums are exact',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject({
    /** Any day of it; the last month that is over for good without one. */
    month: z.optional(calendarDate),
    /** The type whose changes are all returned. */
    all: z.optional(z.enum(costChangeTypes)),
  }),
  reply: z.array(costChangeGroup),
  readsStandby: true,
  refusals: {},
});
