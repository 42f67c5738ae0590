import { listOwnShares as route } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { departmentShares } from './department-shares.query.ts';

export const listOwnShares = (database: Database) =>
  serve(route, async ({ scope, params: { companyId }, today }) => ({
    reply: { departments: await departmentShares(database, { scope, companyId, today }) },
  }));
