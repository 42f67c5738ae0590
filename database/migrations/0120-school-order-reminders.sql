-- Which reminders to order the administrators of a school were sent, each once for a school year: the calendar year in which
-- it begins, and how many days before its first delivery day the reminder was due.
create table school_tickets.order_reminder (
  tenant text not null,
  company_id bigint not null,
  begins_in smallint not null,
  days_before smallint not null check (days_before in (14, 7, 1)),
  sent_at timestamptz not null,
  primary key (company_id, begins_in, days_before),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
