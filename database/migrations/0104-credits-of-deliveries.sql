-- A delivery is credited by its service once its day is closed (docs/decisions/0082).

-- Null where no user of the portal asked for it.
alter table invoices.refund alter column refunded_by drop not null;

-- Credits of lines that are on no invoice yet: the run that issues it makes their credit notes. Of a company that gets no
-- invoices they stay what they are.
create table invoices.owed_credit (
  tenant text not null,
  company_id bigint not null,
  line_id bigint not null,
  agreement_id bigint not null,
  period_start date not null,
  amount_ore bigint not null check (amount_ore > 0),
  description text check (length(description) between 1 and 200),
  credited_by bigint,
  credited_at timestamptz not null,
  -- A line is credited once.
  primary key (company_id, line_id),
  foreign key (tenant, credited_by) references users."user" (tenant, id)
);
-- Like a refund: nothing of it changes, but its reason may be erased.
create trigger issued_for_good before delete or truncate on invoices.owed_credit
  for each statement execute function invoices.refuse();
create trigger only_reason_erased before update on invoices.owed_credit
  for each row execute function invoices.refuse_but_erased_reason();
do $$ begin
  revoke update, delete, truncate on invoices.owed_credit from public, current_user;
end $$;
grant update (description) on invoices.owed_credit to current_user;

-- The line of a delivery is found by its number.
create index line_of_delivery on invoices.line (company_id, related_id) where period_end = period_start;
