import { getStatement as route } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { loadStatement, requestOf } from './load-statement.ts';

export const getStatement = (database: Database, services: TicketServices) =>
  serve(route, async (call) => ({
    reply: await loadStatement(database, requestOf(call, services)),
  }));
