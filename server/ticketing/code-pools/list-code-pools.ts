import { listCodePools as route } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadStock } from './load-stock.ts';
import type { PoolUsers } from './pool-user.ts';

export const listCodePools = (database: Database, poolUsers: PoolUsers) =>
  serve(route, async ({ scope: { tenant }, today }) => ({
    reply: await loadStock(database, { tenant, today, poolUsers }),
  }));
