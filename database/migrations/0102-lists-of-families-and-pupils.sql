-- The list orders of free tickets' people and of pupils, as that of subscribers (docs/decisions/0079).
create index free_order on holders.holder (company_id, sorted, id) include (tenant)
  where kind = 'free' and erased_at is null;
create index pupil_order on holders.holder (company_id, sorted, id) include (tenant)
  where kind = 'pupil' and erased_at is null;
