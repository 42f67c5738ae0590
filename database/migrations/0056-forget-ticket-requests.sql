-- A request that is old enough is deleted, not emptied: nothing is added up from requests, and what came of one stands
-- in the record of changes (docs/decisions/0050).
alter table self_service.ticket_request
  drop constraint erased_is_empty,
  drop constraint whole_until_erased,
  drop constraint ticket_request_state_check,
  drop column erased_at,
  add constraint ticket_request_state_check
    check (state in ('open', 'approved', 'rejected', 'replaced')),
  alter column first_name set not null,
  alter column last_name set not null,
  alter column employee_id set not null,
  alter column phone_country_code set not null,
  alter column phone set not null;
create index ticket_request_answered on self_service.ticket_request (answered_at)
  where state <> 'open';
