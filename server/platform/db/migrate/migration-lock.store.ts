import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.generated.ts';

const lockNumber = 7_426_351;

/**
 * One process at a time changes tables, rights and settings of roles, until its transaction ends: PostgreSQL ends one of
 * two that alter the same row of its catalog ("tuple concurrently updated"), and with it the start of a portal.
 */
export async function lockMigrations(tx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(tx);
}
