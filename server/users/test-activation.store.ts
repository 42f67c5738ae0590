import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** The links of a user, oldest first. */
export const activationsOf = (database: Database, userId: number) =>
  tablesOf(database)
    .selectFrom('users.activation')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** A user who is to activate a login; gives the id. */
export async function placeNewcomer(database: Database, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                              state, created_at)
    values ('ruter', ${email}, 'Åse', 'Ås', '41234567', '+47', 'INACTIVE', now())
    returning id`.execute(tablesOf(database));
  return rows[0]?.id ?? 0;
}
