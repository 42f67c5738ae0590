import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A user of each company, named by it. */
export async function placeStaff(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with staff as (
      insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      select tenant, 'staff-' || id || '@' || tenant || '.example', 'Stab', name, '90000001', '+47',
             'INACTIVE', ${now}::timestamptz
        from companies.company order by id
      returning tenant, id, email
    )
    insert into users.company_role (tenant, user_id, company_id, role)
    select tenant, id, split_part(split_part(email, '@', 1), '-', 2)::bigint, 'TICKET_ADMIN'
      from staff`.execute(tablesOf(tx));
}

/** The users of `placeStaff`, with their company. */
export const staffIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('users.user as user')
    .innerJoin('users.company_role as role', 'role.user_id', 'user.id')
    .where('user.email', 'like', 'staff-%')
    .select(['user.id', 'role.company_id as companyId'])
    .execute();
