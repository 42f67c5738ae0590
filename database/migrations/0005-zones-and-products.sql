-- The catalogue of an operator: zones, and products with what they cost. `origin` and `as_of` say where reference data
-- comes from and how old its file was: nobody invoices with what is invented, and an older file does not replace the row
-- of a newer one (docs/decisions/0070).
create schema zones;

create table zones.zone (
  tenant text not null,
  id text not null,
  valid_from date not null,
  name text not null,
  -- The order in which lists show the zones.
  position integer not null,
  adjacent_zone_ids text[] not null,
  max_zones integer not null,
  -- Municipalities of the zone, for people who do not know zone names.
  places text[] not null,
  label_point double precision[] not null,
  -- GeoJSON geometry for the map.
  shape jsonb not null,
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, id, valid_from)
);
create trigger forget_cached after insert or update or delete or truncate
  on zones.zone for each statement execute function cache.forget();

create schema products;

create table products.product (
  tenant text not null,
  id text not null,
  -- The services that sell it; a product that no service sells is there for its price alone.
  services text[] not null
    check (services <@ array['company-tickets', 'housing', 'free-tickets', 'school-tickets', 'ticket-counter']),
  name jsonb not null,
  description jsonb not null,
  position integer not null,
  nr_of_days_valid integer,
  -- For how many hours a single trip is valid after its code is used; null of products with days (docs/decisions/0109).
  trip_hours integer check (trip_hours > 0),
  -- What may be put on a travel card at once, in kroner; null of tickets.
  least_amount integer check (least_amount > 0),
  most_amount integer,
  tags text[] not null,
  media_types text[] not null,
  preset_zone_ids text[] not null,
  nr_of_zones_get_all integer not null default 99,
  -- zoneListMustEqual and zoneListMustBeSubsetOf (spec 2 §3).
  filters jsonb not null,
  vat_kind text not null check (vat_kind in ('TRANSPORT', 'STANDARD')),
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, id),
  constraint amounts_are_bounds check (
    num_nonnulls(least_amount, most_amount) in (0, 2) and least_amount <= most_amount)
);
create trigger forget_cached after insert or update or delete or truncate
  on products.product for each statement execute function cache.forget();

-- The price by product, profile and number of zones, VAT included, from a day on: for each month, or for a single ticket.
create table products.price (
  tenant text not null,
  product_id text not null,
  profile_id text not null,
  nr_of_zones integer not null check (nr_of_zones >= 1),
  valid_from date not null,
  price_ore integer not null check (price_ore >= 0),
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, product_id, profile_id, nr_of_zones, valid_from),
  foreign key (tenant, product_id) references products.product (tenant, id)
);
create trigger forget_cached after insert or update or delete or truncate
  on products.price for each statement execute function cache.forget();

create table products.vat_rate (
  kind text not null check (kind in ('TRANSPORT', 'STANDARD')),
  valid_from date not null,
  percent integer not null,
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (kind, valid_from)
);
create trigger forget_cached after insert or update or delete or truncate
  on products.vat_rate for each statement execute function cache.forget();

-- What is charged once, VAT included, from a day on. The name stands on invoices.
create table products.fee (
  tenant text not null,
  kind text not null check (kind in ('NEW_CARD', 'REPLACEMENT_CARD', 'PAPER_CARD', 'CANCELLATION')),
  valid_from date not null,
  name jsonb not null,
  price_ore integer not null check (price_ore >= 0),
  vat_kind text not null check (vat_kind in ('TRANSPORT', 'STANDARD')),
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, kind, valid_from)
);

-- The product whose price is the taxable benefit of a free ticket, from a day on.
create table products.taxable_product (
  tenant text not null,
  valid_from date not null,
  product_id text not null,
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, valid_from),
  foreign key (tenant, product_id) references products.product (tenant, id)
);

-- What a line of an invoice is of (docs/decisions/0082).
create table products.product_type (
  id text primary key,
  -- The table with its products and their names: products.product, subscriptions.product or products.fee.
  listed_in text not null check (listed_in in ('products', 'subscriptions', 'fees')),
  -- The kind of VAT of all its products; null where each of them has its own.
  vat_kind text check (vat_kind in ('TRANSPORT', 'STANDARD'))
);
insert into products.product_type (id, listed_in, vat_kind) values
  ('TICKET', 'products', null),
  ('MOBILITY', 'subscriptions', 'STANDARD'),
  ('FEE', 'fees', null),
  ('TRAVEL_MONEY', 'products', null);
create trigger forget_cached after insert or update or delete or truncate
  on products.product_type for each statement execute function cache.forget();

-- Profiles that a company may order beside the first; a company without rows has ADULT alone.
create table products.company_profile (
  tenant text not null,
  company_id bigint not null,
  profile_id text not null,
  position integer not null,
  primary key (company_id, profile_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create trigger forget_cached after insert or update or delete or truncate
  on products.company_profile for each statement execute function cache.forget();
