import {
  listBatches as route,
  listOperatorBatches as operatorsRoute,
} from '@takst/contract/batches/list-batches.contract.ts';
import { type BatchService, operatorsOwn } from '@takst/contract/batches/batch-service.ts';
import { batchServices } from '@takst/contract/batches/batch-services.ts';
import { scopeWith } from '#access/authorise.ts';
import type { Scope } from '#access/scope.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { batchPage } from '../batch.query.ts';
import { shareForASecond } from './share-for-a-second.ts';

type ListRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly query: { maxEntries: number; offset: number; service?: string | undefined };
};

/**
 * The batches of a company, or the operator's own, of those services alone that the user may see there. While one of
 * them runs, each browser asks each second: they share an answer.
 */
export const listBatches = (database: Database) => {
  const shared = shareForASecond<Awaited<ReturnType<typeof batchPage>>>({
    isAskedAgain: ({ matches }) => matches.some(({ state }) => state === 'running'),
    elapsed: () => performance.now(),
  });
  const list = async ({ scope, companyId, query }: ListRequest) => {
    const services = Object.values(batchServices)
      .filter((service) => belongsTo(service, companyId))
      .filter(({ needsToRead }) => isWithinScope(scopeWith(scope, needsToRead), companyId))
      .map(({ name }) => name)
      .filter((name) => query.service === undefined || query.service === name);
    const { maxEntries, offset } = query;
    const page = { companyId, services, maxEntries, offset };
    const key = JSON.stringify([scope.tenant, page]);
    return { reply: await shared(key, () => batchPage(database, scope, page)) };
  };
  return [
    serve(route, ({ scope, params, query }) => list({ scope, companyId: params.companyId, query })),
    serve(operatorsRoute, ({ scope, query }) => list({ scope, companyId: operatorsOwn, query })),
  ];
};

const belongsTo = ({ isOfOperator }: BatchService, companyId: number): boolean =>
  (isOfOperator ?? false) === (companyId === operatorsOwn);
