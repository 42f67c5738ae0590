import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company of an operator with pools, an import of a code that is named by it; imports are the operator's own. */
export async function placeImports(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select company.tenant, 0, 'code-imports', 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), '{"act": "JOULE"}', 1, asker.id,
             company.id::text, ${now}::timestamptz, ${now}::timestamptz
        from companies.company
        join users."user" asker on asker.tenant = company.tenant and asker.email like 'asker@%'
       where company.tenant in ('ruter', 'akt')
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select tenant, company_id, id, 1, jsonb_build_object('code', 'CODE-' || id) from batch`.execute(
    tablesOf(tx),
  );
}
