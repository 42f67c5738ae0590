import { listBatches as route } from '@takst/contract/batches/list-batches.contract.ts';
import { batchServices } from '@takst/contract/batches/batch-services.ts';
import { scopeWith } from '#access/authorise.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { batchPage } from '../batch.query.ts';
import { shareForASecond } from './share-for-a-second.ts';

/**
 * The batches of a company, of those services alone that the user may see there. While one of them runs, each
 * browser asks each second: they share an answer.
 */
export const listBatches = (database: Database) => {
  const shared = shareForASecond<Awaited<ReturnType<typeof batchPage>>>({
    isAskedAgain: ({ matches }) => matches.some(({ state }) => state === 'running'),
    elapsed: () => performance.now(),
  });
  return serve(route, async ({ scope, params, query }) => {
    const { companyId } = params;
    const services = batchServices
      .filter(({ needsToRead }) => isWithinScope(scopeWith(scope, needsToRead), companyId))
      .map(({ name }) => name)
      .filter((name) => query.service === undefined || query.service === name);
    const { maxEntries, offset } = query;
    const page = { companyId, services, maxEntries, offset };
    const key = JSON.stringify([scope.tenant, page]);
    return { reply: await shared(key, () => batchPage(database, scope, page)) };
  });
};
