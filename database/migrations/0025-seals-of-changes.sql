-- The record of changes as a chain of hashes for each company (docs/decisions/0135): a seal covers its change and the
-- seal before it, so that nobody can alter a change later, or take one out, without notice.
create table changes.seal (
  tenant text not null,
  -- 0: changes that are about no company.
  company_id bigint not null,
  -- From 1, without a gap.
  position bigint not null,
  change_id bigint not null unique,
  hash bytea not null,
  -- By the clock of the database: it says which changes a later look has to read again.
  sealed_at timestamptz not null default now(),
  primary key (tenant, company_id, position)
);
create index seal_by_time on changes.seal (sealed_at, change_id);
create trigger append_only before update or delete or truncate on changes.seal
  for each statement execute function changes.refuse();
