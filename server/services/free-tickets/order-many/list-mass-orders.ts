import {
  listMassOrders as route,
  type MassOperation,
  massOperations,
  type MassOrder,
} from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import type { Query, Reply } from '@takst/contract/platform/calls/route.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { batchesWithOptions, type StoredBatch } from '#ticketing/batches/batches.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serveWatched } from '#platform/http/watch/serve-watched.ts';

type MassOrders = Reply<typeof route>;

/** The mass orders of a company (spec 3 §7). Browsers keep it up to date. */
export const listMassOrders = (database: Database) =>
  serveWatched(route, {
    keyOf: ({ scope, params: { companyId }, query }) => {
      const { maxEntries, offset, operations } = query;
      return [scope.tenant, companyId, maxEntries, offset, operations].join(' ');
    },
    load: ({ scope, params: { companyId }, query }) =>
      load(database, scope, { companyId, ...query }),
  });

async function load(
  database: Database,
  scope: Scope,
  {
    companyId,
    maxEntries,
    offset,
    operations,
  }: Query<typeof route> & { readonly companyId: number },
): Promise<MassOrders> {
  const isAll = operations === 'all';
  const services = isAll ? massOperations : (['free-ticket-orders'] as const);
  const page = { companyId, services, areStarted: !isAll, maxEntries, offset };
  const { totalEntries, matches } = await batchesWithOptions(database, scope, page);
  return { totalEntries, matches: matches.map(described) };
}

function described({ batch, options }: StoredBatch): MassOrder {
  const { agreementName = null } = options as { readonly agreementName?: string | null };
  const { kind, name } = batch.source;
  return {
    id: batch.id,
    appName: kind === 'call' ? 'api' : 'portal',
    ownerId: batch.companyId,
    agreementNumber: agreementName === null ? null : Number(agreementName),
    requestedAt: batch.startedAt ?? batch.createdAt,
    orderedBy: batch.startedBy ?? batch.createdBy,
    requestedTicketCount: batch.total,
    failedTicketCount: batch.refused + batch.failed,
    ticketCount: batch.done,
    operation: operationOf(batch.service),
    state: batch.state,
    source: kind === 'call' ? null : { kind, name },
  };
}

function operationOf(service: string): MassOperation {
  const operation = massOperations.find((one) => one === service);
  if (!operation) throw new Error(`${service} is no mass operation of free tickets`);
  return operation;
}
