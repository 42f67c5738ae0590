import type { listChangeManyTickets as route } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { manyChangePage } from './many-change.query.ts';

export const listChangeManyTickets =
  (database: Database) =>
  async ({ scope, params, query }: Call<typeof route>): Promise<Outcome<typeof route>> => ({
    reply: await manyChangePage(database, scope, { ...query, companyId: params.id }),
  });
