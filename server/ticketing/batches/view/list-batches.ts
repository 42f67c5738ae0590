import {
  listBatches as route,
  listOperatorBatches as operatorsRoute,
} from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import {
  type BatchService,
  operatorsOwn,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { batchServices } from '@takst/contract/app/batch-services.ts';
import { type FeatureNeed, meetsNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { shareForASecond } from '#platform/http/watch/share-for-a-second.ts';
import { batchPage } from '../batch/batch.query.ts';

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
      .filter(({ needsToRead }) => reaches(scope, needsToRead, companyId))
      .map(({ name }) => name)
      .filter((name) => query.service === undefined || query.service === name);
    const { maxEntries, offset } = query;
    const page = { companyId, services, maxEntries, offset };
    const key = JSON.stringify([scope.tenant, page]);
    return { reply: await shared.answer(key, () => batchPage(database, scope, page)) };
  };
  return [
    serve(route, ({ scope, params, query }) => list({ scope, companyId: params.companyId, query })),
    serve(operatorsRoute, ({ scope, query }) => list({ scope, companyId: operatorsOwn, query })),
  ];
};

const belongsTo = ({ isOfOperator }: BatchService, companyId: number): boolean =>
  (isOfOperator ?? false) === (companyId === operatorsOwn);

/** Whether the user has what a service needs in a company, or for the operator. */
function reaches(scope: Scope, need: FeatureNeed, companyId: number): boolean {
  const features = [...(scope.companiesByFeature?.keys() ?? [])].filter((feature) =>
    isWithinScope(scopeWith(scope, feature), companyId),
  );
  return meetsNeed(new Set(features), need);
}
