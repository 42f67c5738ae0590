import { getInventedData as route } from '@takst/contract/billing/invoices/run/get-invented-data.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { FindInvented } from './invented-data.ts';

export const getInventedData = (database: Database, findInvented: FindInvented) =>
  serve(route, async ({ scope: { tenant }, today }) => ({
    reply: { data: await findInvented(database, { tenant, today }) },
  }));
