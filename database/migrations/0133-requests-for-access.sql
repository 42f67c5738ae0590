-- People who asked for access to a company by the simple form of /register (docs/decisions/0113). Whose a request is
-- follows from its organisation number: the live company that has it, or customer support while there is none.
create table onboarding.access_request (
  tenant text not null,
  id bigint generated always as identity primary key,
  organisation_number text not null check (organisation_number ~ '^[1-9][0-9]{8}$'),
  -- As the register has it, and as it was typed.
  registered_name text not null,
  company_name text not null check (length(company_name) between 1 and 200),
  first_name text not null check (length(first_name) between 1 and 200),
  last_name text not null check (length(last_name) between 1 and 200),
  email text not null check (length(email) between 1 and 200),
  phone_country_code text not null,
  phone text not null,
  language text not null check (language in ('nb', 'en')),
  -- The newest time that the person asked.
  requested_at timestamptz not null,
  -- When administrators, or customer support, were told by e-mail.
  announced_at timestamptz,
  -- Null while it is open.
  outcome text check (outcome in ('accepted', 'rejected', 'handled')),
  answered_at timestamptz,
  -- Null where the answer came of an onboarding, without a user.
  answered_by bigint,
  -- Who got access.
  user_id bigint,
  -- Why it was rejected, as the e-mail says it.
  reason text check (length(reason) between 1 and 1000),
  searched text not null generated always as (text.lower_case(
    first_name || ' ' || last_name || ' ' || email || ' ' || phone_country_code || phone || ' ' ||
    registered_name || ' ' || company_name || ' ' || organisation_number)) stored,
  folded text not null generated always as (text.fold(
    first_name || ' ' || last_name || ' ' || email || ' ' || phone_country_code || phone || ' ' ||
    registered_name || ' ' || company_name || ' ' || organisation_number)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(last_name || ' ' || first_name)) stored,
  unique (tenant, id),
  foreign key (tenant, answered_by) references users."user" (tenant, id),
  foreign key (tenant, user_id) references users."user" (tenant, id),
  check ((outcome is null) = (answered_at is null)),
  check (answered_by is null or outcome is not null),
  check (coalesce(outcome = 'accepted', false) = (user_id is not null)),
  check (reason is null or outcome = 'rejected')
);
-- One open request of a person for a company: asking again updates it.
create unique index one_open_access_request on onboarding.access_request
  (tenant, organisation_number, lower(email)) where outcome is null;
create index access_request_order on onboarding.access_request (tenant, requested_at desc, id desc);
create index access_request_of_company on onboarding.access_request (tenant, organisation_number, requested_at);
-- Those that are to be erased.
create index access_request_answered on onboarding.access_request (answered_at) where outcome is not null;
create index access_request_open on onboarding.access_request (requested_at) where outcome is null;
