import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { acceptProposals } from './accept-proposals.ts';
import { compareRoster } from './compare-roster.ts';
import { getRosterSummary } from './get-roster-summary.ts';
import { listRosterRows } from './list-roster-rows.ts';
import { rosterWork } from './roster-work.ts';

type Dependencies = { readonly database: Database; readonly tickets: Tickets };

/** Beside the calls of every batch: the comparison, and what is accepted of it. */
export function rosterRoutes({ database, tickets }: Dependencies): Served[] {
  const calls = { database, work: rosterWork(tickets) };
  return [
    compareRoster(calls),
    getRosterSummary(calls),
    listRosterRows(calls),
    acceptProposals(calls),
  ];
}
