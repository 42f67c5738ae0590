import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { routesOfComparison } from '#ticketing/roster/roster.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { comparePeople } from './compare-people.ts';
import { rosterWork } from './roster-work.ts';

type Dependencies = { readonly database: Database; readonly tickets: Tickets };

/** The comparison of the list of employees with those who have company tickets. */
export const rosterRoutes = ({ database, tickets }: Dependencies): ServedRoute[] =>
  routesOfComparison({ database, calls, work: rosterWork(tickets), compare: comparePeople });
