import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { markDeleted, placeCompany } from '#customers/companies/test-companies.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { eraseHolder, placeHolders } from '#ticketing/holders/test-holders.store.ts';

/** Tables with rows that are no longer there for anybody, and the column that names a row in a test. */
export const rowTables = {
  company: { table: sql`companies.company`, name: sql`placed.name` },
  agreement: { table: sql`agreements.agreement`, name: sql`placed.invoice_reference` },
  user: { table: sql`users."user"`, name: sql`placed.first_name` },
  holder: { table: sql`holders.holder`, name: sql`coalesce(placed.first_name, 'erased')` },
  request: { table: sql`self_service.ticket_request`, name: sql`placed.first_name` },
} as const;
export type RowTable = keyof typeof rowTables;

/** The names of the rows that meet a condition, sorted. */
export async function rowsWhere(
  database: Database,
  { table, name }: (typeof rowTables)[RowTable],
  condition: RawBuilder<SqlBool>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from ${table} as placed where ${condition} order by 1`.execute(
    tablesOf(database),
  );
  return rows.map((row) => row.name);
}

/** A live row of each kind, beside one for each reason not to be. Returns the ids of all companies. */
export async function placeLiveAndDead(database: Database): Promise<number[]> {
  const place = (name: string, tenant: 'ruter' | 'akt', number: number) =>
    placeCompany(database, { name, tenant, organisationNumber: String(number) });
  const live = await place('live', 'ruter', 310_003_001);
  const outside = await place('outside', 'ruter', 310_003_002);
  const deleted = await place('deleted', 'ruter', 310_003_003);
  const foreign = await place('foreign', 'akt', 310_003_004);
  await markDeleted(database, [deleted]);
  const owner = { tenant: 'ruter', companyId: live };
  await placeAgreement(database, owner, { name: 'live' });
  await placeAgreement(database, owner, { name: 'ended', isEnded: true });
  await placeAgreement(database, owner, { name: 'deleted', isDeleted: true });
  await placeAgreement(database, { ...owner, companyId: outside }, { name: 'outside' });
  await placeAgreement(database, { tenant: 'akt', companyId: foreign }, { name: 'foreign' });
  for (const state of ['ACTIVE', 'INACTIVE', 'DELETED']) await placeUser(database, state);
  await placeRequests(database, live);
  await placeHoldersOf(database, live);
  return [live, outside, deleted, foreign];
}

type Owner = { readonly tenant: string; readonly companyId: number };
type Agreement = { readonly name: string; readonly isEnded?: true; readonly isDeleted?: true };

const placeAgreement = (database: Database, owner: Owner, agreement: Agreement) =>
  tablesOf(database)
    .insertInto('agreements.agreement')
    .values({
      tenant: owner.tenant,
      company_id: owner.companyId,
      subtype: 'SUBSCRIPTIONS',
      invoice_reference: agreement.name,
      from_date: Temporal.PlainDate.from('2020-01-01'),
      end_date: agreement.isEnded ? Temporal.PlainDate.from('2020-12-31') : null,
      invoicing_interval: 'MONTHLY_AT_END',
      payment_deadline_days: 30,
      created_at: now,
      deleted_at: agreement.isDeleted ? now : null,
    })
    .execute();

const placeUser = (database: Database, state: string) =>
  tablesOf(database)
    .insertInto('users.user')
    .values({
      tenant: 'ruter',
      email: `${state}@takst.example`,
      first_name: state,
      last_name: 'Nordmann',
      phone: '41234567',
      phone_country_code: '+47',
      state,
      created_at: now,
    })
    .execute();

/** One in each state; an approved one names its ticket. */
const placeRequests = (database: Database, companyId: number) =>
  sql`
    insert into self_service.ticket_request (tenant, company_id, agreement_id, service, first_name, last_name,
           employee_id, phone_country_code, phone, profile_id, all_zones, nr_of_zones, start_date, channel,
           requested_at, state, answered_at, ticket_id)
    select 'ruter', ${companyId}, (select min(id) from agreements.agreement where company_id = ${companyId}),
           'company-tickets', state, 'Nordmann', '1', '+47', '41234567', 'ADULT', true, 3, '2026-03-01', 'link',
           now(), state, case when state <> 'open' then now() end, case when state = 'approved' then 1 end
      from unnest(array['open', 'approved', 'rejected', 'replaced']) as state`.execute(
    tablesOf(database),
  );

async function placeHoldersOf(database: Database, companyId: number): Promise<void> {
  const kari = { firstName: 'known', lastName: 'Nordmann', employeeId: '1', phone: '41234567' };
  const place = { companyId, kind: 'subscriber' } as const;
  const [, id = 0] = await placeHolders(database, place, [kari, { ...kari, firstName: 'x' }]);
  await eraseHolder(database, id);
}

const now = Temporal.Instant.from('2026-03-01T12:00:00Z');
