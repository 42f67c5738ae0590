-- What companies are invoiced (docs/decisions/0053): periods of agreements that are closed, their lines, invoices over one
-- or more of those periods, credit notes, and what was paid.
create schema invoices;

-- What is issued is never changed or deleted: the application's own role has no right to, and a trigger refuses it
-- to a role that has every right. The tables below say which of their rows that holds for.
create function invoices.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what is issued is never changed: invoices.%', tg_table_name;
end $$;

-- What is credited stays as it was issued, but for its reason, which may be erased (docs/decisions/0064).
create function invoices.refuse_but_erased_reason() returns trigger language plpgsql as $$
begin
  if new.description is not null or to_jsonb(new) - 'description' <> to_jsonb(old) - 'description' then
    raise exception 'what is issued is never changed: invoices.%', tg_table_name;
  end if;
  return new;
end $$;

-- Numbers without a gap, for each operator: a transaction that issues an invoice locks this row until it is committed. A
-- sequence would lose the numbers of what is rolled back. The row comes with the operator's first invoice.
create table invoices.counter (
  tenant text primary key,
  last_number bigint not null
);
-- A number that was counted is never counted again.
revoke delete, truncate on invoices.counter from public, current_user;
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

-- Sellers of an operator, as invoices must name them, from a day on (docs/decisions/0054).
create table invoices.seller (
  tenant text not null,
  valid_from date not null,
  name text not null,
  organisation_number text not null check (organisation_number ~ '^\d{9}$'),
  line1 text not null,
  post_code text not null check (post_code ~ '^\d{4}$'),
  city text not null,
  account_number text not null check (account_number ~ '^\d{11}$'),
  -- Companies limited by shares must say that they are in Foretaksregisteret.
  is_in_business_register boolean not null,
  -- As of other reference data (docs/decisions/0070).
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, valid_from)
);

-- A period of an agreement whose lines are written: a month of a monthly service, or a day on which something was
-- delivered (docs/decisions/0075). The key decides that each is written once: an agreement bills one kind of period.
create table invoices.closed_period (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  period_start date not null,
  period_end date not null,
  -- The number of the invoice base.
  id bigint generated always as identity unique,
  line_count integer not null check (line_count > 0),
  ticket_count integer not null,
  total_ore bigint not null,
  closed_at timestamptz not null,
  primary key (company_id, agreement_id, period_start),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  constraint period_is_month_or_day check (
    period_end = period_start
    or (extract(day from period_start) = 1
      and period_end = (period_start + interval '1 month' - interval '1 day')::date))
);
create index closed_period_of_tenant on invoices.closed_period (tenant, period_start);
create trigger issued_for_good before update or delete or truncate on invoices.closed_period
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.closed_period from public, current_user;

-- The sums of a closed period by VAT rate. The VAT of an invoice, a credit note or an invoice base is computed from them
-- once for each rate (docs/decisions/0063), and stored nowhere.
create table invoices.period_rate (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  period_start date not null,
  vat_percent integer not null check (vat_percent >= 0),
  -- VAT included.
  gross_ore bigint not null,
  primary key (company_id, agreement_id, period_start, vat_percent)
);
create trigger issued_for_good before update or delete or truncate on invoices.period_rate
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.period_rate from public, current_user;

-- One thing in one period. It names nobody. Lines of a period are written with it in one statement, so no foreign key
-- leads there: its check would lock the period, for which the application has no right.
create sequence invoices.line_id_seq;
create table invoices.line (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  period_start date not null,
  period_end date not null,
  id bigint not null default nextval('invoices.line_id_seq'),
  -- One of products.product_type, which the name of the product refers to.
  product_type text not null,
  -- The ticket, the subscription, the delivery or the card of a fee: they share their numbers.
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
  primary key (company_id, agreement_id, period_start, id)
);
-- Behind the lock on the company and the condition of the statement: a fee is billed once for a card.
create unique index fee_once on invoices.line (company_id, related_id) where product_type = 'FEE';
-- The line of a delivery is found by its number.
create index line_of_delivery on invoices.line (company_id, related_id) where period_end = period_start;
create trigger issued_for_good before update or delete or truncate on invoices.line
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.line from public, current_user;

