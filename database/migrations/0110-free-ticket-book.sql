-- What free tickets are charged and taxed for, by month (docs/decisions/0096).

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

-- Whom a line was for, as it was when the month was closed. Names and phone go three months after the end of the
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

-- A closed month is changed by nobody.
create function free_tickets.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'a closed month is never changed: free_tickets.%', tg_table_name;
end $$;
create trigger closed_for_good before update or delete or truncate on free_tickets.book_month
  for each statement execute function free_tickets.refuse();
create trigger closed_for_good before update or delete or truncate on free_tickets.book_line
  for each statement execute function free_tickets.refuse();
revoke update, delete, truncate on free_tickets.book_month, free_tickets.book_line from public, current_user;
