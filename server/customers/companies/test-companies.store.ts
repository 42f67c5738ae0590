import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type TestCompany = {
  tenant?: TenantId;
  name: string;
  organisationNumber: string;
  /** The operator's own number. */
  customerNumber?: string;
  kind?: 'CUSTOMER' | 'CONTRACTOR' | 'OTHER';
  /** Subtype and end date; the day before `today` for one that has run out. */
  agreements?: {
    subtype: string;
    endDate?: string;
    employeeIdLabel?: string;
    widgetAccess?: string;
  }[];
};

const address = { line1: 'Storgata 1', line2: null, postCode: '0155', city: 'Oslo', country: 'NO' };

/** A company for a test; answers the customer number. */
export const placeCompany = (database: Database, company: TestCompany): Promise<number> =>
  database.transaction(async (tx) => {
    const {
      tenant = 'ruter',
      name,
      organisationNumber,
      customerNumber = null,
      kind = 'CUSTOMER',
      agreements = [],
    } = company;
    const { id } = await tablesOf(tx)
      .insertInto('companies.company')
      .values({
        tenant,
        name,
        organisation_number: organisationNumber,
        customer_number: customerNumber,
        kind,
        bill_address: JSON.stringify(address),
        created_at: Temporal.Now.instant(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { subtype, endDate, employeeIdLabel, widgetAccess } of agreements) {
      await tablesOf(tx)
        .insertInto('agreements.agreement')
        .values({
          tenant,
          company_id: id,
          subtype,
          invoice_reference: 'Oslo',
          from_date: Temporal.PlainDate.from('2020-01-01'),
          end_date: endDate ? Temporal.PlainDate.from(endDate) : null,
          invoicing_interval: 'MONTHLY_AT_END',
          payment_deadline_days: 30,
          employee_id_label: employeeIdLabel ?? null,
          ...(widgetAccess && { widget_access: widgetAccess }),
          created_at: Temporal.Now.instant(),
        })
        .execute();
    }
    return id;
  });

type Role = { tenant?: TenantId; userId: number; role: string; companyId?: number };

/** A role in a company, or a global one without. */
export async function giveRole(database: Database, given: Role): Promise<void> {
  const { tenant = 'ruter', userId, role, companyId } = given;
  await (
    companyId === undefined
      ? sql`insert into users.global_role (tenant, user_id, role)
          values (${tenant}, ${userId}, ${role})`
      : sql`insert into users.company_role (tenant, user_id, company_id, role)
          values (${tenant}, ${userId}, ${companyId}, ${role})`
  ).execute(tablesOf(database));
}

/** What the operator has set for a company. */
export async function placeSettings(database: Database, companyId: number): Promise<void> {
  await sql`
    insert into companies.settings (tenant, company_id, increased_expiry, arbitrary_dates)
    values ('ruter', ${companyId}, true, true)`.execute(tablesOf(database));
  await sql`
    insert into products.company_profile (tenant, company_id, profile_id, position)
    values ('ruter', ${companyId}, 'CHILD', 2), ('ruter', ${companyId}, 'SENIOR', 1)`.execute(
    tablesOf(database),
  );
}

type Setting =
  | 'increased_expiry'
  | 'arbitrary_dates'
  | 'payroll_date_picker'
  | 'invoice_base_only'
  | 'disable_refund_subscription_button';

/** One of the operator's settings for a company is on, and no other. */
export const placeSetting = (database: Database, companyId: number, setting: Setting) =>
  tablesOf(database)
    .insertInto('companies.settings')
    .values({ tenant: 'ruter', company_id: companyId, [setting]: true })
    .execute();

/** One profile of the tickets of a company. */
export const placeProfile = (database: Database, companyId: number, profile: string) =>
  tablesOf(database)
    .insertInto('products.company_profile')
    .values({ tenant: 'ruter', company_id: companyId, profile_id: profile, position: 1 })
    .execute();

/** The days between two tickets of a person, by operator and the day from which they are valid. */
export const placeQuarantine = (
  database: Database,
  rows: readonly (readonly [tenant: TenantId, validFrom: string, days: number])[],
) =>
  tablesOf(database)
    .insertInto('company_tickets.quarantine')
    .values(
      rows.map(([tenant, validFrom, days]) => ({
        tenant,
        days,
        valid_from: Temporal.PlainDate.from(validFrom),
      })),
    )
    .execute();

/** Gives a company 32 dates to choose from. */
export const giveIncreasedExpiry = (database: Database, companyId: number) =>
  sql`
    insert into companies.settings (tenant, company_id, increased_expiry)
    values ('ruter', ${companyId}, true)
    on conflict (company_id) do update set increased_expiry = true`.execute(tablesOf(database));

export const markDeleted = (database: Database, ids: readonly number[]) =>
  sql`update companies.company set deleted_at = now()
       where id = any(${sql.val([...ids])}::bigint[])`.execute(tablesOf(database));

/** Brings back a company and its agreements, for the next test. */
export async function bringBack(database: Database, id: number): Promise<void> {
  const tables = tablesOf(database);
  await sql`update companies.company set deleted_at = null where id = ${id}`.execute(tables);
  await sql`update agreements.agreement set deleted_at = null where company_id = ${id}`.execute(
    tables,
  );
}

/** What was recorded of one kind about a company. */
export const changesOfCompany = (database: Database, companyId: number, kind: string) =>
  recordedChanges(database)
    .where('change.company_id', '=', companyId)
    .where('kind', '=', kind)
    .execute();

export const companiesNumbered = (database: Database, organisationNumber: string) =>
  tablesOf(database)
    .selectFrom('companies.company')
    .select([
      'id',
      'customer_number as customerNumber',
      'signee_name as signeeName',
      'signee_email as signeeEmail',
      'created_at as createdAt',
    ])
    .where('organisation_number', '=', organisationNumber)
    .execute();

/** How much there is of everything that a new company consists of. */
export async function countsOfMade(database: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from companies.company) as companies,
           (select count(*)::int from agreements.agreement) as agreements,
           (select count(*)::int from users."user") as users,
           (select count(*)::int from users.company_role) as roles,
           (select count(*)::int from users.activation) as links,
           (select count(*)::int from changes.change) as changes,
           (select count(*)::int from jobs.job where name = 'send-email') as emails`.execute(
    tablesOf(database),
  );
  return rows[0] ?? {};
}

/** A planted fault: an operator may have a company twice. */
export const allowTwins = (database: Database) =>
  sql`drop index companies.company_once_per_tenant`.execute(tablesOf(database));
