import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from '../demo-world-facts.ts';

/**
 * For each operator's first company with people, two changes for many of last week: codes that were sent
 * again, and a list of people who left that stopped at the first one, whose ticket has an end.
 */
export async function placeChangesForMany(
  tx: Transaction,
  { moment: { now } }: DemoWorld,
): Promise<void> {
  const at = (days: number) => sql`${now.subtract({ hours: 24 * days })}::timestamptz`;
  await sql`
    with chief as (
      select distinct on (role.tenant) role.tenant, role.company_id, role.user_id
        from users.company_role as role
        join subscribers.subscriber using (tenant, company_id)
       where role.role = 'COMPANY_ADMIN'
       order by role.tenant, role.company_id, role.user_id
    ), person as (
      select holder.*, ticket.expiration_date is not null as has_end,
             row_number() over (partition by holder.company_id, ticket.expiration_date is null
                                order by holder.id) as place
        from chief
        join holders.holder on holder.company_id = chief.company_id
        join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
       where ticket.service = 'company-tickets' and ticket.cancelled_at is null
         and ticket.start_date <= ${now}::date
         and (ticket.expiration_date is null or ticket.expiration_date >= ${now}::date)
    ), enough as (
      select company_id from person where not has_end and place = 4
    ), sent as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 done, next_position, created_by, acting_user, request_id, created_at,
                                 started_at, updated_at)
      select tenant, company_id, 'company-ticket-changes', 'finished', 'go-on',
             '{"kind": "ticked", "name": null}', '{"act": "resend-pickup-code"}', 4, 4, 5, user_id,
             user_id, 'demo', ${at(8)}, ${at(8)}, ${at(8)}
        from chief where company_id in (select company_id from enough)
      returning tenant, company_id, id
    ), stopped as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 refused, next_position, stop_code, stopped_at, created_by,
                                 acting_user, request_id, created_at, started_at, updated_at)
      select tenant, company_id, 'company-ticket-changes', 'stopped', 'stop',
             '{"kind": "file", "name": "Sluttet.xlsx"}',
             jsonb_build_object('act', 'end', 'lastDay',
               (date_trunc('month', ${now}::date) + interval '1 month - 1 day')::date),
             4, 1, 2, 'END_ALREADY_SET', 1, user_id, user_id, 'demo', ${at(2)}, ${at(2)}, ${at(2)}
        from chief
       where company_id in (select company_id from enough)
         and exists (select from person where person.company_id = chief.company_id and has_end)
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells, state, faults, subject_type,
                             subject_id, settled_at)
    select sent.tenant, sent.company_id, sent.id, place,
           jsonb_build_object('subscriberId', person.id::text, 'firstName', first_name,
                              'lastName', last_name, 'employeeId', employee_id),
           'done', '[]'::jsonb, 'subscriber', person.id, ${at(8)}
      from sent join person on person.company_id = sent.company_id
     where not has_end and place <= 4
    union all
    select stopped.tenant, stopped.company_id, stopped.id,
           case when has_end then 1 else place + 1 end,
           jsonb_build_object('employeeId', employee_id, 'firstName', first_name,
                              'lastName', last_name),
           case when has_end then 'refused' else 'ready' end,
           case when has_end then '[{"column": null, "code": "END_ALREADY_SET", "proposal": null}]'
                else '[]' end::jsonb,
           'subscriber', person.id, case when has_end then ${at(2)} end
      from stopped join person on person.company_id = stopped.company_id
     where place <= case when has_end then 1 else 3 end`.execute(tablesOf(tx));
}
