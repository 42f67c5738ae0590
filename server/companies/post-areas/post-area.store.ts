import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { PostArea } from './post-area.schema.ts';

export async function savePostAreas(tx: Transaction, areas: readonly PostArea[]): Promise<void> {
  await sql`
    insert into companies.post_area as known (post_code, area, municipality)
    select "postCode", area, municipality
      from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb)
        as given("postCode" text, area text, municipality text)
    on conflict (post_code) do update set
      area = excluded.area,
      municipality = excluded.municipality
     where known is distinct from excluded`.execute(tablesOf(tx));
}
