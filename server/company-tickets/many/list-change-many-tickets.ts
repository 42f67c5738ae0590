import { listChangeManyTickets as route } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { manyChangePage } from './many-change.query.ts';

export const listChangeManyTickets = (database: Database) =>
  serve(route, async ({ scope, params, query }) => ({
    reply: await manyChangePage(database, scope, { ...query, companyId: params.id }),
  }));
