import type { Scope } from '#platform/scope/scope.ts';
import { findBatch, type StoredBatch } from '../batch/batch.query.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { readingContext } from '../batch/reading-context.ts';

type ViewCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
};

/** A batch of the scope, with what the reading of its cells depends on. */
export async function findReadable(
  { database, work }: Pick<ServiceCalls, 'database' | 'work'>,
  { scope, params, today }: ViewCall,
): Promise<(StoredBatch & { reading: Awaited<ReturnType<typeof readingContext>> }) | null> {
  const { service } = work;
  const stored = await findBatch(database, scope, { service: service.name, id: params.id });
  if (!stored) return null;
  const { tenant } = scope;
  const reading = await readingContext(database, work, { ...stored, tenant, today });
  return { ...stored, reading };
}