-- The holder of a line, as they were called then. Erased with the ticket.
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
create trigger whole_or_gone before update or truncate on invoices.line_holder
  for each statement execute function invoices.refuse();
revoke update, truncate on invoices.line_holder from public, current_user;

-- What a product or a type of subscription was called when lines of a period were first written: what is issued keeps that
-- name when the product gets another. One row for all lines of an operator's period (docs/decisions/0054).
create table invoices.product_name (
  tenant text not null,
  period_start date not null,
  period_end date not null,
  product_type text not null,
  product text not null,
  name jsonb not null,
  primary key (tenant, period_start, period_end, product_type, product),
  -- One key for many lines, which refuses a type that is not known: one on each line would cost as much as to write it.
  constraint product_name_of_type foreign key (product_type) references products.product_type
);
create trigger issued_for_good before update or delete or truncate on invoices.product_name
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.product_name from public, current_user;

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
  period_start date not null,
  period_end date not null,
  kid text not null,
  line_count integer not null check (line_count > 0),
  ticket_count integer not null,
  -- VAT included; of a credit note 0 or less.
  total_ore bigint not null,
  issued_at timestamptz not null,
  primary key (company_id, id),
  constraint number_once unique (tenant, number),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  check ((kind = 'credit-note') = (credited_invoice_id is not null)),
  check (due_date >= invoice_date and period_end >= period_start),
  constraint invoice_total_sign check (case kind when 'invoice' then total_ore >= 0 else total_ore <= 0 end)
);
create trigger issued_for_good before update or delete or truncate on invoices.invoice
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.invoice from public, current_user;

-- Which invoice a period is on. The key decides that it is on one.
create table invoices.invoiced_period (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  period_start date not null,
  invoice_id bigint not null,
  primary key (company_id, agreement_id, period_start)
);
create index invoiced_period_by_invoice on invoices.invoiced_period (company_id, invoice_id);
create trigger issued_for_good before update or delete or truncate on invoices.invoiced_period
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.invoiced_period from public, current_user;

-- A line of a credit note, and what it takes back of which line.
create table invoices.refund (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  -- Null for a refund of nothing, which is noted on the line and makes no credit note (spec 2 §5).
  credit_note_id bigint,
  invoice_id bigint not null,
  line_id bigint not null,
  amount_ore bigint not null check (amount_ore >= 0),
  description text check (length(description) between 1 and 200),
  -- Null where no user of the portal asked for it: a delivery is credited by its service once its day is closed
  -- (docs/decisions/0082).
  refunded_by bigint,
  refunded_at timestamptz not null,
  primary key (company_id, id),
  foreign key (tenant, refunded_by) references users."user" (tenant, id),
  constraint refund_on_credit_note check (credit_note_id is not null or amount_ore = 0)
);
create index refund_by_invoice on invoices.refund (company_id, invoice_id);
create unique index refund_by_credit_note on invoices.refund (company_id, credit_note_id);
-- Its reason alone may be erased.
create trigger issued_for_good before delete or truncate on invoices.refund
  for each statement execute function invoices.refuse();
create trigger only_reason_erased before update on invoices.refund
  for each row execute function invoices.refuse_but_erased_reason();
revoke update, delete, truncate on invoices.refund from public, current_user;
grant update (description) on invoices.refund to current_user;

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
-- Its reason alone may be erased.
create trigger issued_for_good before delete or truncate on invoices.owed_credit
  for each statement execute function invoices.refuse();
create trigger only_reason_erased before update on invoices.owed_credit
  for each row execute function invoices.refuse_but_erased_reason();
revoke update, delete, truncate on invoices.owed_credit from public, current_user;
grant update (description) on invoices.owed_credit to current_user;

