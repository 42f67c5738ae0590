-- Payments as banks report them (docs/decisions/0056).
create table invoices.payment_file (
  tenant text not null,
  id bigint generated always as identity,
  name text not null,
  format text not null check (format in ('camt.054', 'ocr-giro')),
  -- Of its bytes: the same file is read once.
  digest text not null,
  payments integer not null,
  -- Those that an earlier file had.
  repeated integer not null,
  total_ore bigint not null,
  imported_by bigint not null,
  imported_at timestamptz not null,
  primary key (tenant, id),
  constraint payment_file_once unique (tenant, digest),
  foreign key (tenant, imported_by) references users."user" (tenant, id)
);

create table invoices.bank_payment (
  tenant text not null,
  id bigint generated always as identity,
  file_id bigint not null,
  -- The bank's own reference: the same payment is registered once, whichever file has it.
  bank_reference text not null,
  -- Less than nothing when it was reversed.
  amount_ore bigint not null check (amount_ore <> 0),
  paid_on date not null,
  kid text,
  -- As long as somebody may need it: while the payment is not matched.
  payer text,
  -- Why it was not registered when the file was read; null when it was.
  reason text check (reason in ('KID_MISSING', 'KID_WRONG', 'INVOICE_NOT_FOUND', 'NOTHING_TO_REVERSE')),
  set_aside_by bigint,
  set_aside_at timestamptz,
  note text check (length(note) between 1 and 200),
  primary key (tenant, id),
  constraint bank_payment_once unique (tenant, bank_reference),
  foreign key (tenant, file_id) references invoices.payment_file (tenant, id),
  foreign key (tenant, set_aside_by) references users."user" (tenant, id),
  check ((set_aside_at is null) = (set_aside_by is null) and (set_aside_at is null) = (note is null))
);
create index bank_payment_by_file on invoices.bank_payment (tenant, file_id);
create index unmatched_payment on invoices.bank_payment (tenant, id) where reason is not null;

-- A reversed payment takes back what an earlier one paid.
alter table invoices.payment drop constraint payment_amount_ore_check;
alter table invoices.payment add constraint payment_amount_ore_check check (amount_ore <> 0);
