import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Facts } from './story.ts';

type Row = Facts & { phone: string };

/** The database's facts about each person whose phone starts with the prefix. */
export async function readFacts(database: Database, prefix: string): Promise<Map<string, Facts>> {
  const phones = `+47${prefix}%`;
  // Each table is read once: there are thousands of people.
  const { rows } = await sql<Row>`
    with person as (
      select key, value from holders.slot where tenant = 'ruter' and value like ${phones}
    ), ticket as (
      select medium_slot, json_agg(json_build_object(
               'id', id, 'startDate', start_date, 'expirationDate', expiration_date, 'appId', app_id,
               'continuesId', continues_id, 'pickupCode', pickup_code)) as entries
        from tickets.ticket group by medium_slot
    ), change as (
      select holder.person_slot, json_agg(change.kind || ' ' || change.subject_id) as entries
        from subscribers.subscriber holder
        join changes.about on about.company_id = holder.company_id and about.holder_id = holder.holder_id
        join changes.change on change.id = about.change_id
       group by holder.person_slot
    ), message as (
      select recipient, json_agg(body) as entries from stand_ins.message
       where recipient like ${phones} group by recipient
    )
    select substr(person.value, 4) as phone, coalesce(ticket.entries, '[]') as tickets,
           coalesce(change.entries, '[]') as changes, coalesce(message.entries, '[]') as messages
      from person left join ticket on ticket.medium_slot = person.key
      left join change on change.person_slot = person.key
      left join message on message.recipient = person.value`.execute(tablesOf(database));
  return new Map(rows.map(({ phone, ...facts }) => [phone, facts]));
}

/**
 * Number of outbox messages that the gateway has not received. A message whose process was killed
 * after sending is sent again later under the same key.
 */
export async function countUnsent(database: Database): Promise<number> {
  const { rows } = await sql<{ unsent: number }>`
    select count(*)::int as unsent from jobs.job
     where name = 'send-sms' and not exists
       (select from stand_ins.message where message.key = job.id::text)`.execute(
    tablesOf(database),
  );
  return rows[0]?.unsent ?? 0;
}

/**
 * Number of pairs of tickets of one person that are valid on the same day, changesByKind independently of
 * the stories.
 */
export async function countOverlaps(database: Database): Promise<number> {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps
      from tickets.ticket one
      join tickets.ticket other on other.medium_slot = one.medium_slot and other.id > one.id
     where one.cancelled_at is null and other.cancelled_at is null
       and one.start_date <= coalesce(one.expiration_date, one.start_date)
       and other.start_date <= coalesce(other.expiration_date, other.start_date)
       and daterange(one.start_date, one.expiration_date, '[]')
        && daterange(other.start_date, other.expiration_date, '[]')`.execute(tablesOf(database));
  return rows[0]?.overlaps ?? 0;
}
