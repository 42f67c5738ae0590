import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { operatorsOwn } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { Database } from '#platform/db/database.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { BoundWork } from './batch-work.ts';

/** What the calls of one service need. */
export type ServiceCalls = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly work: BoundWork;
  readonly calls: BatchCalls;
  /** Rows that one request checks: fewer where the database answers one request at a time. */
  readonly maxChecked: number;
};

/** The company in the path of a call, where the batches of the service belong to one. */
export const ownerOf = (
  { service }: Pick<BoundWork, 'service'>,
  { companyId }: { readonly companyId: number },
): number => (service.isOfOperator ? operatorsOwn : companyId);
