-- Tickets that people have asked for by their company's form, and that an administrator approves or rejects
-- (docs/decisions/0050). A row is never changed but by an answer: who asks again with another wish gets a row of
-- its own, which replaces the one before.
create schema self_service;
create table self_service.ticket_request (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  agreement_id bigint not null,
  service text not null,
  -- Who asks; empty when the request is erased.
  first_name text check (length(first_name) between 1 and 50),
  last_name text check (length(last_name) between 1 and 50),
  employee_id text check (length(employee_id) between 1 and 20),
  phone_country_code text,
  phone text,
  -- What is asked for: zones by id, as an order of them goes out; both null for all zones.
  profile_id text not null,
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer not null check (nr_of_zones >= 1),
  start_date date not null,
  channel text not null check (channel in ('widget', 'link')),
  requested_at timestamptz not null,
  -- When the company's administrator was told by e-mail.
  announced_at timestamptz,
  -- Replaced: the person has asked again. Whether an open one has expired follows from its start and the day; it is
  -- closed when it is erased.
  state text not null default 'open'
    check (state in ('open', 'approved', 'rejected', 'replaced', 'closed')),
  answered_at timestamptz,
  -- Null where no administrator has answered.
  answered_by bigint,
  -- What came of an approval.
  holder_id bigint,
  ticket_id bigint,
  erased_at timestamptz,
  -- What a search looks through: as typed, without marks, and the order of names (docs/decisions/0016).
  searched text not null generated always as (text.lower_case(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(employee_id, '') || ' ' ||
    coalesce(phone_country_code || phone, ''))) stored,
  folded text not null generated always as (text.fold(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(employee_id, '') || ' ' ||
    coalesce(phone_country_code || phone, ''))) stored,
  sorted text collate "C" not null generated always as (text.sort_key(
    coalesce(last_name, '') || ' ' || coalesce(first_name, ''))) stored,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (tenant, answered_by) references users."user" (tenant, id),
  check (all_zones = (zone_from is null) and all_zones = (zone_to is null)),
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'approved') = (ticket_id is not null)),
  constraint erased_is_empty check (erased_at is null or (state <> 'open' and num_nonnulls(
    first_name, last_name, employee_id, phone_country_code, phone, holder_id) = 0)),
  check ((state = 'closed') <= (erased_at is not null)),
  constraint whole_until_erased check (erased_at is not null or num_nulls(
    first_name, last_name, employee_id, phone_country_code, phone) = 0)
);
-- One open request of a person in a company; the list and the count of those that wait.
create unique index one_open_request on self_service.ticket_request
  (company_id, phone_country_code, phone) where state = 'open';
-- Those that are to be erased, and those of an erased holder.
create index ticket_request_answered on self_service.ticket_request (answered_at)
  where erased_at is null and state <> 'open';
create index ticket_request_started on self_service.ticket_request (start_date) where state = 'open';
create index ticket_request_of_holder on self_service.ticket_request (company_id, holder_id)
  where holder_id is not null;

-- The number of open requests is cached (docs/decisions/0026).
create trigger forget_cached after insert or update or delete or truncate
  on self_service.ticket_request for each statement execute function cache.forget();
