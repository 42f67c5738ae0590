import { getUnitCostOverview as route } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import { unitCostFilters } from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { costsAhead } from './unit-costs-reach.ts';
import { unitCostSums } from './unit-costs.query.ts';

export const getUnitCostOverview = (database: Database, services: TicketServices) =>
  serve(route, async (call) => {
    const request = costsAhead(call, services);
    const { months, all, counts, costs } = await unitCostSums(database, request, unitCostFilters);
    return {
      reply: {
        months: months.map(({ totalOre, refundedOre, month, ...sums }) => ({
          ...sums,
          month: Temporal.PlainDate.from(month),
          totalPrice: toKroner(totalOre),
          refunded: toKroner(refundedOre),
        })),
        all,
        counts,
        costs: costs.map(({ totalOre, units }) => ({ totalPrice: toKroner(totalOre), units })),
      },
    };
  });
