create schema zones;
create schema products;

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
  primary key (tenant, id, valid_from)
);

create table products.product (
  tenant text not null,
  id text not null,
  service text not null,
  name jsonb not null,
  description jsonb not null,
  position integer not null,
  nr_of_days_valid integer,
  tags text[] not null,
  media_types text[] not null,
  preset_zone_ids text[] not null,
  nr_of_zones_get_all integer not null default 99,
  -- zoneListMustEqual and zoneListMustBeSubsetOf (spec 2 §3).
  filters jsonb not null,
  vat_kind text not null check (vat_kind in ('TRANSPORT', 'STANDARD')),
  primary key (tenant, id)
);

-- The price for each month by product, profile and number of zones (1, 2, or 3 for all), VAT included.
create table products.price (
  tenant text not null,
  product_id text not null,
  profile_id text not null,
  nr_of_zones integer not null check (nr_of_zones between 1 and 3),
  valid_from date not null,
  price_ore integer not null check (price_ore >= 0),
  primary key (tenant, product_id, profile_id, nr_of_zones, valid_from),
  foreign key (tenant, product_id) references products.product (tenant, id)
);

create table products.vat_rate (
  kind text not null check (kind in ('TRANSPORT', 'STANDARD')),
  valid_from date not null,
  percent integer not null,
  primary key (kind, valid_from)
);

-- Profiles that a company may order beside the first; a company without rows has ADULT alone.
create table products.company_profile (
  tenant text not null,
  company_id bigint not null,
  profile_id text not null,
  position integer not null,
  primary key (company_id, profile_id),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
