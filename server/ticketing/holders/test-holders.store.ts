import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ListedKind } from './holder-search.query.ts';

export type PlacedHolder = {
  firstName?: string;
  lastName?: string;
  employeeId?: string;
  phoneCountryCode?: string;
  phone?: string;
  className?: string;
};

type Place = { companyId: number; kind: ListedKind };

/** Holders of one kind in a company of the main operator; their ids in the order of the list. */
export async function placeHolders(
  database: Database,
  { companyId, kind }: Place,
  holders: readonly PlacedHolder[],
): Promise<number[]> {
  const insertedRows = await tablesOf(database)
    .insertInto('holders.holder')
    .values(
      holders.map((one) => ({
        tenant: 'ruter',
        company_id: companyId,
        kind,
        first_name: one.firstName ?? null,
        last_name: one.lastName ?? null,
        employee_id: one.employeeId ?? null,
        phone_country_code: one.phone === undefined ? null : (one.phoneCountryCode ?? '+47'),
        phone: one.phone ?? null,
        class_name: one.className ?? null,
      })),
    )
    .returning('id')
    .execute();
  return insertedRows.map(({ id }) => Number(id));
}

/** As many holders of each listed kind in a company. */
export const placeManyHolders = (database: Database, companyId: number, each: number) =>
  sql`
    insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                phone_country_code, phone)
    select 'ruter', ${companyId}, kind, 'Kari', 'Nr' || n || 'sen', kind || n, '+47', (41000000 + n)::text
      from generate_series(1, ${each}::int) as n
     cross join unnest(array['subscriber', 'free', 'pupil']) as kind`.execute(tablesOf(database));

export const eraseHolder = (database: Database, id: number) =>
  sql`update holders.holder set erased_at = now(), first_name = null, last_name = null, employee_id = null,
             phone_country_code = null, phone = null, class_name = null
       where id = ${id}`.execute(tablesOf(database));

/** What is stored of holders, in the order of the list. */
export async function storedHolders(database: Database, ids: readonly number[]) {
  const stored = await tablesOf(database)
    .selectFrom('holders.holder')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'employee_id as employeeId'])
    .select(['phone_country_code as phoneCountryCode', 'phone', 'birth_date as birthDate'])
    .select(['class_name as className', 'card_name as cardName', 'erased_at as erasedAt'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((wanted) => {
    const { id: _id, ...holder } = stored.find(({ id }) => id === wanted) ?? { id: 0 };
    return holder;
  });
}

/** What a company says of an employee beside their name and number. */
export const giveCostCentreAndNote = (database: Database, id: number) =>
  sql`
    with centre as (
      insert into subscribers.cost_centre (tenant, company_id, code, name)
      select tenant, company_id, '4100', 'Salg' from holders.holder where id = ${id}
      returning id
    )
    update holders.holder set cost_centre_id = centre.id, note = 'Asks for May.'
      from centre where holder.id = ${id}`.execute(tablesOf(database));
