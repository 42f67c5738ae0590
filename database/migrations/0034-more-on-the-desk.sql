-- More of an operator's own data is changed by two users (docs/decisions/0141): fees, payment deadlines of new agreements, and
-- what products are called and which services sell them.
alter table operator_desk.proposal drop constraint proposal_kind_check;
alter table operator_desk.proposal add constraint proposal_kind_check check (
  kind in ('prices', 'seller', 'quarantine', 'school-year', 'fee', 'payment-deadline', 'product'));

-- Days from invoice to due date, of agreements that are made from a day on and say nothing else. Those that are there keep theirs.
create table agreements.default_payment_deadline (
  tenant text not null,
  valid_from date not null,
  days integer not null check (days between 1 and 90),
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, valid_from)
);

-- What a product is called from a day on, and which services sell it. The product has what is in force; what comes is carried
-- over to it on its day.
create table products.product_change (
  tenant text not null,
  product_id text not null,
  valid_from date not null,
  name jsonb not null,
  description jsonb not null,
  services text[] not null,
  is_carried_over boolean not null default false,
  origin text not null check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null,
  primary key (tenant, product_id, valid_from),
  foreign key (tenant, product_id) references products.product (tenant, id)
);
create index coming_product_change on products.product_change (valid_from) where not is_carried_over;
