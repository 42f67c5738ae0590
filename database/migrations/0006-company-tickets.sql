create schema company_tickets;

-- A person is a tenant and a phone number (domain: Company ticket). The key stands in the
-- exclusion constraint below: one bigint is 1.7 to 5.7 times cheaper there than tenant and text.
create table company_tickets.person (
  key bigint generated always as identity primary key,
  tenant text not null,
  phone_country_code text not null,
  phone text not null,
  unique (tenant, phone_country_code, phone),
  -- What refers to a person names the tenant too, so that it cannot be another's.
  unique (tenant, key)
);

-- The person as one company knows them; names follow the person through all entries there.
create table company_tickets.subscriber (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  person_key bigint not null,
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  employee_id text not null check (length(employee_id) between 1 and 20),
  phone_country_code text not null,
  phone text not null,
  -- What a search looks through, in lower case.
  searched text not null generated always as
    (text.lower_case(first_name || ' ' || last_name || ' ' || employee_id || ' ' || phone_country_code || phone)) stored,
  sorted text collate "C" not null generated always as
    (text.sort_key(last_name || ' ' || first_name)) stored,
  primary key (company_id, id),
  unique (company_id, person_key),
  foreign key (tenant, person_key) references company_tickets.person (tenant, key),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index subscriber_search on company_tickets.subscriber
  using gin (company_id, searched gin_trgm_ops);
create index subscriber_order on company_tickets.subscriber (company_id, sorted, id);

create table company_tickets.ticket (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  subscriber_id bigint not null,
  person_key bigint not null,
  agreement_id bigint not null,
  product_id text not null,
  profile_id text not null,
  -- From and to as ordered; both null for all zones.
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer not null check (nr_of_zones between 1 and 3),
  start_date date not null,
  expiration_date date,
  cancelled_at timestamptz,
  failed_at timestamptz,
  anonymised_at timestamptz,
  pickup_code text,
  downloaded_at timestamptz,
  app_id text,
  -- The ticket that this one goes on from (change of zone, resend).
  continues_id bigint,
  ordered_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (tenant, person_key) references company_tickets.person (tenant, key),
  foreign key (company_id, subscriber_id) references company_tickets.subscriber (company_id, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (tenant, product_id) references products.product (tenant, id),
  check (all_zones = (zone_from is null)),
  check ((zone_from is null) = (zone_to is null)),
  -- One ticket on any day, whichever company ordered it. The lock in the store comes first;
  -- this is what holds when somebody forgets it.
  constraint one_ticket_at_a_time exclude using gist (
    person_key with =,
    daterange(start_date, expiration_date, '[]') with &&
  ) where (cancelled_at is null and failed_at is null
    and (expiration_date is null or expiration_date >= start_date))
);
create index ticket_by_subscriber on company_tickets.ticket (company_id, subscriber_id);
create index ticket_by_person on company_tickets.ticket (person_key);
create unique index pickup_code_once on company_tickets.ticket (pickup_code)
  where pickup_code is not null;

-- Whole days between the end of a ticket and the start of a new one for the same phone.
create table company_tickets.quarantine (
  tenant text not null,
  valid_from date not null,
  days integer not null check (days >= 0),
  primary key (tenant, valid_from)
);