-- What was paid for an invoice, as a bank said. A payment that is moved is taken back by a row of its own, once, and
-- registered by another (docs/decisions/0064).
create table invoices.payment (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  invoice_id bigint not null,
  -- Less than nothing of one that takes back what an earlier one paid.
  amount_ore bigint not null check (amount_ore <> 0),
  paid_on date not null,
  bank_reference text not null,
  takes_back bigint unique references invoices.payment (id),
  registered_by bigint not null,
  registered_at timestamptz not null,
  primary key (company_id, id),
  foreign key (tenant, registered_by) references users."user" (tenant, id)
);
create index payment_by_invoice on invoices.payment (company_id, invoice_id);
create index payment_by_reference on invoices.payment (tenant, bank_reference);
create trigger issued_for_good before update or delete or truncate on invoices.payment
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.payment from public, current_user;

-- Files of payments, as banks report them (docs/decisions/0056).
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

-- A payment of a file. Payments are told apart by account, day, amount, KID, the bank's reference and the place among
-- equal ones (docs/decisions/0064).
create table invoices.bank_payment (
  tenant text not null,
  id bigint generated always as identity,
  file_id bigint not null,
  -- The place in its file, from 1.
  file_row integer check (file_row > 0),
  -- What it is told apart by: the same payment is registered once, whichever file has it.
  bank_reference text not null,
  -- The account that was paid to.
  account text not null default '',
  -- Less than nothing when it was reversed.
  amount_ore bigint not null check (amount_ore <> 0),
  paid_on date not null,
  kid text,
  -- Kept while the payment is not matched.
  payer text,
  -- Why it was not registered when the file was read; null when it was.
  reason text check (reason in (
    'KID_MISSING', 'KID_WRONG', 'INVOICE_NOT_FOUND', 'NOTHING_TO_REVERSE', 'SEVERAL_REFERENCES', 'REFERENCE_REPEATED',
    'PAID_BEFORE_INVOICE', 'PAID_IN_FUTURE', 'AMOUNT_UNLIKELY', 'SAME_AS_KNOWN', 'MOVED_BACK')),
  -- The row of `invoices.payment` by which it is registered now; null while it is on no invoice.
  payment_id bigint unique references invoices.payment (id),
  set_aside_by bigint,
  set_aside_at timestamptz,
  -- Erased after its time.
  note text check (length(note) between 1 and 200),
  primary key (tenant, id),
  constraint bank_payment_once unique (tenant, bank_reference),
  foreign key (tenant, file_id) references invoices.payment_file (tenant, id),
  foreign key (tenant, set_aside_by) references users."user" (tenant, id),
  check ((set_aside_at is null) = (set_aside_by is null)),
  check (note is null or set_aside_at is not null)
);
create index bank_payment_by_file on invoices.bank_payment (tenant, file_id);
create index unmatched_payment on invoices.bank_payment (tenant, id) where reason is not null;

-- Rows of files whose payments an earlier file had, with the payment that each is.
create table invoices.repeated_payment (
  tenant text not null,
  file_id bigint not null,
  file_row integer not null check (file_row > 0),
  payment_id bigint not null,
  primary key (tenant, file_id, file_row),
  foreign key (tenant, file_id) references invoices.payment_file (tenant, id),
  foreign key (tenant, payment_id) references invoices.bank_payment (tenant, id)
);
create index repeated_payment_by_payment on invoices.repeated_payment (tenant, payment_id);

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
create trigger issued_for_good before update or delete or truncate on invoices.settlement
  for each statement execute function invoices.refuse();
revoke update, delete, truncate on invoices.settlement from public, current_user;

-- How it was paid out, in words, which may name a person: apart, so that it can be deleted.
create table invoices.settlement_note (
  tenant text not null,
  company_id bigint not null,
  settlement_id bigint not null,
  note text not null check (length(note) between 1 and 200),
  noted_at timestamptz not null,
  primary key (company_id, settlement_id)
);

