-- Free tickets: what the core does not know of them (docs/decisions/0092).
create schema free_tickets;

-- What a company sets for its free tickets (spec 3 §3). Without a row: no department, and no child's ticket ends by rule.
create table free_tickets.settings (
  tenant text not null,
  company_id bigint primary key,
  -- The department that is chosen first in a new order, by its invoice reference.
  invoice_reference text,
  -- When a child's ticket ends, and in the month or year of which birthday.
  expire_child_tickets text not null
    check (expire_child_tickets in ('NEVER', 'AT_END_OF_MONTH', 'AT_END_OF_YEAR')),
  expire_child_tickets_at_age integer not null check (expire_child_tickets_at_age in (18, 19, 20)),
  -- Links by SMS about the tax of family tickets.
  sends_tax_notice boolean not null default true,
  changed_at timestamptz not null,
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- One person's right to a free ticket. It lives through edits, resends, changes of department, and an end with an order
-- after it: what it is charged and taxed for is counted once a month.
create table free_tickets.entitlement (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  -- The slot of its holder; null when their data is erased. Ids and lines stay.
  holder_slot bigint,
  primary key (company_id, id),
  foreign key (company_id) references companies.company (id)
);
create unique index entitlement_of_holder on free_tickets.entitlement (holder_slot)
  where holder_slot is not null;

create table free_tickets.ticket_detail (
  company_id bigint not null,
  ticket_id bigint not null,
  entitlement_id bigint not null,
  holder_type text not null check (holder_type in ('EMPLOYEE', 'RETIRED', 'FAMILY_MEMBER')),
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id),
  foreign key (company_id, entitlement_id) references free_tickets.entitlement (company_id, id)
);
create index ticket_of_entitlement on free_tickets.ticket_detail (company_id, entitlement_id);

-- Which children's ends a company's administrators were told of: one that comes later in the month is told of too. An
-- entitlement stands for a child over orders and edits; it names nobody.
create table free_tickets.child_end_told (
  tenant text not null,
  company_id bigint not null,
  entitlement_id bigint not null,
  month date not null check (extract(day from month) = 1),
  told_at timestamptz not null,
  primary key (company_id, month, entitlement_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- What an employee pays for each ticket of a department in a month, from a month on; it is deducted from the benefit.
create table free_tickets.own_share (
  tenant text not null,
  company_id bigint not null,
  agreement_id bigint not null,
  valid_from date not null check (extract(day from valid_from) = 1),
  amount_ore integer not null check (amount_ore >= 0),
  primary key (company_id, agreement_id, valid_from),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id)
);

-- A closed month is never changed.
create function free_tickets.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'a closed month is never changed: free_tickets.%', tg_table_name;
end $$;

-- A month of a department that is closed: its lines stand below, also when there are none.
create table free_tickets.book_month (
  tenant text not null,
  company_id bigint not null,
  month date not null check (extract(day from month) = 1),
  agreement_id bigint not null,
  closed_at timestamptz not null,
  line_count integer not null check (line_count >= 0),
  price_ore bigint not null,
  -- Of the lines with a taxable amount.
  tax_ore bigint not null,
  -- Lines without one, as no retail price was on file.
  untaxed_count integer not null check (untaxed_count between 0 and line_count),
  primary key (company_id, month, agreement_id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id)
);
create trigger closed_for_good before update or delete or truncate on free_tickets.book_month
  for each statement execute function free_tickets.refuse();
revoke update, delete, truncate on free_tickets.book_month from public, current_user;

-- An entitlement in a closed month: it is charged and taxed once.
create table free_tickets.book_line (
  tenant text not null,
  company_id bigint not null,
  month date not null,
  entitlement_id bigint not null,
  agreement_id bigint not null,
  ticket_id bigint not null,
  sold_at timestamptz not null,
  product_id text not null,
  profile_id text not null,
  holder_type text not null check (holder_type in ('EMPLOYEE', 'RETIRED', 'FAMILY_MEMBER')),
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer,
  -- What the company is invoiced, VAT included; 0 for a ticket that costs it nothing, which is taxed all the same.
  price_ore integer not null check (price_ore >= 0),
  vat_percent integer not null,
  -- The retail price of the month; null when none was on file.
  benefit_ore integer check (benefit_ore >= 0),
  own_share_ore integer not null check (own_share_ore >= 0),
  -- What is taxed: the benefit less the own share, at least 0.
  tax_ore integer generated always as (
    case when benefit_ore is not null then greatest(benefit_ore - own_share_ore, 0) end) stored,
  primary key (company_id, month, entitlement_id),
  foreign key (company_id, month, agreement_id) references free_tickets.book_month (company_id, month, agreement_id),
  foreign key (company_id, entitlement_id) references free_tickets.entitlement (company_id, id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id)
);
create trigger closed_for_good before update or delete or truncate on free_tickets.book_line
  for each statement execute function free_tickets.refuse();
revoke update, delete, truncate on free_tickets.book_line from public, current_user;

-- The holder of a line, as they were when the month was closed. Names and phone go three months after the end of the
-- ticket, the employee number on 31 March after the month's year (docs/decisions/0096).
create table free_tickets.book_holder (
  company_id bigint not null,
  month date not null,
  entitlement_id bigint not null,
  ticket_id bigint not null,
  employee_id text,
  employee_key text generated always as (text.fold(employee_id)) stored,
  first_name text,
  last_name text,
  phone_country_code text,
  phone text,
  primary key (company_id, month, entitlement_id),
  foreign key (company_id, month, entitlement_id) references free_tickets.book_line (company_id, month, entitlement_id)
);
create index book_holder_of_ticket on free_tickets.book_holder (company_id, ticket_id);

-- The employee numbers of tickets that were anonymised before all their months were closed, until 31 March after that year.
create table free_tickets.unbooked_number (
  company_id bigint not null,
  ticket_id bigint not null,
  employee_id text not null,
  last_month date not null,
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id)
);

