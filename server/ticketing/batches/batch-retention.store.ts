import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import {
  type RetentionPeriod,
  retentionPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Deletes drafts that nobody has touched, and what the rows of batches that are over say about people. */
export async function forgetOldRows(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const tables = tablesOf(tx);
  const since = (period: RetentionPeriod) => sql`${keptSinceMoment(period, now)}::timestamptz`;
  await sql`
    delete from batches.batch
     where state in ('draft', 'discarded') and updated_at < ${since(retentionPeriods.batchDraft)}`.execute(
    tables,
  );
  await sql`
    update batches.row set cells = '{}', keys = '{}', faults = '[]', effect = null
      from batches.batch
     where batch.company_id = row.company_id and batch.id = row.batch_id
       and batch.state in ('finished', 'ended', 'stopped') and batch.updated_at < ${since(retentionPeriods.batchRows)}
       and row.cells <> '{}'`.execute(tables);
}
