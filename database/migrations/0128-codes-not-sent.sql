-- A code whose SMS could not be sent says so (docs/decisions/0107). Its `problem` stays empty: it is made and billed.
alter table ticket_counter.delivery
  add column send_problem text check (send_problem in ('UNEXPECTED', 'SMS_FAILED')),
  add column send_failed_at timestamptz,
  add constraint not_sent_has_a_time check ((send_problem is null) = (send_failed_at is null)),
  add constraint sent_or_not check (num_nonnulls(sent_at, send_problem) <= 1);
create index delivery_not_sent on ticket_counter.delivery (company_id, order_id) where send_problem is not null;
