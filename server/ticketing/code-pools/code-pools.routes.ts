import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { listCodePools } from './list-code-pools.ts';
import type { PoolUsers } from './pool-user.ts';

export const codePoolRoutes = (database: Database, poolUsers: PoolUsers): ServedRoute[] => [
  listCodePools(database, poolUsers),
];
