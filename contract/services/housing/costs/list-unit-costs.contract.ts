import { unitFindingKinds } from '@takst/domain/services/housing/unit-findings.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

/** Units in which a move-out was forgotten, and those that cost something else than in the month before. */
export const unitCostFilters = [...unitFindingKinds, 'more', 'less'] as const;
export type UnitCostFilter = (typeof unitCostFilters)[number];
export const unitCostSorts = ['number', 'cost', 'difference'] as const;

/** Which units, and their order: in a month (today's without one). */
export const unitCostRows = {
  ...rowsQuery(unitCostFilters, unitCostSorts),
  month: z.optional(calendarDate),
};
export type UnitCostRows = z.output<z.ZodMiniObject<typeof unitCostRows>>;

const unitCost = z.object({
  /** 0 for lines without a known unit: with them the rows add up to the month. */
  id: z.int(),
  number: z.nullable(z.string()),
  /** Who lives there in the month, then who has moved out and is still paid for. */
  residents: z.array(z.object({ subscriberId: id, name: z.string(), livesThere: z.boolean() })),
  tickets: z.int(),
  subscriptions: z.int(),
  /** In kroner, VAT included, less what was refunded. */
  totalPrice: z.number(),
  refunded: z.number(),
  /** Against the month before. */
  priceDifference: z.number(),
  /** As of today. */
  findings: z.array(z.enum(unitFindingKinds)),
});
export type UnitCost = z.output<typeof unitCost>;

export const listUnitCosts = route({
  method: 'GET',
  path: '/api/housing/unit-costs/by-company-id/{id}',
  summary: 'What each unit of a housing association costs in a month, and who lives there',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...unitCostRows }),
  reply: pageOf(unitCost),
  readsStandby: true,
  refusals: {},
});
