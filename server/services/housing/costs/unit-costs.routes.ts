import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { downloadUnitCosts } from './download-unit-costs.ts';
import { getUnitCostOverview } from './get-unit-cost-overview.ts';
import { listUnitCosts } from './list-unit-costs.ts';

type Dependencies = { database: Database; services: TicketServices };

/** What the units of a housing association cost in a month, and the files of it (spec 2 §2). */
export const unitCostRoutes = ({ database, services }: Dependencies): ServedRoute[] => [
  listUnitCosts(database, services),
  getUnitCostOverview(database, services),
  ...downloadUnitCosts(database, services),
];
