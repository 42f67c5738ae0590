-- What companies are invoiced (docs/decisions/0053): months of agreements that are closed, their lines, invoices over
-- one or more of those months, and credit notes.
create schema invoices;

-- Numbers without a gap, for each operator: whoever issues an invoice locks this row until it is committed. A
-- sequence would lose the numbers of what is rolled back.
create table invoices.counter (
  tenant text primary key,
  last_number bigint not null
);
insert into invoices.counter values ('ruter', 100000), ('akt', 100000), ('fjord', 100000);

-- A month of an agreement whose lines are written. The key decides that each is written once.
create table invoices.closed_month (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  -- Its first.
  month date not null check (extract(day from month) = 1),
  -- The number of the invoice base.
  id bigint generated always as identity unique,
  line_count integer not null check (line_count > 0),
  ticket_count integer not null,
  total_ore bigint not null,
  vat_ore bigint not null,
  closed_at timestamptz not null,
  primary key (company_id, agreement_id, month),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id)
);
create index closed_month_of_tenant on invoices.closed_month (tenant, month);

-- One thing in one month. It names nobody. Lines of a month are written with it in one statement, so no foreign key
-- leads there: its check would lock the month, for which the application has no right.
create sequence invoices.line_id_seq;
create table invoices.line (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  month date not null,
  id bigint not null default nextval('invoices.line_id_seq'),
  product_type text not null check (product_type in ('TICKET', 'MOBILITY')),
  -- The ticket or the subscription.
  related_id bigint not null,
  -- Of a ticket its product, of a subscription its type.
  product text not null,
  profile_id text,
  -- From and to as ordered; both null for all zones, and where there are none.
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer,
  sold_at timestamptz not null,
  -- VAT included.
  price_ore integer not null check (price_ore > 0),
  quantity integer not null check (quantity > 0),
  vat_percent integer not null check (vat_percent >= 0),
  -- Of price times quantity, rounded once, half up.
  vat_ore integer not null check (vat_ore >= 0),
  primary key (company_id, agreement_id, month, id)
);

-- Whom a line was for, as they were called then. Erased with the ticket.
create table invoices.line_holder (
  tenant text not null,
  company_id bigint not null,
  related_id bigint not null,
  line_id bigint not null,
  holder_id bigint not null,
  first_name text,
  last_name text,
  phone_country_code text,
  phone text,
  employee_id text,
  primary key (company_id, related_id, line_id)
);

-- An issued invoice or credit note, with what stood on it.
create table invoices.invoice (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number bigint not null,
  -- Of a credit note: what it credits.
  credited_invoice_id bigint,
  agreement_id bigint not null,
  agreement_subtype text not null,
  customer_number text not null,
  company_name text not null,
  organisation_number text not null,
  bill_address jsonb,
  reference text not null,
  invoice_date date not null,
  due_date date not null,
  first_month date not null,
  last_month date not null,
  kid text not null,
  line_count integer not null check (line_count > 0),
  ticket_count integer not null,
  -- VAT included; of a credit note 0 or less.
  total_ore bigint not null,
  vat_ore bigint not null,
  issued_at timestamptz not null,
  primary key (company_id, id),
  constraint number_once unique (tenant, number),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  check ((kind = 'credit-note') = (credited_invoice_id is not null)),
  check (case kind when 'invoice' then total_ore >= 0 and vat_ore >= 0
                   else total_ore <= 0 and vat_ore <= 0 end),
  check (due_date >= invoice_date and last_month >= first_month)
);

-- Which invoice a month is on. The key decides that it is on one.
create table invoices.invoiced_month (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  month date not null,
  invoice_id bigint not null,
  primary key (company_id, agreement_id, month)
);
create index invoiced_month_by_invoice on invoices.invoiced_month (company_id, invoice_id);

