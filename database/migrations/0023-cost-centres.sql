-- Which cost centre an employee belongs to, of those that the company has (docs/decisions/0125).
create table subscribers.cost_centre (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  code text not null check (length(code) between 1 and 20),
  name text not null check (length(name) between 1 and 60),
  -- What a search looks through: as typed, without marks, and the order of a list (docs/decisions/0016).
  searched text not null generated always as (text.lower_case(code || ' ' || name)) stored,
  folded text not null generated always as (text.fold(code || ' ' || name)) stored,
  -- 900 before 1000.
  sorted text collate "C" not null generated always as (text.natural_key(code)) stored,
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
-- Two that differ in capitals alone would be taken for each other.
create unique index cost_centre_once on subscribers.cost_centre (company_id, text.lower_case(code));
create index cost_centre_order on subscribers.cost_centre (company_id, sorted, id);

alter table holders.holder
  add column cost_centre_id bigint,
  add foreign key (company_id, cost_centre_id) references subscribers.cost_centre (company_id, id),
  add constraint cost_centre_of_subscriber check (kind = 'subscriber' or cost_centre_id is null),
  drop constraint erased_is_empty,
  add constraint erased_is_empty check (erased_at is null or num_nonnulls(
    first_name, last_name, employee_id, phone_country_code, phone, birth_date, class_name, card_name,
    note, cost_centre_id) = 0);
create index holder_of_cost_centre on holders.holder (company_id, cost_centre_id)
  where cost_centre_id is not null;
