import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { FreeCompany } from '../book/test-book-world.store.ts';

type PlacedUser = { readonly email: string; readonly role?: string; readonly state?: string };

/** A user with a role in a company: its administrator, and active, unless said otherwise. */
export async function placeUserOf(
  database: Database,
  { tenant, id }: Pick<FreeCompany, 'tenant' | 'id'>,
  { email, role = 'COMPANY_ADMIN', state = 'ACTIVE' }: PlacedUser,
): Promise<void> {
  await sql`
    with placed as (
      insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code, state, created_at)
      values (${tenant}, ${email}, 'Åse', 'Ås', '41234567', '+47', ${state}, now())
      returning id
    )
    insert into users.company_role (tenant, user_id, company_id, role)
    select ${tenant}, id, ${id}, ${role} from placed`.execute(tablesOf(database));
}

export const deleteCompany = (
  database: Database,
  { id }: Pick<FreeCompany, 'id'>,
  now: Temporal.Instant,
) =>
  tablesOf(database)
    .updateTable('companies.company')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .execute();
