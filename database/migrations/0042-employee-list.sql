-- The filters and counts of the employee list read whose tickets are living from this index alone.
drop index tickets.ticket_live;
create index ticket_live on tickets.ticket (company_id, service, expiration_date)
  include (tenant, start_date, agreement_id, holder_id, pending_through)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
-- Few tickets wait for their code at a time: a ticket leaves this index when its code is fetched.
create index ticket_awaits_pickup on tickets.ticket (company_id, service)
  include (holder_id, start_date, expiration_date, pending_through)
  where pickup_code is not null and downloaded_at is null
    and cancelled_at is null and failed_at is null and anonymised_at is null;

-- Numbers within a text by their value: A-9 before A-10. Employee numbers have at most 20 digits.
create function text.natural_key(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(text.lower_case(words), '(\d+)', '00000000000000000000\1', 'g'),
    '\d*(\d{20})', '\1', 'g') collate "C";

-- The employee list by first name and by employee number.
create index subscriber_first_name on holders.holder
  (company_id, (text.sort_key(first_name) collate "C"), sorted, id) include (tenant)
  where kind = 'subscriber' and erased_at is null;
create index subscriber_employee_id on holders.holder
  (company_id, (text.natural_key(employee_id) collate "C"), sorted, id) include (tenant)
  where kind = 'subscriber' and erased_at is null;
