import { listPayrollChanges as route } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { describeChange } from './describe-change.ts';
import { changesPage } from './payroll-changes.query.ts';
import { windowOf } from './payroll-reach.ts';

export const listPayrollChanges = (database: Database, services: TicketServices) =>
  serve(route, async (call) => {
    const request = { ...call.query, ...windowOf(call, services) };
    const { totalEntries, matches } = await changesPage(database, request);
    return { reply: { totalEntries, matches: matches.map(describeChange) } };
  });
