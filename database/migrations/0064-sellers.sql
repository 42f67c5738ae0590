-- Who sells at an operator, as invoices must say, from a day on (docs/decisions/0054).
create table invoices.seller (
  tenant text not null,
  valid_from date not null,
  name text not null,
  organisation_number text not null check (organisation_number ~ '^\d{9}$'),
  line1 text not null,
  post_code text not null check (post_code ~ '^\d{4}$'),
  city text not null,
  account_number text not null check (account_number ~ '^\d{11}$'),
  -- Companies limited by shares must say that they are in Foretaksregisteret.
  is_in_business_register boolean not null,
  primary key (tenant, valid_from)
);
