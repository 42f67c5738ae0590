import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { messagesLeft } from '#testing/jobs-with-secrets.store.ts';

/** What the record of changes has about a user, oldest first. */
export const changesOfUser = (database: Database, userId: number) =>
  recordedChanges(database)
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', String(userId))
    .execute();

/** All roles of a user, wherever. */
export async function storedRoles(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select company_id || ' ' || role as role from users.company_role where user_id = ${userId}
    union all select role from users.global_role where user_id = ${userId}
     order by role`.execute(tablesOf(database));
  return rows.map(({ role }) => role);
}

export const stateOf = async (database: Database, userId: number): Promise<string> =>
  (
    await tablesOf(database)
      .selectFrom('users.user')
      .select('state')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).state;

/** Everything about users, as one text: the same before and after when nothing has changed. */
export async function everythingOfUsers(database: Database, but: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ all: string }>`
    select coalesce(jsonb_agg(to_jsonb(one) order by one.id)::text, '') as all
      from (select "user".id, "user".email, "user".state, "user".roles_changed_at, "user".invited_until,
                   "user".last_sign_in_at, "user".provider_subject,
                   array(select company_id || ' ' || role from users.company_role
                          where user_id = "user".id order by 1) as roles,
                   array(select role from users.global_role
                          where user_id = "user".id order by 1) as global,
                   array(select used_at is null from users.activation
                          where user_id = "user".id order by created_at, token_digest) as links,
                   (select count(*) from session.session where user_id = "user".id) as sessions
              from users."user" where not (${but})) one`.execute(tablesOf(database));
  return rows[0]?.all;
}

export const isOneOf = (ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`"user".id = any(${sql.val([...ids])}::bigint[])`;

/** Links in the e-mails that were left for an address, the newest last. */
export async function linksSentTo(database: Database, email: string): Promise<string[]> {
  const messages = await messagesLeft<{ to: string; text: string }>(database, 'send-email');
  return messages
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => /[\w-]{43}/.exec(text)?.[0] ?? []);
}

export const giveUnknownRole = (database: Database, userId: number, companyId: number) =>
  sql`insert into users.company_role (tenant, user_id, company_id, role)
      values ('ruter', ${userId}, ${companyId}, 'GARDENER')`.execute(tablesOf(database));

/** The company is a school with an agreement from now on. */
export const giveSchoolAgreement = (database: Database, companyId: number) =>
  sql`insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date,
                                        invoicing_interval, payment_deadline_days, created_at)
      values ('ruter', ${companyId}, 'SCHOOLTICKET', 'x', '2026-01-01', 'WEEKLY', 30, now())`.execute(
    tablesOf(database),
  );

export const setLastSignIn = (database: Database, userId: number, at: string) =>
  tablesOf(database)
    .updateTable('users.user')
    .set({ last_sign_in_at: Temporal.Instant.from(at) })
    .where('id', '=', userId)
    .execute();
