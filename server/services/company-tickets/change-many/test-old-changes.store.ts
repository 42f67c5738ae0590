import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Numbers of changes for many before they were batches. */
export const oldChanges = { finished: 41, taken: 42, running: 43, last: 43, firstPerson: 800_001 };

const company = 600_001;
const user = 1_001;
/** The last one is erased. */
const people = [oldChanges.firstPerson, 800_002, 800_003, 800_004] as const;

const batchOfOrders = sql`
  insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                             created_by, request_id, created_at, updated_at)
  select 'ruter', ${company}::bigint, 'company-ticket-orders', 'draft', 'stop', '{}', '{}', 1,
         ${user}::bigint, 'a batch', now(), now()`;

/** A company with people and three changes: one finished, one whose number a batch has, one under way. */
export async function placeOldChanges(database: Database): Promise<void> {
  const tables = tablesOf(database);
  await sql
    .raw(
      `
      insert into companies.company (tenant, id, name, organisation_number, kind, bill_address, created_at)
      values ('ruter', ${company}, 'Firma', '600001000', 'CUSTOMER', '{}', now());
      insert into users."user" (tenant, id, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      overriding system value
      values ('ruter', ${user}, 'nora@firma.example', 'Nora', 'Sjef', '40000001', '+47', 'ACTIVE', now());
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      overriding system value
      select 'ruter', ${company}, id, 'subscriber', 'Ola', 'Her', position::text, '+47',
             (41000000 + position)::text
        from unnest(array[${people.slice(0, 3).join(', ')}]) with ordinality as person (id, position);
      insert into holders.holder (tenant, company_id, id, kind, erased_at)
      overriding system value values ('ruter', ${company}, ${people[3]}, 'subscriber', now());
      alter table batches.batch alter column id restart with ${oldChanges.taken};
      insert into company_tickets.many_change (tenant, company_id, id, action, expiry_date, user_id,
                                               request_id, started_at)
      overriding system value
      values ('ruter', ${company}, ${oldChanges.finished}, 'end', '2026-01-31', ${user}, 'first',
              '2026-01-10T09:00:00Z'),
             ('ruter', ${company}, ${oldChanges.taken}, 'resend-pickup-code', null, ${user}, 'taken',
              '2026-01-11T09:00:00Z'),
             ('ruter', ${company}, ${oldChanges.running}, 'resend-pickup-code', null, ${user}, 'last',
              '2026-01-12T09:00:00Z');
      insert into company_tickets.many_change_line (tenant, company_id, many_change_id, position,
                                                    subscriber_id, state, code, settled_at)
      select 'ruter', ${company}, change, position, subscriber, state, code, settled::timestamptz
        from (values
          (${oldChanges.finished}, 1, ${people[0]}, 'done', null, '2026-01-10T09:01:00Z'),
          (${oldChanges.finished}, 2, ${people[1]}, 'refused', 'END_ALREADY_SET', '2026-01-10T09:02:00Z'),
          (${oldChanges.finished}, 3, ${people[2]}, 'failed', null, '2026-01-10T09:05:00Z'),
          (${oldChanges.finished}, 4, ${people[3]}, 'done', null, '2026-01-10T09:03:00Z'),
          (${oldChanges.taken}, 1, ${people[0]}, 'done', null, '2026-01-11T09:01:00Z'),
          (${oldChanges.running}, 1, ${people[0]}, 'done', null, '2026-01-12T09:01:00Z'),
          (${oldChanges.running}, 2, ${people[1]}, 'waiting', null, null),
          (${oldChanges.running}, 3, ${people[2]}, 'done', null, '2026-01-12T09:02:00Z'))
          as line (change, position, subscriber, state, code, settled)`,
    )
    .execute(tables);
  await batchOfOrders.execute(tables);
}

/** The number of a batch that is made now. */
export async function placeNextBatch(database: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`${batchOfOrders} returning id`.execute(
    tablesOf(database),
  );
  return rows[0]?.id ?? 0;
}
