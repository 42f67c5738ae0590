-- Add-on subscriptions beside tickets: e-bike, car sharing, car pool (docs/decisions/0048).
create schema subscriptions;

-- What an operator sells, and what a month costs from a date on, VAT included.
create table subscriptions.product (
  tenant text not null,
  type text not null check (type in ('JOULE', 'OTTO', 'CAR_POOL')),
  services text[] not null check (services <@ array['company-tickets', 'housing']),
  name jsonb not null,
  description jsonb not null,
  position integer not null,
  primary key (tenant, type)
);
create table subscriptions.price (
  tenant text not null,
  type text not null,
  valid_from date not null,
  price_ore integer not null check (price_ore >= 0),
  primary key (tenant, type, valid_from),
  foreign key (tenant, type) references subscriptions.product (tenant, type)
);
create trigger forget_cached after insert or update or delete or truncate
  on subscriptions.product for each statement execute function cache.forget();
create trigger forget_cached after insert or update or delete or truncate
  on subscriptions.price for each statement execute function cache.forget();

create table subscriptions.subscription (
  tenant text not null,
  company_id bigint not null,
  -- From the tickets' numbers: an id names one entry of a person, whichever kind it is.
  id bigint not null default nextval('tickets.ticket_id_seq'),
  service text not null check (service in ('company-tickets', 'housing')),
  agreement_id bigint not null,
  -- Null when the subscription is anonymised.
  holder_id bigint,
  person_slot bigint,
  type text not null check (type in ('JOULE', 'OTTO', 'CAR_POOL')),
  start_date date not null,
  expiration_date date,
  cancelled_at timestamptz,
  failed_at timestamptz,
  anonymised_at timestamptz,
  -- Drawn on the first day; null before that, and while the operator owes it.
  discount_code text,
  code_sent_at timestamptz,
  ordered_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (company_id, holder_id) references holders.holder (company_id, id),
  foreign key (tenant, type) references subscriptions.product (tenant, type),
  constraint anonymised_is_empty check (anonymised_at is null or num_nonnulls(
    holder_id, person_slot, discount_code) = 0),
  -- One of a type on any day for a person, whichever company ordered it. The lock on the slot comes first.
  constraint one_subscription_at_a_time exclude using gist (
    person_slot with =,
    type with =,
    daterange(start_date, expiration_date, '[]') with &&
  ) where (person_slot is not null and cancelled_at is null and failed_at is null
    and (expiration_date is null or expiration_date >= start_date))
) with (fillfactor = 90);
create index subscription_by_holder on subscriptions.subscription (company_id, holder_id)
  where holder_id is not null;
create index subscription_by_slot on subscriptions.subscription (person_slot)
  where person_slot is not null;
-- What a company has in use, and the filters and counts of its employee list.
create index subscription_live on subscriptions.subscription (company_id, service, expiration_date)
  include (tenant, start_date, agreement_id, holder_id)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
-- Who waits for a code.
create index subscription_without_code on subscriptions.subscription (tenant, type, start_date, id)
  include (expiration_date)
  where discount_code is null and cancelled_at is null and failed_at is null and anonymised_at is null;
-- What the nightly job looks for.
create index subscription_to_anonymise on subscriptions.subscription (expiration_date)
  where anonymised_at is null and expiration_date is not null;
create index void_subscription_to_anonymise
  on subscriptions.subscription ((coalesce(cancelled_at, failed_at)))
  where anonymised_at is null and coalesce(cancelled_at, failed_at) is not null;

-- No refund and no second sending of discount codes of subscriptions (spec 2 §6).
alter table companies.settings
  add column disable_refund_subscription_button boolean not null default false;