-- What became of the e-mail about each invoice and credit note (docs/decisions/0062).
create table invoices.delivery (
  tenant text not null,
  company_id bigint not null,
  invoice_id bigint not null,
  -- Where it goes; null where the company has no address for invoices, and once it is sent.
  address text,
  -- When the mail server took it.
  sent_at timestamptz,
  -- When the mail server refused it for good.
  refused_at timestamptz,
  primary key (company_id, invoice_id),
  check (sent_at is null or address is null)
);
create index delivery_unsent on invoices.delivery (tenant, company_id) where sent_at is null;

-- The first month that an operator invoices in the portal. Months before it were invoiced elsewhere.
create table invoices.first_month (
  tenant text primary key,
  -- Its first.
  month date not null check (extract(day from month) = 1)
);

-- Once a period of the operator is closed its first month stands: another one would skip months, or invoice some that were
-- invoiced elsewhere (docs/decisions/0062).
create function invoices.keep_first_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.tenant = old.tenant and new.month = old.month then
    return new;
  end if;
  if exists (select from invoices.closed_period where tenant = old.tenant) then
    raise exception 'periods of % are closed: its first month stands', old.tenant
      using constraint = 'first_month_in_use';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger first_month_in_use before update or delete on invoices.first_month
  for each row execute function invoices.keep_first_month();

-- Through which day everything of a company is closed, of each kind of period, from the first month of its operator: a run
-- begins after it. Without a row nothing is known to be closed.
create table invoices.closed_through (
  tenant text not null,
  company_id bigint not null,
  bills text not null check (bills in ('months', 'days')),
  through date not null,
  primary key (company_id, bills),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index closed_through_of_tenant on invoices.closed_through (tenant, through);

-- Tickets and subscriptions that were anonymised before their months were closed: a person is charged once for a month,
-- so until then the number of their holder says which of them are one person's. Deleted when the months are closed.
create table invoices.unbilled_entry (
  company_id bigint not null,
  -- The ticket or the subscription.
  related_id bigint not null,
  holder_id bigint not null,
  -- The first of the last month for which it may be charged.
  last_month date not null,
  primary key (company_id, related_id)
);

-- How far a run has come; what it made stands in the tables above.
create table invoices.run (
  tenant text not null,
  id bigint generated always as identity unique,
  -- Null for the schedule, and for the command.
  started_by bigint,
  -- Started by the command, beside those of staff and of the schedule (docs/decisions/0056).
  is_by_command boolean not null default false,
  started_at timestamptz not null,
  -- When it last moved on: a run that rests and has no job has lost it (docs/decisions/0087).
  updated_at timestamptz not null,
  finished_at timestamptz,
  companies_total integer not null,
  companies_done integer not null default 0,
  -- The last one that is done.
  last_company_id bigint not null default 0,
  closed_periods integer not null default 0,
  lines integer not null default 0,
  invoices integer not null default 0,
  total_ore bigint not null default 0,
  -- Of its invoices: how many go by e-mail, and which agreements have no address for invoices.
  emails integer not null default 0,
  unaddressed jsonb not null default '[]',
  -- Agreements that could not be closed, with the reason.
  problems jsonb not null default '[]',
  primary key (tenant, id),
  foreign key (tenant, started_by) references users."user" (tenant, id),
  check (not is_by_command or started_by is null)
);

-- The SQL twin of vat.rules.ts, for what is not negative.
create function invoices.vat_within(gross_ore bigint, percent integer) returns bigint
  language sql immutable parallel safe
  return (2 * gross_ore * percent + 100 + percent) / (2 * (100 + percent));

-- The SQL twin of kid.rules.ts.
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

-- Locks companies until the transaction ends, in the order of their ids; false, with none locked, when another transaction
-- holds one of them for longer. In a function, so that the transaction can go on.
create function invoices.lock_companies(of_tenant text, ids bigint[], wait_ms integer) returns boolean
  language plpgsql as $$
begin
  perform set_config('lock_timeout', wait_ms::text, true);
  perform from companies.company where tenant = of_tenant and id = any(ids) order by id for no key update;
  perform set_config('lock_timeout', '0', true);
  return true;
exception when lock_not_available then
  return false;
end $$;
