import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Settings of each company that has departments, with the name of one. */
export async function placeFreeTicketSettings(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into free_tickets.settings (
      tenant, company_id, invoice_reference, expire_child_tickets, expire_child_tickets_at_age, changed_at
    )
    select tenant, company_id, min(invoice_reference), 'AT_END_OF_YEAR', 19, ${now}::timestamptz
      from agreements.agreement
     where subtype = 'FREETICKET'
     group by tenant, company_id
    on conflict (company_id) do nothing`.execute(tablesOf(tx));
}

/** The names of a company's agreements of a kind; those for free tickets are its departments. */
export async function agreementNames(
  source: Database,
  companyId: number,
  subtype: string,
): Promise<string[]> {
  const rows = await tablesOf(source)
    .selectFrom('agreements.agreement')
    .select('invoice_reference as name')
    .where('company_id', '=', companyId)
    .where('subtype', '=', subtype)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

type NamedDepartment = {
  readonly companyId: number;
  readonly name: string;
  readonly today: Temporal.PlainDate;
};

const setDepartment = (
  source: Database,
  { companyId, name }: NamedDepartment,
  facts: { readonly end_date: Temporal.PlainDate } | { readonly deleted_at: Temporal.Instant },
) =>
  tablesOf(source)
    .updateTable('agreements.agreement')
    .set(facts)
    .where('company_id', '=', companyId)
    .where('subtype', '=', 'FREETICKET')
    .where('invoice_reference', '=', name)
    .executeTakeFirstOrThrow();

/** Yesterday was the last day of a department. */
export const endDepartment = (source: Database, department: NamedDepartment) =>
  setDepartment(source, department, { end_date: department.today.subtract({ days: 1 }) });

/** A department is deleted. */
export const deleteDepartment = (source: Database, department: NamedDepartment) =>
  setDepartment(source, department, {
    deleted_at: department.today.toZonedDateTime('Europe/Oslo').toInstant(),
  });

/** As if the company had never saved any. */
export async function forgetSettings(source: Database, companyId: number): Promise<void> {
  await tablesOf(source)
    .deleteFrom('free_tickets.settings')
    .where('company_id', '=', companyId)
    .execute();
}
