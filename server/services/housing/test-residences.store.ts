import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type ResidenceRow = { holderId: number; fromDate: string; toDate: string | null };

export async function residencesOfUnit(
  database: Database,
  number: string,
): Promise<ResidenceRow[]> {
  const { rows } = await sql<ResidenceRow>`
    select holder_id as "holderId", from_date::text as "fromDate", to_date::text as "toDate"
      from housing.residence join housing.unit on unit.company_id = residence.company_id and unit.id = unit_id
     where number = ${number} order by from_date`.execute(tablesOf(database));
  return rows;
}

type EntryKey = { readonly companyId: number; readonly id: number };

/** The numbers of the units that are noted for an anonymised ticket. */
export async function unitsOfErased(
  database: Database,
  { companyId, id }: EntryKey,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from housing.unit_of_erased noted
      join housing.unit on unit.company_id = noted.company_id and unit.id = noted.unit_id
     where noted.company_id = ${companyId} and related_id = ${id} order by from_date`.execute(
    tablesOf(database),
  );
  return rows.map(({ number }) => number);
}

/** Says that a ticket was invoiced for its holder. */
export const placeLine = (
  database: Database,
  { companyId, id, holderId }: EntryKey & { readonly holderId: number },
) =>
  sql`
    insert into invoices.line_holder (tenant, company_id, related_id, line_id, holder_id)
    values ('ruter', ${companyId}, ${id}, nextval('invoices.line_id_seq'), ${holderId})`.execute(
    tablesOf(database),
  );

/** Makes somebody of any company a resident of a unit there, whatever it orders. */
export const placeResidence = (
  database: Database,
  { companyId, holderId }: { readonly companyId: number; readonly holderId: number },
) =>
  sql`
    with unit as (
      insert into housing.unit (tenant, company_id, number) values ('ruter', ${companyId}, 'X1')
      returning company_id, id
    )
    insert into housing.residence (tenant, company_id, unit_id, holder_id, household, from_date)
    select 'ruter', company_id, id, ${holderId}, 1, '2026-01-01' from unit`.execute(
    tablesOf(database),
  );
