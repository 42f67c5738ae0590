import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { QuarantineRow } from './quarantine.schema.ts';

export async function saveQuarantine(
  tx: Transaction,
  rows: readonly QuarantineRow[],
): Promise<void> {
  await sql`
    insert into company_tickets.quarantine as known (tenant, valid_from, days)
    select tenant, "validFrom", days
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(tenant text, "validFrom" date, days integer)
    on conflict (tenant, valid_from) do update set days = excluded.days
     where known.days <> excluded.days`.execute(tablesOf(tx));
}
