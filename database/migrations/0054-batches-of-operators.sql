-- A batch may be the operator's own (docs/decisions/0049): its company is 0, which stands for the whole operator as in
-- `holders.slot`. The others still belong to a company of their operator.
alter table batches.batch
  drop constraint batch_tenant_company_id_fkey,
  add column customer_id bigint generated always as (nullif(company_id, 0)) stored,
  add foreign key (tenant, customer_id) references companies.company (tenant, id);
alter table batches.column_map
  drop constraint column_map_tenant_company_id_fkey,
  drop constraint column_map_pkey,
  add column customer_id bigint generated always as (nullif(company_id, 0)) stored,
  add primary key (tenant, company_id, service, heading),
  add foreign key (tenant, customer_id) references companies.company (tenant, id);
-- Two operators may carry out the same rows.
drop index batches.same_rows_once;
create unique index same_rows_once on batches.batch (tenant, company_id, service, digest)
  where state in ('running', 'stopped');

-- The last day on which customer support was told that a pool runs low.
create table code_pools.low_stock_warning (
  tenant text primary key,
  sent_on date not null
);
