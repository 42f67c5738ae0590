import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isPassword } from '#platform/stand-ins/identity-provider/password.ts';

/** The links of a user, oldest first. */
export const activationsOf = (database: Database, userId: number) =>
  tablesOf(database)
    .selectFrom('users.activation')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** What the clock leaves to be done. */
export async function nightlyJobs(database: Database): Promise<string[]> {
  const rows = await tablesOf(database).selectFrom('schedule.daily_job').select('job').execute();
  return rows.map(({ job }) => job);
}

/** A user who is to activate a login; gives the id. */
export async function placeNewcomer(database: Database, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                              state, created_at)
    values ('ruter', ${email}, 'Åse', 'Ås', '41234567', '+47', 'INACTIVE', now())
    returning id`.execute(tablesOf(database));
  return rows[0]?.id ?? 0;
}

/** Whether somebody has a login at the embedded provider, and whether a password is theirs. */
export async function accountOf(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<{ isPassword: boolean } | null> {
  const row = await tablesOf(database)
    .selectFrom('embedded_provider.account')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { isPassword: await isPassword(password, row.password_hash) } : null;
}
