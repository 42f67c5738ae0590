import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { PersonKey } from '#ticketing/tickets/tickets.public.ts';
import type { CompanyResidence, NewResidence } from './residence.store.ts';

const residenceColumns = sql`
  residence.company_id as "companyId", residence.id, residence.unit_id as "unitId",
  residence.holder_id as "holderId", residence.household, residence.from_date as "fromDate",
  residence.to_date as "toDate"`;

/** Everywhere that people have lived and will live. */
export async function residencesOf(
  tx: Transaction,
  people: readonly PersonKey[],
): Promise<CompanyResidence[]> {
  const companyIds = sql.val(people.map(({ companyId }) => companyId));
  const holderIds = sql.val(people.map(({ holderId }) => holderId));
  const { rows } = await sql<CompanyResidence>`
    select ${residenceColumns}
      from (select distinct * from unnest(${companyIds}::bigint[], ${holderIds}::bigint[])
                                 as given (company_id, holder_id)) as given
      join housing.residence using (company_id, holder_id)
     order by residence.from_date`.execute(tablesOf(tx));
  return rows;
}

/** The number that people have now. */
export async function numbersOf(
  tx: Transaction,
  people: readonly PersonKey[],
): Promise<(PersonKey & { number: string })[]> {
  const companyIds = sql.val(people.map(({ companyId }) => companyId));
  const holderIds = sql.val(people.map(({ holderId }) => holderId));
  const { rows } = await sql<PersonKey & { number: string }>`
    select holder.company_id as "companyId", holder.id as "holderId", employee_id as number
      from unnest(${companyIds}::bigint[], ${holderIds}::bigint[]) as given (company_id, holder_id)
      join holders.holder on holder.company_id = given.company_id and holder.id = given.holder_id
     where employee_id is not null`.execute(tablesOf(tx));
  return rows;
}

/** The residences of units. */
export async function residencesIn(
  tx: Transaction,
  companyId: number,
  unitIds: readonly number[],
): Promise<CompanyResidence[]> {
  const { rows } = await sql<CompanyResidence>`
    select ${residenceColumns} from housing.residence
     where company_id = ${companyId} and unit_id = any(${sql.val([...unitIds])}::bigint[])
     order by from_date, id`.execute(tablesOf(tx));
  return rows;
}

/** The households that have moved into units on the same day, which new residences join; null where there is none. */
export async function householdsFrom(
  tx: Transaction,
  opened: readonly Pick<NewResidence, 'companyId' | 'unitId' | 'fromDate'>[],
): Promise<(number | null)[]> {
  if (opened.length === 0) return [];
  const { rows } = await sql<{ household: number | null }>`
    select min(residence.household) as household
      from json_to_recordset(${JSON.stringify(opened.map((one, place) => ({ ...one, place })))}::text::json)
        as given (place int, "companyId" bigint, "unitId" bigint, "fromDate" date)
      left join housing.residence on residence.company_id = given."companyId"
       and residence.unit_id = given."unitId" and residence.from_date = given."fromDate"
     group by given.place order by given.place`.execute(tablesOf(tx));
  return rows.map(({ household }) => household);
}
