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
  -- As of other reference data (docs/decisions/0070).
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, type)
);
create trigger forget_cached after insert or update or delete or truncate
  on subscriptions.product for each statement execute function cache.forget();

create table subscriptions.price (
  tenant text not null,
  type text not null,
  valid_from date not null,
  price_ore integer not null check (price_ore >= 0),
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, type, valid_from),
  foreign key (tenant, type) references subscriptions.product (tenant, type)
);
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
  -- The day from which it is held by another phone than the one that it was ordered for; null of others. What that phone
  -- held before does not meet it (docs/decisions/0048).
  moved_on date,
  type text not null check (type in ('JOULE', 'OTTO', 'CAR_POOL')),
  start_date date not null,
  expiration_date date,
  cancelled_at timestamptz,
  failed_at timestamptz,
  anonymised_at timestamptz,
  -- Drawn on the first day; null before that, and while the operator owes it.
  discount_code text,
  -- When it was drawn: the subscription is invoiced from the month of that day on (docs/decisions/0066). It stays when the
  -- code is erased. Sending the code again changes `code_sent_at` alone.
  code_drawn_at timestamptz,
  code_sent_at timestamptz,
  ordered_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (company_id, holder_id) references holders.holder (company_id, id),
  foreign key (tenant, type) references subscriptions.product (tenant, type),
  constraint drawn_code_has_its_day check (discount_code is null or code_drawn_at is not null),
  constraint anonymised_is_empty check (anonymised_at is null or num_nonnulls(
    holder_id, person_slot, discount_code) = 0),
  -- One of a type on any day for a person, whichever company ordered it. The lock on the slot comes first.
  constraint one_subscription_at_a_time exclude using gist (
    person_slot with =,
    type with =,
    daterange(greatest(start_date, moved_on), expiration_date, '[]') with &&
  ) where (person_slot is not null and cancelled_at is null and failed_at is null
    and (expiration_date is null or expiration_date >= greatest(start_date, moved_on)))
) with (fillfactor = 90);
create index subscription_by_holder on subscriptions.subscription (company_id, holder_id)
  where holder_id is not null;
create index subscription_by_slot on subscriptions.subscription (person_slot)
  where person_slot is not null;
-- What a company has in use, and the filters and counts of its employee list.
create index subscription_live on subscriptions.subscription (company_id, service, expiration_date)
  include (tenant, start_date, agreement_id, holder_id)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
-- Subscriptions that wait for a code.
create index subscription_without_code on subscriptions.subscription (tenant, type, start_date, id)
  include (expiration_date)
  where discount_code is null and cancelled_at is null and failed_at is null and anonymised_at is null;
-- The nightly job anonymises these.
create index subscription_to_anonymise on subscriptions.subscription (expiration_date)
  where anonymised_at is null and expiration_date is not null;
create index void_subscription_to_anonymise
  on subscriptions.subscription ((coalesce(cancelled_at, failed_at)))
  where anonymised_at is null and coalesce(cancelled_at, failed_at) is not null;
