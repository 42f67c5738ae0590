-- Codes that partners give the operator, to be sent to people (docs/decisions/0049): one pool for each kind.
create schema code_pools;

create table code_pools.code (
  tenant text not null,
  -- Whose code it is: one of code-pool-kind.ts.
  kind text not null,
  -- Oldest first.
  id bigint generated always as identity,
  code text not null check (length(code) between 4 and 100),
  -- What a code of a car provider is worth: an offer of a voucher draws one of its own amount (docs/decisions/0114).
  amount_ore integer,
  -- The last day on which it can be used; null when it does not end.
  valid_until date,
  imported_by bigint not null,
  imported_at timestamptz not null,
  used_at timestamptz,
  -- What it was used for, by type and id: the code itself says nothing about anybody.
  used_for_type text,
  used_for_id bigint,
  primary key (tenant, kind, id),
  constraint code_once_in_pool unique (tenant, kind, code),
  foreign key (tenant, imported_by) references users."user" (tenant, id),
  check (num_nulls(used_at, used_for_type, used_for_id) in (0, 3)),
  constraint amount_of_voucher_code check (
    (kind in ('HYRE', 'BILKOLLEKTIVET', 'GETAROUND')) = (amount_ore is not null) and coalesce(amount_ore > 0, true))
);
create index free_code on code_pools.code (tenant, kind, amount_ore, id) where used_at is null;
create unique index one_code_for_each on code_pools.code (tenant, kind, used_for_type, used_for_id)
  where used_at is not null;

-- The last day on which customer support was warned that a pool runs low.
create table code_pools.low_stock_warning (
  tenant text primary key,
  sent_on date not null
);
