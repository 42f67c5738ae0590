-- The employer's note on an employee: '' when there is none.
alter table company_tickets.subscriber
  add column note text not null default '' check (length(note) <= 500);
