import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * For each company that has company tickets, residents or free tickets: a draft of orders for everybody, for company
 * tickets one of changes, and for free tickets one of ends and of changes of department, which are not checked. A user that is no other user of the world created them.
 */
export async function placeBatches(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with asker as (
      insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code,
                                state, created_at)
      select distinct tenant, 'asker@' || tenant || '.example', 'Ingen', 'Spesiell', '90000000',
             '+47', 'INACTIVE', ${now}::timestamptz
        from companies.company
      returning tenant, id
    ), person as (
      select holder.*, row_number() over (partition by company_id, kind order by id) as position,
             count(*) over (partition by company_id, kind) as people
        from holders.holder
       where kind in ('subscriber', 'free', 'pupil') and erased_at is null
         and exists (select from agreements.agreement
                      where agreement.company_id = holder.company_id
                        and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT', 'FREETICKET', 'SCHOOLTICKET'))
    ), batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select distinct on (company.id, service) company.tenant, company.id, service, 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), options, coalesce(people, 1), asker.id,
             'world', ${now}::timestamptz, ${now}::timestamptz
        from companies.company
        join asker on asker.tenant = company.tenant
        join (values
         ('SUBSCRIPTIONS', 'company-ticket-orders',
          '{"agreementName": null, "startDate": null, "zoneFrom": null, "zoneTo": null}'::jsonb),
         ('HOUSING_COOPERATIVE_AGREEMENT', 'housing-orders',
          '{"agreementName": null, "startDate": null, "zoneFrom": null, "zoneTo": null}'),
         ('SUBSCRIPTIONS', 'company-ticket-roster',
          '{"isWhole": true, "lastDay": null, "agreementName": null, "startDate": null, "zoneFrom": null,
            "zoneTo": null}'::jsonb),
         ('SUBSCRIPTIONS', 'company-ticket-changes', '{"act": "resend-pickup-code"}'),
         ('FREETICKET', 'free-ticket-orders', '{"agreementName": null, "startDate": null}'),
         ('FREETICKET', 'free-ticket-ends', '{"lastDay": null}'),
         ('FREETICKET', 'free-ticket-departments', '{"agreementName": null, "changeFrom": null}'),
         ('FREETICKET', 'free-ticket-birthdays', '{"act": "end"}'),
         ('SCHOOLTICKET', 'school-ticket-orders',
          '{"agreementName": null, "startDate": null, "zoneFrom": null, "zoneTo": null}'),
         ('SCHOOLTICKET', 'school-ticket-rollover', '{"act": "order", "beginsIn": 2026}'),
         ('FREETICKET', 'free-ticket-leavers', '{"isWhole": true, "lastDay": null}'))
          as kinds (subtype, service, options)
          on exists (select from agreements.agreement where company_id = company.id and subtype = kinds.subtype)
        left join person on person.company_id = company.id
         and person.kind = case kinds.subtype when 'FREETICKET' then 'free' when 'SCHOOLTICKET' then 'pupil' else 'subscriber' end
       where people > 0 or kinds.subtype in ('FREETICKET', 'SCHOOLTICKET')
       order by company.id, service desc
      returning tenant, company_id, id, service
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select batch.tenant, batch.company_id, batch.id, position,
           jsonb_strip_nulls(jsonb_build_object('firstName', first_name, 'lastName', last_name,
                                                'employeeId', employee_id, 'phone', phone))
      from batch join person on person.company_id = batch.company_id
       and person.kind = case when service like 'free-ticket-%' then 'free'
                              when service like 'school-ticket-%' then 'pupil' else 'subscriber' end`.execute(
    tablesOf(tx),
  );
}

/** Batches with their company; those of the operator's own say it in their request. */
export async function batchIds(tx: Transaction): Promise<{ id: number; companyId: number }[]> {
  const stored = await tablesOf(tx)
    .selectFrom('batches.batch')
    .select(['id', 'request_id as requestId', 'company_id as companyId'])
    .execute();
  return stored.map(({ id, companyId, requestId }) => ({
    id,
    companyId: companyId === 0 ? Number(requestId) : companyId,
  }));
}