-- A line of a credit note, and what it takes back of which line.
create table invoices.refund (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  credit_note_id bigint not null,
  invoice_id bigint not null,
  line_id bigint not null,
  amount_ore bigint not null check (amount_ore >= 0),
  vat_ore bigint not null check (vat_ore >= 0),
  description text check (length(description) between 1 and 200),
  refunded_by bigint not null,
  refunded_at timestamptz not null,
  primary key (company_id, id),
  foreign key (tenant, refunded_by) references users."user" (tenant, id)
);
create index refund_by_invoice on invoices.refund (company_id, invoice_id);
create unique index refund_by_credit_note on invoices.refund (company_id, credit_note_id);

-- What was paid for an invoice, as a bank said. The bank's own reference makes a file that is read twice harmless.
create table invoices.payment (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  invoice_id bigint not null,
  amount_ore bigint not null check (amount_ore > 0),
  paid_on date not null,
  bank_reference text not null,
  registered_by bigint not null,
  registered_at timestamptz not null,
  primary key (company_id, id),
  constraint payment_once unique (tenant, bank_reference),
  foreign key (tenant, registered_by) references users."user" (tenant, id)
);
create index payment_by_invoice on invoices.payment (company_id, invoice_id);

-- How far a run has come; what it made stands in the tables above.
create table invoices.run (
  tenant text not null,
  id bigint generated always as identity unique,
  -- Null for the schedule.
  started_by bigint,
  started_at timestamptz not null,
  finished_at timestamptz,
  companies_total integer not null,
  companies_done integer not null default 0,
  -- The last one that is done.
  last_company_id bigint not null default 0,
  closed_months integer not null default 0,
  lines integer not null default 0,
  invoices integer not null default 0,
  total_ore bigint not null default 0,
  -- Agreements that could not be closed, with the reason.
  problems jsonb not null default '[]',
  primary key (tenant, id),
  foreign key (tenant, started_by) references users."user" (tenant, id)
);

-- The SQL twins of domain/money/vat.rules.ts, for what is not negative, and of domain/invoices/kid.rules.ts.
create function invoices.vat_within(gross_ore bigint, percent integer) returns bigint
  language sql immutable parallel safe
  return (2 * gross_ore * percent + 100 + percent) / (2 * (100 + percent));

create function invoices.kid(company_id bigint, number bigint) returns text
  language plpgsql immutable parallel safe as $$
declare
  digits text := lpad(company_id::text, 8, '0') || lpad(number::text, 9, '0');
  total integer := 0;
  weighted integer;
begin
  if company_id > 99999999 or number > 999999999 then
    raise exception 'invoice % of company % has no payment reference', number, company_id;
  end if;
  for place in 1..17 loop
    weighted := substr(digits, 18 - place, 1)::integer * (1 + place % 2);
    total := total + weighted - case when weighted > 9 then 9 else 0 end;
  end loop;
  return digits || (10 - total % 10) % 10;
end $$;

-- What is issued is changed or deleted by nobody: the application's own role has no right to, and a trigger refuses it
-- to a role that has every right. Whom lines were for can be deleted, and not be changed.
create function invoices.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what is issued is never changed: invoices.%', tg_table_name;
end $$;
do $$
declare
  issued text;
begin
  foreach issued in array array['closed_month', 'line', 'invoice', 'invoiced_month', 'refund', 'payment'] loop
    execute format('create trigger issued_for_good before update or delete or truncate on invoices.%I
      for each statement execute function invoices.refuse()', issued);
    execute format('revoke update, delete, truncate on invoices.%I from public, current_user', issued);
  end loop;
  revoke update, truncate on invoices.line_holder from public, current_user;
  -- A number that was counted is never counted again.
  revoke delete, truncate on invoices.counter from public, current_user;
end $$;
create trigger whole_or_gone before update or truncate on invoices.line_holder
  for each statement execute function invoices.refuse();
create function invoices.count_up() returns trigger language plpgsql as $$
begin
  if new.last_number < old.last_number or new.tenant <> old.tenant then
    raise exception 'invoice numbers of % only go up', old.tenant;
  end if;
  return new;
end $$;
create trigger only_up before update on invoices.counter
  for each row execute function invoices.count_up();
create trigger counted_for_good before delete or truncate on invoices.counter
  for each statement execute function invoices.refuse();
