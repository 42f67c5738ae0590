import { listBatches as route } from '@takst/contract/batches/list-batches.contract.ts';
import { batchServices } from '@takst/contract/batches/batch-services.ts';
import { scopeWith } from '#access/authorise.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { batchPage } from '../batch.query.ts';

/** The batches of a company, of those services alone that the user may see there. */
export const listBatches = (database: Database) =>
  serve(route, async ({ scope, params, query }) => {
    const { companyId } = params;
    const services = batchServices
      .filter(({ needsToRead }) => isWithinScope(scopeWith(scope, needsToRead), companyId))
      .map(({ name }) => name)
      .filter((name) => query.service === undefined || query.service === name);
    const { maxEntries, offset } = query;
    return {
      reply: await batchPage(database, scope, { companyId, services, maxEntries, offset }),
    };
  });
