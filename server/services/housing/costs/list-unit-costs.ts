import {
  listUnitCosts as route,
  type UnitCost,
} from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { costsOf } from './unit-costs-reach.ts';
import { unitCostPage, type UnitCostRow } from './unit-costs.query.ts';

export const listUnitCosts = (database: Database, services: TicketServices) =>
  serve(route, async (call) => {
    const request = { ...call.query, ...costsOf(call, services) };
    const { totalEntries, matches } = await unitCostPage(database, request);
    return { reply: { totalEntries, matches: matches.map(describeUnitCost) } };
  });

const describeUnitCost = ({
  totalOre,
  differenceOre,
  refundedOre,
  ...row
}: UnitCostRow): UnitCost => ({
  ...row,
  totalPrice: toKroner(totalOre),
  priceDifference: toKroner(differenceOre),
  refunded: toKroner(refundedOre),
});
