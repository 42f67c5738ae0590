-- What was done with the credit of an invoice, of which more was paid than it comes to after its refunds: set off against a
-- later invoice of the agreement, or paid out (docs/decisions/0063).
create table invoices.settlement (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  -- Whose credit it takes.
  invoice_id bigint not null,
  amount_ore bigint not null check (amount_ore > 0),
  -- Null when it was paid out.
  set_off_invoice_id bigint,
  paid_out_on date,
  -- Null for a run, which sets off.
  settled_by bigint,
  settled_at timestamptz not null,
  primary key (company_id, id),
  foreign key (tenant, settled_by) references users."user" (tenant, id),
  check ((set_off_invoice_id is null) = (paid_out_on is not null)),
  check ((settled_by is null) = (paid_out_on is null)),
  check (set_off_invoice_id is distinct from invoice_id)
);
create index settlement_by_invoice on invoices.settlement (company_id, invoice_id);
create index settlement_by_set_off on invoices.settlement (company_id, set_off_invoice_id);

-- How it was paid out, in words, which may name a person: apart, so that it can be deleted.
create table invoices.settlement_note (
  tenant text not null,
  company_id bigint not null,
  settlement_id bigint not null,
  note text not null check (length(note) between 1 and 200),
  noted_at timestamptz not null,
  primary key (company_id, settlement_id)
);

create trigger issued_for_good before update or delete or truncate on invoices.settlement
  for each statement execute function invoices.refuse();
do $$ begin
  revoke update, delete, truncate on invoices.settlement from public, current_user;
end $$;
