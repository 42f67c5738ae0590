import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { unitCostFilters, unitCostRows } from './list-unit-costs.contract.ts';

const month = z.object({
  month: calendarDate,
  /** Its lines can change no more. */
  isClosed: z.boolean(),
  /** False before the first month that the operator invoices in the portal: it has no costs here. */
  isOurs: z.boolean(),
  /** Less what was refunded. */
  totalPrice: z.number(),
  refunded: z.number(),
  tickets: z.int(),
  subscriptions: z.int(),
  /** Those that cost something. */
  units: z.int(),
});

const overview = z.object({
  /** Oldest first; the second one is the month of the list. */
  months: z.array(month),
  /** How many rows the list has, and each of its filters. */
  all: z.int(),
  counts: z.record(z.enum(unitCostFilters), z.int()),
  /** How many units cost how much in the month, the cheapest first; without what has no unit. */
  costs: z.array(z.object({ totalPrice: z.number(), units: z.int() })),
});
export type UnitCostOverview = z.output<typeof overview>;

export const getUnitCostOverview = route({
  method: 'GET',
  path: '/api/housing/unit-costs/overview/by-company-id/{id}',
  summary:
    'What the units of a housing association cost from the month before one (today’s without one) to six months after it',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ month: unitCostRows.month }),
  reply: overview,
  readsStandby: true,
  refusals: {},
});
