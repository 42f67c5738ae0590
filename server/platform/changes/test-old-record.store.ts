import { sql } from 'kysely';
import type { HistoryRow } from '#customers/company-history/history-row.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A line of the record as it was before its personal values lay apart (migration 0024). */
export type OldChange = {
  kind: string;
  companyId: number | null;
  subject: readonly [type: string, id: string];
  personKey?: number;
  at?: string;
  before?: object;
  after?: object;
};

export const company = 600_001;
export const otherCompany = 600_002;
/** The same person in two companies, with a ticket in each. */
export const person = { key: 700_001, phone: '41234567' };
export const holder = { id: 800_001, ticketId: 900_001 };
export const holderElsewhere = { id: 800_002, ticketId: 900_002 };
export const user = 1_001;

/** Companies, a user and a person with tickets, in the tables as they were. */
export async function placeOldWorld(database: Database): Promise<void> {
  await sql
    .raw(
      `
      insert into companies.company (tenant, id, name, organisation_number, kind, bill_address, created_at)
      select 'ruter', id, 'Firma', id::text || '000', 'CUSTOMER', '{}', now()
        from (values (${company}), (${otherCompany})) as company (id);
      insert into users."user" (tenant, id, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      overriding system value
      values ('ruter', ${user}, 'nora@firma.example', 'Nora', 'Sjef', '40000001', '+47', 'ACTIVE', now());
      insert into products.product (tenant, id, service, name, description, position, tags, media_types,
                                    preset_zone_ids, filters, vat_kind)
      values ('ruter', 'p', 'company-tickets', '{}', '{}', 1, '{}', '{}', '{}', '{}', 'TRANSPORT');
      insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference, from_date,
                                        invoicing_interval, payment_deadline_days, created_at)
      select 'ruter', id, id, 'SUBSCRIPTIONS', '', '2020-01-01', 'WEEKLY', 30, now()
        from companies.company;
      insert into company_tickets.person (key, tenant, phone_country_code, phone)
      overriding system value values (${person.key}, 'ruter', '+47', '${person.phone}');
      insert into company_tickets.subscriber (tenant, company_id, id, person_key, first_name, last_name,
                                              employee_id, phone_country_code, phone)
      overriding system value
      values ('ruter', ${company}, ${holder.id}, ${person.key}, 'Ola', 'Her', '1', '+47', '${person.phone}'),
             ('ruter', ${otherCompany}, ${holderElsewhere.id}, ${person.key}, 'Ola', 'Der', '2', '+47',
              '${person.phone}');
      insert into company_tickets.ticket (tenant, company_id, id, subscriber_id, person_key, agreement_id,
             product_id, profile_id, all_zones, nr_of_zones, start_date, expiration_date, ordered_at)
      overriding system value
      select 'ruter', company_id, ticket_id, subscriber_id, ${person.key}, company_id, 'p', 'ADULT', true, 3,
             day, day, now()
        from (values (${company}, ${holder.ticketId}, ${holder.id}, date '2026-01-01'),
                     (${otherCompany}, ${holderElsewhere.ticketId}, ${holderElsewhere.id}, '2026-03-01'))
          as ordered (company_id, ticket_id, subscriber_id, day)`,
    )
    .execute(tablesOf(database));
}

/** Records as the code before migration 0024 did. */
export async function placeOldChanges(
  database: Database,
  changes: readonly OldChange[],
): Promise<void> {
  const json = (values: object | undefined) => (values ? JSON.stringify(values) : null);
  for (const { kind, companyId, subject, personKey, at, before, after } of changes) {
    await sql`
      insert into changes.change (tenant, company_id, at, user_id, channel, request_id, kind, subject_type,
                                  subject_id, person_key, before, after)
      values ('ruter', ${companyId}, ${at ?? '2026-02-01T10:00:00Z'}, ${user}, 'portal', 'x', ${kind}, ${subject[0]},
              ${subject[1]}, ${personKey ?? null}, ${json(before)}::text::jsonb,
              ${json(after)}::text::jsonb)`.execute(tablesOf(database));
  }
}

/** A change as the histories read it, with the company and the holder in whose history it is. */
export type OldEntry = {
  row: Omit<HistoryRow, 'erased'>;
  companyId: number | null;
  holderId: number | null;
};

/** Every change as it was read before the migration, newest first. */
export async function readOldHistory(database: Database): Promise<OldEntry[]> {
  const { rows } = await sql<OldEntry>`
    select to_jsonb(entry) - 'companyId' - 'holderId' as row, entry."companyId", entry."holderId" from (
      select change.id, change.at, change.kind, change.channel, change.before, change.after,
             maker.first_name || ' ' || maker.last_name as who,
             coalesce(holder.first_name || ' ' || holder.last_name,
                      subject.first_name || ' ' || subject.last_name,
                      case when change.subject_type = 'agreement' then change.subject_id end) as about,
             case when ticket.id is not null then
               jsonb_build_object('id', ticket.id, 'zoneFrom', ticket.zone_from, 'zoneTo', ticket.zone_to,
                                  'allZones', ticket.all_zones, 'startDate', ticket.start_date)
             end as ticket, change.company_id as "companyId", holder.id as "holderId"
        from changes.change
        left join users."user" maker on maker.tenant = change.tenant and maker.id = change.user_id
        left join users."user" subject
          on subject.tenant = change.tenant
         and subject.id = case when change.subject_type = 'user' then change.subject_id::bigint end
        left join company_tickets.subscriber holder
          on holder.company_id = change.company_id and holder.person_key = change.person_key
        left join company_tickets.ticket
          on ticket.company_id = change.company_id and ticket.tenant = change.tenant
         and ticket.id = case when change.subject_type = 'company-ticket'
                              then change.subject_id::bigint end
       order by change.at desc, change.id desc) as entry`.execute(tablesOf(database));
  return rows;
}
