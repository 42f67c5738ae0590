-- What user administration adds: who made a user, when roles were changed last, and the search.
alter table users.user
  -- A local administrator finds whom they have made before there is a role to find them by.
  add column created_by bigint,
  add column roles_changed_at timestamptz,
  -- What a search looks through, as typed and without marks (docs/decisions/0016).
  add column searched text not null generated always as
    (text.lower_case(first_name || ' ' || last_name || ' ' || email || ' ' || phone_country_code || phone)) stored,
  add column folded text not null generated always as
    (text.fold(first_name || ' ' || last_name || ' ' || email || ' ' || phone_country_code || phone)) stored,
  add column sorted text collate "C" not null generated always as
    (text.sort_key(last_name || ' ' || first_name)) stored,
  add constraint created_by_user foreign key (tenant, created_by) references users.user (tenant, id);
create index user_search on users.user
  using gin (tenant, folded gin_trgm_ops) with (gin_pending_list_limit = 512);
create index user_order on users.user (tenant, sorted, id);
create index user_by_creator on users.user (tenant, created_by) where created_by is not null;
