import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from '../demo-companies.store.ts';
import type { DemoWorld } from '../demo-world-facts.ts';

/** The units of housing associations, and who lives, lived and will live in them; the people have been placed. */
export async function placeResidences(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const associations = world.companies.map((company, place) => ({
    ...company,
    companyId: places[place]?.id,
  }));
  const units = associations.flatMap(({ tenant, companyId, units: numbers = [] }) =>
    numbers.map((number) => ({ tenant, companyId, number })),
  );
  const residences = associations.flatMap(({ companyId, population }) =>
    population.flatMap(({ phone, residences: own }) =>
      own.map((residence) => ({ ...residence, companyId, phone })),
    ),
  );
  await sql`
    with unit as (
      insert into housing.unit (tenant, company_id, number)
      select tenant, "companyId", number
        from rows from (json_to_recordset(${JSON.stringify(units)}::text::json) as (
               tenant text, "companyId" bigint, number text)) with ordinality
               as given (tenant, "companyId", number, place)
       order by place
      returning tenant, company_id, id, number
    ), given as materialized (
      select nextval(pg_get_serial_sequence('housing.residence', 'id')) as id, given.*
        from json_to_recordset(${JSON.stringify(residences)}::text::json) as given (
               "companyId" bigint, phone text, unit text, household int, "fromDate" date, "toDate" date)
    )
    insert into housing.residence (tenant, company_id, id, unit_id, holder_id, household, from_date, to_date)
    overriding system value
    select unit.tenant, unit.company_id, given.id, unit.id, holder.id,
           first_value(given.id) over (partition by unit.id, given.household
                                           order by "fromDate", given.id), "fromDate", "toDate"
      from given
      join unit on unit.company_id = "companyId" and unit.number = given.unit
      join holders.holder on holder.company_id = "companyId" and holder.phone = given.phone`.execute(
    tablesOf(tx),
  );
}
