import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Many = { tenant: string; companyId: number; agreementId: number; people: number };

const lastNames = sql`array['Hansen', 'Ødegård', 'Berg', 'Lund', 'Moe', 'Nygård', 'Vik', 'Aas', 'Dahl', 'Haug', 'Lie']`;
const names = sql`array['Kari', 'Ola', 'Åse', 'Per', 'Liv', 'Bjørn', 'Nora'], ${lastNames}`;

/** Many people with a ticket each and what was recorded of its order. */
export async function placeManyPeople(database: Database, many: Many): Promise<void> {
  const { tenant, companyId, agreementId, people } = many;
  await database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    await sql`
      insert into holders.slot (tenant, kind, value)
      select ${tenant}, 'person', '+47' || (${companyId}::bigint * 100000 + n)::text
        from generate_series(1, ${people}::int) as n`.execute(tables);
    await sql`
      with holder as (
        insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                    phone_country_code, phone)
        select tenant, ${companyId}, 'subscriber', first_names[1 + key % 7], last_names[1 + key % 11],
               'M' || key, '+47', substr(value, 4)
          from holders.slot
         cross join (values (${names})) as names(first_names, last_names)
         where tenant = ${tenant} and value like ${`+47${companyId}_____`}
        returning tenant, company_id, id, substr(employee_id, 2)::bigint as slot)
      insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
      select * from holder`.execute(tables);
    await sql`
      insert into tickets.ticket (tenant, service, medium, company_id, holder_id, medium_slot,
             agreement_id, product_id, profile_id, all_zones, nr_of_zones, start_date, ordered_at)
      select tenant, 'company-tickets', 'phone', company_id, holder_id, person_slot, ${agreementId},
             (select min(id) from products.product where product.tenant = subscriber.tenant),
             'ADULT', true, 3, '2026-01-01', '2025-12-20T12:00:00Z'
        from subscribers.subscriber
        join holders.holder using (tenant, company_id)
       where company_id = ${companyId} and holder.id = holder_id and employee_id like 'M%'`.execute(
      tables,
    );
    await sql`
      with recorded as (
        insert into changes.change (tenant, company_id, at, channel, request_id, kind, subject_type,
                                    subject_id)
        select tenant, company_id, '2025-12-20T12:00:00Z', 'portal', id::text, 'order-ticket',
               'company-ticket', id::text
          from tickets.ticket where company_id = ${companyId}
        returning tenant, company_id, id, subject_id::bigint as ticket_id)
      insert into changes.about (tenant, company_id, change_id, holder_id, ticket_id, salt)
      select recorded.tenant, company_id, recorded.id, holder_id, ticket_id, ''
        from recorded join tickets.ticket using (company_id)
       where ticket.id = ticket_id`.execute(tables);
  });
}

/** A finished change for everybody in a company. */
export const placeManyChange = (database: Database, { tenant, companyId }: Many) =>
  sql`
      with person as (
        select holder_id, row_number() over () as position
          from subscribers.subscriber where company_id = ${companyId}
      ), batch as (
        insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options,
                                   total, done, created_by, acting_user, request_id, created_at,
                                   started_at, updated_at)
        select ${tenant}, ${companyId}, 'company-ticket-changes', 'finished', 'go-on',
               '{"kind": "ticked", "name": null}', '{"act": "resend-pickup-code"}',
               (select count(*) from person), (select count(*) from person), min(id), min(id), 'many',
               '2025-12-21T12:00:00Z', '2025-12-21T12:00:00Z', '2025-12-21T12:00:00Z'
          from users."user" where tenant = ${tenant}
        returning id)
      insert into batches.row (tenant, company_id, batch_id, position, cells, state, subject_type,
                               subject_id, settled_at)
      select ${tenant}, ${companyId}, (select id from batch), position,
             jsonb_build_object('subscriberId', holder_id::text), 'done', 'subscriber', holder_id,
             '2025-12-21T12:00:00Z'
        from person`.execute(tablesOf(database));

/** Many companies in which nobody is. */
export const placeManyCompanies = (database: Database, tenant: string, companies: number) =>
  sql`
    insert into companies.company (tenant, name, organisation_number, kind, created_at,
                                   bill_address, post_address, visit_address)
    select ${tenant}, last_names[1 + n % 11] || ' ' || trades[1 + n % 7] || ' AS',
           (700000000 + n)::text, 'CUSTOMER', '2025-12-20T12:00:00Z', address, address, address
      from generate_series(1, ${companies}::int) as n
     cross join lateral (select jsonb_build_object('line1', 'Storgata ' || n, 'line2', null,
       'postCode', '0155', 'city', 'OSLO', 'country', 'NO') as address) as where_they_are
     cross join (values (array['Bygg', 'Rør', 'Økonomi', 'Helse', 'Verft', 'Konsult', 'Maskin'], ${lastNames}))
                as names(trades, last_names)`.execute(tablesOf(database));

/**
 * What the database knows of its tables after a while in operation. A transaction of a job that runs meanwhile keeps a
 * vacuum from marking pages as visible to all, without which a count reads the table: then it is done again.
 */
export async function settle(database: Database): Promise<void> {
  for (let round = 0; round < maxVacuums; round += 1) {
    await sql`vacuum analyze`.execute(tablesOf(database));
    const { rows } = await sql<{ unsettled: number }>`
      select count(*)::int as unsettled
        from pg_class
       where relkind = 'r' and relallvisible < relpages
         and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`.execute(
      tablesOf(database),
    );
    if (rows[0]?.unsettled === 0) return;
  }
  throw new Error(`${maxVacuums} vacuums have not settled the tables.`);
}

const maxVacuums = 20;

/** A planted fault. */
export const dropIndex = (database: Database, schema: string, name: string) =>
  sql`drop index ${sql.id(schema, name)}`.execute(tablesOf(database));
