-- What company administration adds: the operator's own customer number, and the search.
alter table companies.company
  -- What operators other than the main one call a customer (spec 1 §5); the id where there is none.
  add column customer_number text check (length(customer_number) between 1 and 50),
  add column signee_name text,
  add column signee_email text;
create unique index customer_number_once
  on companies.company (tenant, customer_number) where deleted_at is null and customer_number is not null;

alter table companies.company
  -- What a search looks through, as typed and without marks (docs/decisions/0016).
  add column searched text not null generated always as
    (text.lower_case(name || ' ' || organisation_number || ' ' || id || ' ' || coalesce(customer_number, ''))) stored,
  add column folded text not null generated always as
    (text.fold(name || ' ' || organisation_number || ' ' || id || ' ' || coalesce(customer_number, ''))) stored,
  add column sorted text collate "C" not null generated always as (text.sort_key(name)) stored;
create index company_search on companies.company
  using gin (tenant, folded gin_trgm_ops) with (gin_pending_list_limit = 512);
create index company_order on companies.company (tenant, sorted, id) where deleted_at is null;

-- What a company still has in use is asked for by company.
create index ticket_living on company_tickets.ticket (company_id, expiration_date)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
