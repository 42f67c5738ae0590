-- The pay code of each product, where a company deducts it under another one than `wage_type` (docs/decisions/0055): an object of
-- TICKET, JOULE, OTTO and CAR_POOL.
alter table payroll.settings
  add column wage_types jsonb not null default '{}' check (jsonb_typeof(wage_types) = 'object');

-- What a move-out has cancelled or ended, until it is undone or its residence is erased (docs/decisions/0058).
create table housing.ended_by_move_out (
  tenant text not null,
  company_id bigint not null,
  residence_id bigint not null,
  -- A ticket or a subscription: they share their numbers.
  entry_id bigint not null,
  product_type text not null check (product_type in ('TICKET', 'MOBILITY')),
  -- The business day on which that was done.
  ended_on date not null,
  -- Its last day; null when it was cancelled.
  last_day date,
  primary key (company_id, residence_id, entry_id),
  foreign key (company_id, residence_id) references housing.residence (company_id, id) on delete cascade
);
