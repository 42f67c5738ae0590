import type { CodePoolKind } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CodePool } from './code.store.ts';

export type SendOwedDependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
};

/** What an area that sends codes of pools says about those that it owes because a pool was empty. */
export type PoolUser = {
  readonly countOwed: (
    source: Database | Transaction,
    tenant: TenantId,
    today: Temporal.PlainDate,
  ) => Promise<Partial<Record<CodePoolKind, number>>>;
  /** Of an area that offers codes of an amount: how many offers are open, by that amount in øre. */
  readonly countOpenOffers?: (
    source: Database | Transaction,
    tenant: TenantId,
    today: Temporal.PlainDate,
  ) => Promise<ReadonlyMap<number, number>>;
  /** Draws and sends them, the longest owed first, until none is left or the pool is empty. May run twice at once. */
  readonly sendOwed: (dependencies: SendOwedDependencies, pool: CodePool) => Promise<void>;
};

/** By area. */
export type PoolUsers = Readonly<Record<string, PoolUser>>;
