import {
  personStates,
  type PersonState,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { personIn } from './person-state.query.ts';

export type PlacedEntry = {
  /** Which has neither a code nor days on which it is pending after its first. */
  isSubscription: boolean;
  startDate: Temporal.PlainDate;
  expirationDate: Temporal.PlainDate | null;
  pendingThrough: Temporal.PlainDate | null;
  isCancelled: boolean;
  isFailed: boolean;
  hasCode: boolean;
  isFetched: boolean;
};

type Place = { companyId: number; agreementId: number };

/** Inserts people with entries, without the constraints between them, in the order of their ids. */
export async function placePeople(
  database: Database,
  { companyId, agreementId }: Place,
  entries: readonly (readonly PlacedEntry[])[],
): Promise<void> {
  const rowsOfTexts = JSON.stringify(
    entries.flatMap((ofPerson, person) => ofPerson.map((entry) => ({ ...entry, person }))),
  );
  await sql`
    with holder as (
      insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select 'ruter', ${companyId}, 'subscriber', 'Placed', 'Person', 'P' || person, '+47', '4' || person
        from generate_series(0, ${entries.length - 1}::int) as person
      returning id, substr(employee_id, 2)::int as person
    ), given as materialized (
      select * from jsonb_to_recordset(${rowsOfTexts}::jsonb) as given (
             person int, "isSubscription" boolean, "startDate" date, "expirationDate" date,
             "pendingThrough" date, "isCancelled" boolean, "isFailed" boolean, "hasCode" boolean,
             "isFetched" boolean)
    ), subscription as (
      insert into subscriptions.subscription (tenant, service, company_id, holder_id, agreement_id, type,
             start_date, expiration_date, cancelled_at, failed_at, ordered_at)
      select 'ruter', 'company-tickets', ${companyId}, holder.id, ${agreementId}, 'OTTO', "startDate",
             "expirationDate", case when "isCancelled" then now() end,
             case when "isFailed" then now() end, now()
        from given join holder using (person) where "isSubscription"
    )
    insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id,
           profile_id, all_zones, nr_of_zones, start_date, expiration_date, pending_through,
           cancelled_at, failed_at, pickup_code, downloaded_at, ordered_at)
    select 'ruter', 'company-tickets', 'phone', ${companyId}, holder.id, ${agreementId},
           (select min(id) from products.product where tenant = 'ruter'), 'ADULT', true, 3,
           "startDate", "expirationDate", "pendingThrough", case when "isCancelled" then now() end,
           case when "isFailed" then now() end,
           case when "hasCode" then gen_random_uuid()::text end,
           case when "isFetched" then now() end, now()
      from given join holder using (person) where not "isSubscription"`.execute(tablesOf(database));
}

export async function removePlaced(database: Database): Promise<void> {
  const testHolder = sql`(select id from holders.holder where first_name = 'Placed')`;
  await sql`delete from tickets.ticket where holder_id in ${testHolder}`.execute(
    tablesOf(database),
  );
  await sql`delete from subscriptions.subscription where holder_id in ${testHolder}`.execute(
    tablesOf(database),
  );
  await sql`delete from holders.holder where id in ${testHolder}`.execute(tablesOf(database));
}

/** The states of each of them by the conditions of the list. */
export async function statesInSql(
  database: Database,
  companyId: number,
  today: Temporal.PlainDate,
): Promise<PersonState[][]> {
  const tickets = { companyId, services: ['company-tickets', 'housing'], today };
  const columns = personStates.map(
    (state) => sql`case when ${personIn(state, tickets)} then ${state}::text end`,
  );
  const { rows } = await sql<{ states: PersonState[] }>`
    select array_remove(array[${sql.join(columns)}], null) as states
      from holders.holder where company_id = ${companyId} and first_name = 'Placed'
     order by substr(employee_id, 2)::int`.execute(tablesOf(database));
  return rows.map(({ states }) => states);
}
