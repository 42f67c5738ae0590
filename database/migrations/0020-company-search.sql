-- Words of one or two letters stand in half of all names, and no trigram finds them: companies are
-- looked through in the order of the list, by its index alone (docs/decisions/0023).
drop index companies.company_order;
create index company_order on companies.company (tenant, sorted, id)
  include (searched, folded) where deleted_at is null;
