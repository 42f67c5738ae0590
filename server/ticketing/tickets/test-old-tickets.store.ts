import { sql } from 'kysely';
import { company, holder, otherCompany, person } from '#platform/changes/test-old-record.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A ticket of each kind there was, beside those of `placeOldWorld`, before migration 0024. */
export const oldTickets = {
  endedByUser: 900_011,
  continued: 900_012,
  continuation: 900_013,
  endedLongAgo: 900_014,
  cancelled: 900_015,
  anonymised: 900_016,
} as const;

export const endedAt = '2026-02-10T09:00:00Z';
export const continuedAt = '2026-02-20T10:00:00Z';
const orderedAt = '2025-06-01T08:00:00Z';

export async function placeOldTickets(database: Database): Promise<void> {
  const { endedByUser, continued, continuation, endedLongAgo, cancelled, anonymised } = oldTickets;
  await sql
    .raw(
      `
      update company_tickets.ticket set ordered_at = '${orderedAt}';
      insert into company_tickets.ticket (tenant, company_id, id, subscriber_id, person_key, agreement_id,
             product_id, profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date,
             expiration_date, cancelled_at, anonymised_at, pickup_code, downloaded_at, app_id, continues_id, ordered_at)
      overriding system value
      select 'ruter', ${company}, id, ${holder.id}, ${person.key}, ${company}, 'p', 'ADULT', '1', '2V',
             false, 2, start, last, cancelled, anonymised, code, fetched, app, continues, '${orderedAt}'
        from (values
          (${endedLongAgo}, date '2024-01-01', date '2024-03-31', null::timestamptz,
           null::timestamptz, 'OLD22222',
           timestamptz '2024-01-02T08:00Z', 'app-1', null::bigint),
          (${endedByUser}, '2025-02-01', '2025-02-28', null, null, 'USER2222', null, null, null),
          (${continued}, '2025-04-01', '2025-04-30', null, null, 'CONT2222', null, null, null),
          (${continuation}, '2026-05-01', null, null, null, 'NEXT2222', null, null, ${continued}),
          (${cancelled}, '2026-05-01', null, timestamptz '2026-01-01T08:00Z', null, null, null, null,
           null),
          (${anonymised}, '2023-01-01', '2023-01-31', null, timestamptz '2023-06-01T08:00Z', null, null, null,
           null))
          as given (id, start, last, cancelled, anonymised, code, fetched, app, continues)`,
    )
    .execute(tablesOf(database));
}

/** Everybody and every ticket, as tables before and after the migration call them the same. */
export const oldPeopleAndTickets = (database: Database) =>
  read(
    database,
    `select person.key as slot, subscriber.tenant, subscriber.company_id, subscriber.id, first_name,
            last_name, employee_id, subscriber.phone_country_code || subscriber.phone as phone, note,
            searched, folded, sorted
       from company_tickets.subscriber
       join company_tickets.person on person.key = person_key`,
    `case when anonymised_at is null then subscriber_id end as holder_id,
     case when anonymised_at is null then person_key end as slot`,
  );

export const newPeopleAndTickets = (database: Database) =>
  read(
    database,
    `select slot.key as slot, subscriber.tenant, subscriber.company_id, id, first_name, last_name,
            employee_id, slot.value as phone, coalesce(note, '') as note, searched, folded, sorted
       from subscribers.subscriber
       join holders.holder on holder.company_id = subscriber.company_id and id = holder_id
       join holders.slot on slot.key = person_slot`,
    'holder_id, medium_slot as slot',
  );

async function read(database: Database, people: string, owner: string) {
  const { rows } = await sql
    .raw<{ people: unknown[]; tickets: unknown[] }>(
      `select (select jsonb_agg(person order by id) from (${people}) as person) as people,
              (select jsonb_agg(ticket order by id) from (
                 select tenant, company_id, id, ${owner}, agreement_id, product_id, profile_id, zone_from,
                        zone_to, all_zones, nr_of_zones, start_date, expiration_date, cancelled_at,
                        failed_at, anonymised_at, pickup_code, downloaded_at, app_id, ticket_app,
                        continues_id, ordered_at, code_sent_at
                   from tickets.ticket) as ticket) as tickets`,
    )
    .execute(tablesOf(database));
  return rows[0];
}

/** What the migration finds out about tickets. */
export const newFacts = (database: Database) =>
  tablesOf(database)
    .selectFrom('tickets.ticket')
    .select(['id', 'service', 'medium', 'ended_at', 'medium_part'])
    .orderBy('id')
    .execute();

/** The next row of each table, to see that its number is free. */
export async function placeNext(database: Database): Promise<void> {
  await sql
    .raw(
      `
      insert into holders.slot (tenant, kind, value) values ('ruter', 'person', '+4749999999');
      insert into holders.holder (tenant, company_id, kind) values ('ruter', ${otherCompany}, 'counter')`,
    )
    .execute(tablesOf(database));
}
