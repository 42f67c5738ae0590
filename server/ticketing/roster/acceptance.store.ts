import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { sql } from 'kysely';
import type { OpenBatch } from '#ticketing/batches/batches.public.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { hasServiceFault } from './service-fault.query.ts';

type Acceptance = {
  readonly which: { readonly class: RosterClass } | { readonly positions: readonly number[] };
  readonly isAccepted: boolean;
};

/**
 * Accepts proposals of a locked draft or leaves them. One that cannot be mended here is never accepted.
 */
export async function setAccepted(
  { tx, batch: { companyId, id } }: Pick<OpenBatch, 'tx' | 'batch'>,
  service: BatchService,
  { which, isAccepted }: Acceptance,
): Promise<void> {
  const isMeant =
    'class' in which
      ? sql`plan ->> 'class' = ${which.class}`
      : sql`position = any(${sql.val([...which.positions])}::int[])`;
  await sql`
    update batches.row set state = case when ${!isAccepted} then 'left-out' when faults = '[]' then 'ready' else 'faulty' end
     where company_id = ${companyId} and batch_id = ${id} and plan ->> 'act' is not null and ${isMeant}
       and (${!isAccepted} or not ${hasServiceFault(service)})`.execute(tablesOf(tx));
}
