import { freeTicketLeaverCalls as calls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { routesOfComparison } from '#ticketing/roster/roster.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { compareEmployees } from './compare-employees.ts';
import { describeFamilies } from './describe-families.ts';
import { endLeavers } from './end-leavers.ts';

/** The comparison of the list of employees with the families that have free tickets. */
export const leaverRoutes = (database: Database, tickets: Tickets): ServedRoute[] =>
  routesOfComparison({
    database,
    calls,
    work: endLeavers(tickets),
    compare: compareEmployees,
    describeFamilies,
  });
