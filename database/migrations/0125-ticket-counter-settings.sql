-- What a company sets at its ticket counter, its invoice references, and the people whom it pays for in the app
-- (spec 3 §3, docs/decisions/0105).
create schema ticket_counter;

-- Without a row: buyers make no references, and none is asked for.
create table ticket_counter.settings (
  tenant text not null,
  company_id bigint primary key,
  allow_ticket_admins_to_update_invoice_references boolean not null,
  invoice_reference_is_mandatory boolean not null,
  changed_at timestamptz not null,
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- What a company may choose among. An order has the text itself, which never changes here.
create table ticket_counter.invoice_reference (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  reference text not null check (length(reference) between 2 and 50),
  -- Of orders in a calendar year; null for no budget.
  budget_ore bigint check (budget_ore > 0),
  -- What the personal reference must look like: # a digit, A a letter, anything else itself. Null for anything.
  personal_reference_pattern text check (length(personal_reference_pattern) between 1 and 50),
  deleted_at timestamptz,
  is_live boolean not null generated always as (deleted_at is null) stored,
  -- What a search looks through: as typed, without marks, and the order of a list (docs/decisions/0016).
  searched text not null generated always as (text.lower_case(reference)) stored,
  folded text not null generated always as (text.fold(reference)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(reference)) stored,
  primary key (company_id, id),
  unique (company_id, id, is_live),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
-- Two that differ in capitals alone would be taken for each other.
create unique index invoice_reference_once on ticket_counter.invoice_reference (company_id, searched)
  where deleted_at is null;
create index invoice_reference_order on ticket_counter.invoice_reference (company_id, sorted, id)
  where deleted_at is null;

-- Somebody whose purchases in the app a company pays for. A phone may be several companies': none learns of another.
create table ticket_counter.covered_person (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  name text not null check (length(name) between 2 and 100),
  phone_country_code text not null,
  phone text not null,
  invoice_reference_id bigint not null,
  -- Backstop behind the lock of the reference: one that is deleted is nobody's.
  reference_is_live boolean not null default true check (reference_is_live),
  -- Of purchases in a calendar month; null for no limit.
  limit_ore bigint check (limit_ore > 0),
  searched text not null generated always as (text.lower_case(name || ' ' || phone_country_code || phone)) stored,
  folded text not null generated always as (text.fold(name || ' ' || phone_country_code || phone)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(name)) stored,
  primary key (company_id, id),
  constraint covered_once unique (company_id, phone_country_code, phone),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  constraint covered_by_live_reference foreign key (company_id, invoice_reference_id, reference_is_live)
    references ticket_counter.invoice_reference (company_id, id, is_live)
);
create index covered_person_order on ticket_counter.covered_person (company_id, sorted, id);
create index covered_person_of_reference on ticket_counter.covered_person (company_id, invoice_reference_id);
-- The operator's app asks by the phone, over all companies.
create index covered_person_of_phone on ticket_counter.covered_person (tenant, phone_country_code, phone);

-- What the record says of them is found to be erased.
create index change_of_covered_person on changes.change (company_id, subject_id)
  where subject_type = 'covered-person';
