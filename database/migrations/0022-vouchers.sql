-- Offers of discount codes of car providers to people by their phones (docs/decisions/0114).
create schema vouchers;

create table vouchers.campaign (
  tenant text not null,
  id bigint generated always as identity,
  name text not null check (length(name) between 2 and 100),
  created_at timestamptz not null,
  searched text not null generated always as (text.lower_case(name)) stored,
  folded text not null generated always as (text.fold(name)) stored,
  sorted text collate "C" not null generated always as (text.sort_key(name)) stored,
  primary key (tenant, id),
  -- What an offer says of its campaign.
  unique (tenant, id, name)
);
-- Files write the name of a campaign in any case.
create unique index campaign_once on vouchers.campaign (tenant, searched);

create table vouchers.offer (
  tenant text not null,
  id bigint generated always as identity primary key,
  campaign_id bigint not null,
  campaign text not null,
  -- The phone that the offer is for; erased three months after the period.
  phone_country_code text,
  phone text,
  -- Of the secret in the link that was sent last. The secret itself is stored nowhere.
  key_digest text,
  amount_ore int not null check (amount_ore > 0),
  -- First and last day on which a code can be claimed.
  period_start date not null,
  period_end date not null,
  provider text check (provider in ('HYRE', 'BILKOLLEKTIVET', 'GETAROUND')),
  claimed_at timestamptz,
  -- Of the browser that claimed it: the SMS with the code is in it.
  language text check (language in ('nb', 'en')),
  -- The SMS with the link and the one with the code: how often each was asked for, the last time, and what became of that.
  link_number int not null default 0,
  link_asked_at timestamptz,
  link_sent_at timestamptz,
  link_failed_at timestamptz,
  code_number int not null default 0,
  code_asked_at timestamptz,
  code_sent_at timestamptz,
  code_failed_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null,
  searched text not null generated always as (text.lower_case(
    coalesce(phone_country_code || phone || ' ' || phone, '') || ' ' || campaign || ' ' || coalesce(provider, ''))) stored,
  folded text not null generated always as (text.fold(
    coalesce(phone_country_code || phone || ' ' || phone, '') || ' ' || campaign || ' ' || coalesce(provider, ''))) stored,
  sorted text collate "C" not null generated always as (text.sort_key(campaign)) stored,
  unique (tenant, id),
  foreign key (tenant, campaign_id, campaign) references vouchers.campaign (tenant, id, name),
  foreign key (tenant, created_by) references users."user" (tenant, id),
  check (period_start <= period_end),
  check (num_nulls(provider, claimed_at, language) in (0, 3)),
  check (num_nulls(phone_country_code, phone) in (0, 2)),
  -- One offer of a campaign for a phone on any day.
  constraint one_offer_of_campaign exclude using gist (
    tenant with =,
    campaign_id with =,
    (phone_country_code || phone) with =,
    daterange(period_start, period_end, '[]') with &&
  ) where (phone is not null)
);
create unique index offer_by_key on vouchers.offer (key_digest) where key_digest is not null;
create index offer_of_campaign on vouchers.offer (tenant, campaign_id, id);
create index offer_by_creation on vouchers.offer (tenant, created_at desc, id desc);
create index offer_folded on vouchers.offer using gin (tenant, folded gin_trgm_ops);
-- Those whose link is not sent yet, and those whose people are to be erased.
create index offer_without_link on vouchers.offer (period_start) where link_number = 0;
create index offer_with_phone on vouchers.offer (period_end) where phone is not null;
-- Open offers by amount: for the warning about low stock.
create index open_offer on vouchers.offer (tenant, amount_ore, period_end) where claimed_at is null;
