-- Searches for one or two letters read the table, like every other search that no index serves
-- (docs/decisions/0023): the index of the list needs the order alone.
drop index companies.company_order;
create index company_order on companies.company (tenant, sorted, id) where deleted_at is null;
