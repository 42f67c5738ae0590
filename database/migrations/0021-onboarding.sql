-- Companies that become customers by themselves (docs/decisions/0112).
create schema onboarding;

create table onboarding.onboarding (
  id uuid primary key,
  tenant text not null,
  organisation_number text not null,
  company_name text not null,
  -- As the form was filled in. Emptied when the company's onboarding is over.
  email text not null,
  phone_country_code text not null,
  phone text not null,
  language text not null check (language in ('nb', 'en')),
  -- Of the cookie of the browser that began it; no other browser reaches it.
  browser_digest text not null,
  -- The person of that browser, by an identity provider: all null until then.
  subject_digest text,
  person_name text,
  person_birth_date date,
  identified_at timestamptz,
  -- The people who may sign, as the register said when it was last asked.
  rights jsonb,
  -- What the register said of its addresses, for the company.
  addresses jsonb,
  -- The newest code of an SMS.
  code_digest text,
  code_tries integer not null default 0,
  code_sent_at timestamptz,
  phone_verified_at timestamptz,
  company_id bigint,
  -- When one combination of people had signed.
  completed_at timestamptz,
  support_reason text,
  support_since timestamptz,
  -- Not completed in time, begun anew, or taken care of by customer support.
  ended_at timestamptz,
  end_reason text check (end_reason in ('started-over', 'abandoned', 'too-late', 'closed')),
  -- By customer support.
  closed_by bigint,
  -- Whether the company receives EHF; null until the registry has answered.
  receives_ehf boolean,
  created_at timestamptz not null,
  check ((subject_digest is null) = (identified_at is null)),
  check ((ended_at is null) = (end_reason is null)),
  check ((support_reason is null) = (support_since is null)),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index onboarding_of_browser on onboarding.onboarding (browser_digest, created_at desc);
create index onboarding_of_tenant on onboarding.onboarding (tenant, created_at desc);
create index onboarding_of_company on onboarding.onboarding (company_id) where company_id is not null;

-- Browsers that are at the identity provider; each row is taken once.
create table onboarding.identification (
  -- Of the state in the callback's address.
  state_digest text primary key,
  tenant text not null,
  onboarding_id uuid not null references onboarding.onboarding (id) on delete cascade,
  -- Of the browser that goes there, which may be that of a signee.
  browser_digest text not null,
  -- Of a signee by their link; null for the person who began.
  signature_id bigint,
  -- The secrets of the identification and the address to return to, which the state opens.
  sealed text not null,
  created_at timestamptz not null
);
create index identification_by_age on onboarding.identification (created_at);
create index identification_of_onboarding on onboarding.identification (onboarding_id);

-- People who sign, have signed, or are asked to.
create table onboarding.signature (
  id bigint generated always as identity primary key,
  tenant text not null,
  onboarding_id uuid not null references onboarding.onboarding (id) on delete cascade,
  name text not null,
  birth_date date not null,
  -- Where the link went, and its digest; null for the person who began.
  email text,
  link_digest text unique,
  asked_at timestamptz,
  reminders_sent integer not null default 0,
  -- The browser in which another person proved an identity by the link.
  other_browser_digest text,
  signed_at timestamptz,
  subject_digest text,
  -- The e-signing that it was made by, and what was signed.
  signing_id text,
  document_sha256 text,
  check ((email is null) = (link_digest is null)),
  check ((signed_at is null) = (subject_digest is null)),
  check ((signed_at is null) = (document_sha256 is null))
);
create index signature_of_onboarding on onboarding.signature (onboarding_id);
create unique index signature_of_person on onboarding.signature (onboarding_id, birth_date, name);

-- The contract as the first one signed it; it does not change after that.
create table onboarding.contract (
  onboarding_id uuid primary key references onboarding.onboarding (id) on delete cascade,
  tenant text not null,
  pdf bytea not null,
  sha256 text not null,
  terms_version text not null,
  -- What it was made of, so that it can be shown with its signatures.
  facts jsonb not null,
  made_at timestamptz not null
);

-- People who asked for access to a company by the simple form of /register (docs/decisions/0113). Its
-- organisation number says where it goes: to the live company that has it, or to customer support while there is none.
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
  -- The user that got access.
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
