-- A run that somebody started by the command, beside those of staff and of the schedule (docs/decisions/0056).
alter table invoices.run add column is_by_command boolean not null default false
  check (not is_by_command or started_by is null);
