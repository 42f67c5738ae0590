-- Reference data of free tickets, school tickets and the ticket counter (docs/decisions/0078).

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

create schema school_tickets;

-- The days between which a school ticket of a year may begin, and the day on which it ends without an earlier end.
create table school_tickets.school_year (
  tenant text not null,
  first_start date not null,
  latest_start date not null,
  last_day date not null,
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, first_start),
  check (first_start <= latest_start and latest_start <= last_day)
);
