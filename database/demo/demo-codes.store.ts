import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';

/** Pools that customer support has filled from files; one of them is nearly empty. That of car rental is empty. */
export async function placeCodes(tx: Transaction, { moment }: DemoWorld): Promise<void> {
  const importedAt = moment.now.subtract({ hours: 24 * 20 });
  await sql`
    with pool (kind, codes, file) as (values
      ('JOULE', 420, 'elsykkel.csv'), ('OTTO', 23, 'bildeling.csv')
    ), batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total, done,
                                 next_position, created_by, acting_user, request_id, created_at,
                                 started_at, updated_at)
      select tenant, 0, 'code-imports', 'finished', 'stop',
             jsonb_build_object('kind', 'file', 'name', file),
             jsonb_build_object('act', kind, 'slashOrder', null), codes, codes, codes + 1, id, id, 'demo',
             ${importedAt}::timestamptz, ${importedAt}::timestamptz, ${importedAt}::timestamptz
        from pool join users."user" on email like 'support@%' and tenant in ('ruter', 'akt')
      returning tenant, id, created_by, options ->> 'act' as kind, total
    ), code as (
      insert into code_pools.code (tenant, kind, code, imported_by, imported_at)
      select tenant, kind,
             upper(kind || '-' || substr(word, 1, 4) || '-' || substr(word, 5, 4)), created_by,
             ${importedAt}::timestamptz
        from batch, generate_series(1, total) as place,
             md5(tenant || kind || place) as word
       order by batch.id, place
      returning tenant
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells, state, settled_at)
    select tenant, 0, id, place, '{}', 'done', ${importedAt}::timestamptz
      from batch, generate_series(1, total) as place`.execute(tablesOf(tx));
}
