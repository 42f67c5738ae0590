import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from '../demo-world-facts.ts';

/**
 * For each operator's first company with free tickets: a mass order that is done, a mass end that stopped at somebody
 * who is unknown, and a draft of a mass order in which one row has a ticket already and one cannot be read. A company with
 * few tickets has none.
 */
export async function placeMassOperations(
  tx: Transaction,
  { moment: { now } }: DemoWorld,
): Promise<void> {
  const at = (days: number) => sql`${now.subtract({ hours: 24 * days })}::timestamptz`;
  await sql`
    with chief as (
      select distinct on (role.tenant) role.tenant, role.company_id, role.user_id
        from users.company_role as role
       where role.role = 'COMPANY_ADMIN'
         and exists (select from tickets.ticket
                      where ticket.company_id = role.company_id and ticket.service = 'free-tickets')
       order by role.tenant, role.company_id, role.user_id
    ), department as (
      select distinct on (company_id) company_id, agreement.id
        from chief join agreements.agreement using (company_id)
       where subtype = 'FREETICKET' and (end_date is null or end_date >= ${now}::date)
       order by company_id, agreement.id
    ), person as (
      select holder.tenant, holder.company_id, employee_id, first_name, last_name, phone, ticket.id as ticket_id,
             to_char(birth_date, 'DD.MM.YYYY') as birth_date,
             row_number() over (partition by holder.company_id order by ticket.id) as place
        from chief
        join holders.holder on holder.company_id = chief.company_id and kind = 'free'
        join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
       where ticket.service = 'free-tickets' and phone is not null and expiration_date is null
    ), batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 done, refused, next_position, stop_code, stopped_at, created_by,
                                 acting_user, request_id, created_at, started_at, updated_at)
      select tenant, company_id, service, kinds.state, 'stop', jsonb_build_object('kind', 'file', 'name', file),
             case service when 'free-ticket-ends'
                  then jsonb_build_object('lastDay', ${now}::date + 30, 'slashOrder', null)
                  when 'free-ticket-departments'
                  then jsonb_build_object('agreementName', department.id::text, 'changeFrom', ${now}::date - 6,
                                          'slashOrder', null)
                  else jsonb_build_object('agreementName', department.id::text, 'startDate', ${now}::date + 14,
                                          'ordersNewCards', false, 'slashOrder', null) end,
             3, done, refused, next_position, stop_code, stopped_at, user_id,
             case when kinds.state <> 'draft' then user_id end, 'demo', moment,
             case when kinds.state <> 'draft' then moment end, moment
        from chief
        join department using (company_id)
       cross join (values
         ('free-ticket-orders', 'finished', 'Nyansatte.xlsx', 3, 0, 4, null, null::int, ${at(9)}),
         ('free-ticket-ends', 'stopped', 'Sluttet.csv', 1, 1, 3, 'PERSON_NOT_FOUND', 2, ${at(3)}),
         ('free-ticket-departments', 'finished', 'Omorganisering.xlsx', 3, 0, 4, null, null::int, ${at(6)}),
         ('free-ticket-orders', 'draft', 'Sommervikarer.xlsx', 0, 0, 1, null, null::int, ${at(1)}))
          as kinds (service, state, file, done, refused, next_position, stop_code, stopped_at, moment)
       where exists (select from person where person.company_id = chief.company_id and place = 20)
      returning tenant, company_id, id, service, state
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells, state, faults, subject_type,
                             subject_id, settled_at)
    select batch.tenant, batch.company_id, batch.id, place,
           jsonb_build_object('employeeId', employee_id, 'firstName', first_name, 'lastName', last_name,
                              'birthDate', case when batch.state = 'stopped' and place = 2 then '01.01.1970'
                                                when batch.state = 'draft' and place = 2 then '31.02.1988'
                                                else birth_date end)
           || case when service <> 'free-ticket-orders' then '{}'::jsonb
                   else jsonb_build_object('phone', phone, 'mediaType', 'Mobil', 'holderType', 'Ansatt',
                                           'profile', 'Voksen', 'zoneFrom', zone_from, 'zoneTo', zone_to) end
           || case when batch.state = 'draft' and place = 3
                   then jsonb_build_object('employeeId', 'NY-1', 'firstName', 'Nora', 'lastName', 'Lund',
                                           'phone', '41239900', 'birthDate', '18.05.1995')
                   else '{}' end,
           case batch.state when 'draft' then 'unchecked' when 'finished' then 'done'
                else (array['done', 'refused', 'ready'])[place] end,
           case when batch.state = 'stopped' and place = 2
                then '[{"column": "employeeId", "code": "PERSON_NOT_FOUND", "proposal": null}]'
                else '[]' end::jsonb,
           case when batch.state = 'finished' or (batch.state = 'stopped' and place = 1) then 'ticket' end,
           case when batch.state = 'finished' or (batch.state = 'stopped' and place = 1) then ticket_id end,
           case when batch.state = 'finished' or (batch.state = 'stopped' and place < 3) then ${at(3)} end
      from batch join person on person.company_id = batch.company_id
      join (values ('ruter', '1', '2Ø'), ('akt', 'Kristiansand', 'Vennesla'), ('fjord', 'Fjordbyen', 'Nordsida'))
        as zones (operator, zone_from, zone_to) on operator = batch.tenant
     where place <= 3`.execute(tablesOf(tx));
}
