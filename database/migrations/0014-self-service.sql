-- Tickets that people order or ask for by themselves, by their company's form (docs/decisions/0050, 0051).
create schema self_service;

-- Tickets that people have asked for, and that an administrator approves or rejects. A row is never changed but by an
-- answer: another wish of the same person is a row of its own, which replaces the one before. A request that is old
-- enough is deleted, not emptied: nothing is added up from requests, and what came of one stands in the record of changes.
create table self_service.ticket_request (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  agreement_id bigint not null,
  service text not null,
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  employee_id text not null check (length(employee_id) between 1 and 20),
  phone_country_code text not null,
  phone text not null,
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
  -- Replaced: the person has asked again. Whether an open one has expired follows from its start and the day.
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'replaced')),
  answered_at timestamptz,
  -- Null where no administrator has answered.
  answered_by bigint,
  -- What came of an approval.
  holder_id bigint,
  ticket_id bigint,
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
  check ((state = 'approved') = (ticket_id is not null))
);
-- One open request of a person in a company; the list and the count of those that wait.
create unique index one_open_request on self_service.ticket_request
  (company_id, phone_country_code, phone) where state = 'open';
-- Those that are to be deleted, and those of an erased holder.
create index ticket_request_answered on self_service.ticket_request (answered_at)
  where state <> 'open';
create index ticket_request_started on self_service.ticket_request (start_date) where state = 'open';
create index ticket_request_of_holder on self_service.ticket_request (company_id, holder_id)
  where holder_id is not null;
-- The number of open requests is cached (docs/decisions/0026).
create trigger forget_cached after insert or update or delete or truncate
  on self_service.ticket_request for each statement execute function cache.forget();

-- The widget of a company and the public order form behind it (docs/decisions/0051).
create table self_service.widget (
  tenant text not null,
  company_id bigint not null,
  -- In the address of the form, which stands in pages all over: it never changes.
  client_id text not null unique check (client_id ~ '^[0-9a-z]{24}$'),
  client_secret text not null,
  -- Agreement numbers, under which the form orders.
  agreement_numbers text[] not null check (cardinality(agreement_numbers) >= 1),
  format text not null check (format in ('horisontal', 'vertikal')),
  width integer not null check (width between 320 and 600),
  colour_scheme text not null check (colour_scheme in ('light', 'dark')),
  logo boolean not null,
  employee_id_help_text text not null check (length(employee_id_help_text) <= 200),
  employee_id_regex text not null check (length(employee_id_regex) <= 200),
  -- Web sites that may frame the form, as scheme, host and port.
  allowed_origins text[] not null,
  -- Grows with each change, so that nobody overwrites settings that they have not seen.
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- Codes with which visitors of a form prove a phone, and the tokens that they got for them. Deleted a day after
-- they have run out.
create table self_service.phone_proof (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  phone_country_code text not null,
  phone text not null,
  code_digest text not null,
  wrong_tries integer not null default 0,
  sent_at timestamptz not null,
  -- Of the code, then of the token.
  expires_at timestamptz not null,
  -- Null until the code is given.
  token_digest text unique,
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index phone_proof_by_phone on self_service.phone_proof (company_id, phone, id desc);
create index phone_proof_by_age on self_service.phone_proof (expires_at);

-- The ticket that came of an order of a proved phone, so that the same order sent again gets the same answer.
-- Deleted after two days.
create table self_service.form_order (
  tenant text not null,
  company_id bigint not null,
  -- Of the phone and of everything in the order.
  order_digest text not null,
  ticket_id bigint not null,
  ordered_at timestamptz not null,
  primary key (company_id, order_digest),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index form_order_by_age on self_service.form_order (ordered_at);
