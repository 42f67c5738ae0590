import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Many = { tenant: string; id: number; changes: number };

/** Inserts a long history, with several changes at the same moment. */
export const placeManyChanges = (database: Database, { tenant, id, changes }: Many) =>
  database.transaction(async (tx) => {
    await sql`
      insert into changes.change (tenant, company_id, at, channel, request_id, kind, subject_type,
                                  subject_id, after)
      select ${tenant}, ${id}, '2025-01-01T00:00:00Z'::timestamptz + (n / 7) * interval '1 minute',
             'import', 'many', 'many', 'company', ${id}::text,
             jsonb_build_object('invoiceReference', 'N' || n)
        from generate_series(1, ${changes}::int) as n`.execute(tablesOf(tx));
  });