-- Which closed months of free tickets a company's administrators were told of, each once.
create table free_tickets.month_notice (
  tenant text not null,
  company_id bigint not null,
  month date not null check (extract(day from month) = 1),
  sent_at timestamptz not null,
  primary key (company_id, month),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- A file that was made, with what it takes to make it again.
create table free_tickets.payroll_file (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  -- A whole month, or what has changed since the files before it.
  kind text not null check (kind in ('month', 'changes')),
  -- The chosen month; of changes the only one that might be open.
  month date not null check (extract(day from month) = 1),
  format text not null check (format in ('visma-lonn', 'huldt-lillevik', 'generic')),
  wage_type text not null check (wage_type ~ '^\d{1,5}$'),
  made_at timestamptz not null,
  made_by bigint not null,
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (tenant, made_by) references users."user" (tenant, id)
);

-- What a file tells of an entitlement in a month: all of it, or the difference from what was told before. What has been told
-- of a month is the sum of its lines, from its last file of the whole month on.
create table free_tickets.payroll_file_line (
  tenant text not null,
  company_id bigint not null,
  file_id bigint not null,
  line_number integer not null,
  month date not null check (extract(day from month) = 1),
  entitlement_id bigint not null,
  -- The employee number then; goes with the number in the book.
  employee_id text,
  employee_key text generated always as (text.fold(employee_id)) stored,
  amount_ore integer not null check (amount_ore <> 0),
  primary key (company_id, file_id, line_number),
  foreign key (company_id, file_id) references free_tickets.payroll_file (company_id, id),
  foreign key (company_id, entitlement_id) references free_tickets.entitlement (company_id, id)
);
create index payroll_file_line_of_month on free_tickets.payroll_file_line (company_id, month, entitlement_id);

-- Links by SMS that tell employees what a family ticket means for their tax, before it is ordered: the amounts of the
-- moment, and nothing that names them. Of the token only the digest. Rows go when the link is too old.
create table free_tickets.tax_notice (
  token_digest text primary key,
  tenant text not null,
  company_id bigint not null,
  -- The employee's own ticket, to whose phone the SMS went.
  ticket_id bigint not null,
  profile_id text not null,
  all_zones boolean not null,
  -- Their names, of one or two; none for all zones.
  zones text[] not null,
  start_date date not null,
  -- What is taxed for a month.
  tax_ore integer not null check (tax_ore >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  check (all_zones = (cardinality(zones) = 0)),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id)
);
create index tax_notice_of_ticket on free_tickets.tax_notice (company_id, ticket_id);
create index tax_notice_by_age on free_tickets.tax_notice (expires_at);
