-- Changes for many are batches (docs/decisions/0046). Those that were made before move there with their
-- results. Each keeps its number, by which its page is found, unless a batch has it already.
select setval('batches.batch_id_seq', greatest(
  (select last_value from batches.batch_id_seq),
  (select coalesce(max(id), 1) from company_tickets.many_change)));

with moved as materialized (
  select change.*,
         case when exists (select from batches.batch where batch.id = change.id)
              then nextval('batches.batch_id_seq') else change.id end as batch_id,
         line.*
    from company_tickets.many_change as change
   cross join lateral (
     select count(*) as total,
            count(*) filter (where state = 'done') as done,
            count(*) filter (where state = 'refused') as refused,
            count(*) filter (where state = 'failed') as failed,
            min(position) filter (where state = 'waiting') as next_waiting,
            max(settled_at) as last_settled_at
       from company_tickets.many_change_line
      where company_id = change.company_id and many_change_id = change.id) as line
   where line.total > 0
), batch as (
  insert into batches.batch (tenant, company_id, id, service, state, on_refusal, source, options, total,
                             done, refused, failed, next_position, stop_code, created_by, acting_user,
                             request_id, created_at, started_at, updated_at)
  overriding system value
  select tenant, company_id, batch_id, 'company-ticket-changes',
         -- One that was under way waits until somebody goes on with it.
         case when next_waiting is null then 'finished' else 'stopped' end,
         'go-on', '{"kind": "ticked", "name": null}',
         jsonb_build_object('act', action, 'lastDay', expiry_date), total, done, refused, failed,
         coalesce(next_waiting, total + 1),
         case when next_waiting is not null then 'STOPPED_BY_USER' end,
         user_id, user_id, request_id, started_at, started_at, coalesce(last_settled_at, started_at)
    from moved
)
insert into batches.row (tenant, company_id, batch_id, position, cells, state, faults, subject_type,
                         subject_id, settled_at)
select line.tenant, line.company_id, moved.batch_id, line.position,
       jsonb_strip_nulls(jsonb_build_object(
         'subscriberId', line.subscriber_id::text, 'firstName', holder.first_name,
         'lastName', holder.last_name, 'employeeId', holder.employee_id)),
       case line.state when 'waiting' then 'ready' else line.state end,
       case line.state
         when 'refused' then jsonb_build_array(jsonb_build_object(
           'column', null, 'proposal', null,
           'code', case line.code when 'TICKET_NOT_FOUND' then 'NO_ACTIVE_TICKET' else line.code end))
         when 'failed' then '[{"column": null, "code": "UNEXPECTED", "proposal": null}]'
         else '[]' end,
       case when holder.id is not null then 'subscriber' end, holder.id, line.settled_at
  from company_tickets.many_change_line as line
  join moved on moved.company_id = line.company_id and moved.id = line.many_change_id
  left join holders.holder on holder.company_id = line.company_id and holder.id = line.subscriber_id
   and holder.erased_at is null;

drop table company_tickets.many_change_line;
drop table company_tickets.many_change;
