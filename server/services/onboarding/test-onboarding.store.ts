import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Units are nobody's customers any more, and nothing was tried or sent. */
export async function forgetCompanies(
  database: Database,
  organisationNumbers: readonly string[],
): Promise<void> {
  const tables = tablesOf(database);
  const numbers = sql.val([...organisationNumbers]);
  await sql`update companies.company set deleted_at = now()
             where organisation_number = any(${numbers}::text[]) and deleted_at is null`.execute(
    tables,
  );
  await sql`delete from company_tickets.wrong_try`.execute(tables);
  await sql`delete from stand_ins.message`.execute(tables);
}

/** As if another had signed than the person who did. */
export const otherSigned = (database: Database, { id, name }: { id: string; name: string }) =>
  sql`update onboarding.signature set name = ${name}
       where onboarding_id = ${id} and signed_at is not null`.execute(tablesOf(database));

export async function receivesEhfOf(
  database: Database,
  organisationNumber: string,
): Promise<boolean | null> {
  const { rows } = await sql<{ receives: boolean | null }>`
    select receives_ehf as receives from companies.company
     where organisation_number = ${organisationNumber} and deleted_at is null`.execute(
    tablesOf(database),
  );
  return rows[0]?.receives ?? null;
}

type Agreement = { subtype: string; awaitsSignature: boolean; isDeleted: boolean };

/** The agreements of the company with an organisation number that is not deleted, in the order in which they were made. */
export async function agreementsOf(
  database: Database,
  organisationNumber: string,
): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select agreement.subtype, agreement.awaits_signature as "awaitsSignature",
           agreement.deleted_at is not null as "isDeleted"
      from agreements.agreement join companies.company on company.id = agreement.company_id
     where company.organisation_number = ${organisationNumber} and company.deleted_at is null
     order by agreement.id`.execute(tablesOf(database));
  return rows;
}

type Administrator = { firstName: string; lastName: string; roles: string[] };

export async function rolesOf(
  database: Database,
  email: string,
): Promise<Administrator | undefined> {
  const { rows } = await sql<Administrator>`
    select first_name as "firstName", last_name as "lastName",
           array(select role from users.company_role where user_id = "user".id order by role) as roles
      from users."user" where email = ${email}`.execute(tablesOf(database));
  return rows[0];
}

/** What an onboarding has brought about. */
export async function onboardingCounts(database: Database, id: string) {
  const { rows } = await sql<{ contracts: number; signatures: number }>`
    select (select count(*)::int from onboarding.contract where onboarding_id = ${id}) as contracts,
           (select count(*)::int from onboarding.signature where onboarding_id = ${id}) as signatures`.execute(
    tablesOf(database),
  );
  return rows[0];
}

export async function companyIdOf(database: Database, organisationNumber: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from companies.company
     where organisation_number = ${organisationNumber} and deleted_at is null`.execute(
    tablesOf(database),
  );
  return rows[0]?.id ?? 0;
}

/** None was ever begun. */
export const forgetOnboardingsOf = (database: Database) =>
  sql`delete from onboarding.onboarding`.execute(tablesOf(database));

/** What the database still has of an onboarding; a contract says neither how to reach people nor what their rights were. */
export async function keptOf(
  database: Database,
  id: string,
): Promise<'everything' | 'contract' | 'contract and more' | 'nothing'> {
  const { rows } = await sql<{ email: string; hasMore: boolean }>`
    select email, phone <> '' or phone_country_code <> '' or browser_digest <> '' or code_digest is not null
           or rights -> 'combinations' <> '[]' or exists (
             select from onboarding.signature
              where onboarding_id = onboarding.id and (email is not null or link_digest is not null)) as "hasMore"
      from onboarding.onboarding where id = ${id}`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) return 'nothing';
  if (row.email !== '') return 'everything';
  return row.hasMore ? 'contract and more' : 'contract';
}

/** What is recorded of an onboarding, oldest first. */
export async function recordOf(database: Database, id: string) {
  const changes = await recordedChanges(database)
    .where('change.subject_type', '=', 'onboarding')
    .where('change.subject_id', '=', id)
    .execute();
  return changes.map(({ kind, company_id: companyId, channel, after }) => ({
    kind,
    companyId,
    channel,
    after,
  }));
}

/** The customer that an onboarding made, as it was made. */
export async function madeCompany(database: Database, id: number) {
  const { name, organisation_number, kind, bill_address, post_address, visit_address } =
    await tablesOf(database)
      .selectFrom('companies.company')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { name, organisation_number, kind, bill_address, post_address, visit_address };
}

export const setAwaitsSignature = (database: Database, companyId: number, awaits: boolean) =>
  sql`update agreements.agreement set awaits_signature = ${awaits}
       where company_id = ${companyId}`.execute(tablesOf(database));

export const setLastDay = (database: Database, companyId: number, day: Temporal.PlainDate) =>
  sql`update agreements.agreement set end_date = ${day}::date
       where company_id = ${companyId}`.execute(tablesOf(database));

export const setCompanyDeleted = (database: Database, companyId: number, moment: string) =>
  sql`update companies.company set deleted_at = ${moment}::timestamptz
       where id = ${companyId}`.execute(tablesOf(database));

export const storedOnboarding = (database: Database, id: string) =>
  tablesOf(database)
    .selectFrom('onboarding.onboarding')
    .select(['company_id', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
