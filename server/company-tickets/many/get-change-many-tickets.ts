import { getChangeManyTickets as route } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { manyChangeResult } from './many-change.query.ts';

export const getChangeManyTickets = (database: Database) =>
  serve(route, async ({ scope, params, query }) => {
    const result = await manyChangeResult(database, scope, { ...query, id: params.id });
    return result ? { reply: result } : { refused: { code: 'CHANGE_NOT_FOUND' } };
  });
