import type { getChangeManyTickets as route } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { manyChangeResult } from './many-change.query.ts';

export const getChangeManyTickets =
  (database: Database) =>
  async ({ scope, params, query }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const result = await manyChangeResult(database, scope, { ...query, id: params.id });
    return result ? { reply: result } : { refused: { code: 'CHANGE_NOT_FOUND' } };
  };
