import { countManufactureReports as route } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { countReports } from './manufacture-report.query.ts';

export const countManufactureReports = (database: Database) =>
  serve(route, async ({ scope, query: { companyId } }) => ({
    reply: await countReports(database, { scope, companyId }),
  }));
