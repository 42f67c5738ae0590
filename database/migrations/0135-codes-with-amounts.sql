-- Codes of car providers have an amount, and an offer of a voucher draws one of its own (docs/decisions/0114).
alter table code_pools.code
  add column amount_ore int,
  add constraint amount_of_voucher_code check (
    (kind in ('HYRE', 'BILKOLLEKTIVET', 'GETAROUND')) = (amount_ore is not null) and coalesce(amount_ore > 0, true));
drop index code_pools.free_code;
create index free_code on code_pools.code (tenant, kind, amount_ore, id) where used_at is null;
