-- When an invoice run last moved on: one that rests and has no job has lost it (docs/decisions/0087).
alter table invoices.run add column updated_at timestamptz;
update invoices.run set updated_at = coalesce(finished_at, started_at);
alter table invoices.run alter column updated_at set not null;
