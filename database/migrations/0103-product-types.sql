-- What lines of invoices are of is data, and fees are billed, each once (docs/decisions/0082).
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

-- Each product of a closed period has a name, so one key for many lines refuses a type that is not known. A key of each
-- line would cost as much as to write it.
alter table invoices.line drop constraint line_product_type_check;
alter table invoices.product_name add constraint product_name_of_type
  foreign key (product_type) references products.product_type;

-- Behind the lock on the company and the condition of the statement: a fee is billed once for a card.
create unique index fee_once on invoices.line (company_id, related_id) where product_type = 'FEE';
