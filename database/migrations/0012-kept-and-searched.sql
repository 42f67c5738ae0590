-- Two things that reading costs least by: what processes keep in memory, and how people are searched.

-- Letters as somebody without them types them: ø as o, å and æ as a, no accents. Letter by letter,
-- so that a text that contains a word, folded, contains the folded word; that lets one index serve
-- both. The SQL twin of domain/companies/folded.rules.ts; a test holds the two equal.
create function text.fold(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(regexp_replace(normalize(words, NFD), U&'[\0300-\036F]', '', 'g')),
    'ÆæØøŁłĐđÐðıẞßÞþ', 'aaoollddddisstt');

alter table company_tickets.subscriber
  -- What a search looks through when nobody is found as typed; and the index for both.
  add column folded text not null generated always as
    (text.fold(first_name || ' ' || last_name || ' ' || employee_id || ' ' || phone_country_code || phone)) stored;
drop index company_tickets.subscriber_search;
-- A short list of pending entries: each search reads through it.
create index subscriber_search on company_tickets.subscriber
  using gin (company_id, folded gin_trgm_ops) with (gin_pending_list_limit = 512);
-- With the tenant in it a page, however far on, and the number of all are read from the index alone.
drop index company_tickets.subscriber_order;
create index subscriber_order on company_tickets.subscriber (company_id, sorted, id) include (tenant);

-- Tells every process which rows it may have kept have changed (docs/decisions/0015). The first
-- argument is the kind, the second the column with the id, the rest the columns that are kept:
-- an update that leaves them alone is not told.
create schema kept;
create function kept.tell() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  id_column constant text := quote_ident(tg_argv[1]);
  kept_columns constant text :=
    (select string_agg(quote_ident(name), ', ') from unnest(tg_argv[1:]) as name);
  changed text := format('select %s from touched', id_column);
  ids text[];
begin
  if tg_op = 'UPDATE' then
    changed := format(
      'select %1$s from ((select %2$s from touched except select %2$s from before)
        union all (select %2$s from before except select %2$s from touched)) as differing',
      id_column, kept_columns);
  end if;
  if tg_op <> 'TRUNCATE' then
    execute format('select array_agg(distinct %s::text) from (%s) as one', id_column, changed) into ids;
    if ids is null then return null; end if;
  end if;
  -- A message has room for 8,000 bytes.
  perform pg_notify('takst_kept', pg_current_xact_id()::text || ' ' || kind || ' ' ||
    case when cardinality(ids) <= 100 then array_to_string(ids, ' ') else '*' end);
  return null;
end $$;

create function kept.tell_about(what regclass, variadic arguments text[]) returns void
  language plpgsql as $$
declare
  given constant text := (select string_agg(quote_literal(one), ', ') from unnest(arguments) as one);
begin
  execute format('create trigger tell_insert after insert on %s
    referencing new table as touched for each statement execute function kept.tell(%s)', what, given);
  execute format('create trigger tell_update after update on %s
    referencing old table as before new table as touched
    for each statement execute function kept.tell(%s)', what, given);
  execute format('create trigger tell_delete after delete on %s
    referencing old table as touched for each statement execute function kept.tell(%s)', what, given);
  execute format('create trigger tell_truncate after truncate on %s
    for each statement execute function kept.tell(%s)', what, given);
end $$;

-- Who is signed in, and what they may do (server/access/signed-in.query.ts).
select kept.tell_about('session.session', 'session', 'token_digest', 'tenant', 'user_id', 'access_expires_at');
select kept.tell_about('users.user', 'user', 'id', 'tenant', 'email', 'first_name', 'last_name',
  'phone', 'phone_country_code', 'state');
select kept.tell_about('users.company_role', 'user', 'user_id', 'tenant', 'company_id', 'role');
select kept.tell_about('users.global_role', 'user', 'user_id', 'tenant', 'role');
select kept.tell_about('companies.company', 'company', 'id', 'tenant', 'deleted_at');
select kept.tell_about('companies.settings', 'company', 'company_id', 'tenant', 'arbitrary_dates');
select kept.tell_about('agreements.agreement', 'company', 'company_id', 'tenant', 'id', 'subtype',
  'end_date', 'deleted_at');
select kept.tell_about('products.company_profile', 'company', 'company_id', 'tenant', 'profile_id', 'position');
-- Nobody is known by a session or as a user before there is one.
drop trigger tell_insert on session.session;
drop trigger tell_insert on users.user;

-- Zones, products and prices of an operator; a VAT rate is everybody's.
select kept.tell_about('zones.zone', 'zones', 'tenant', 'id', 'valid_from', 'name', 'position',
  'adjacent_zone_ids', 'max_zones', 'places', 'label_point', 'shape');
select kept.tell_about('products.product', 'products', 'tenant', 'id', 'service', 'name', 'description',
  'position', 'nr_of_days_valid', 'tags', 'media_types', 'preset_zone_ids', 'nr_of_zones_get_all',
  'filters', 'vat_kind');
select kept.tell_about('products.price', 'products', 'tenant', 'product_id', 'profile_id',
  'nr_of_zones', 'valid_from', 'price_ore');
select kept.tell_about('products.vat_rate', 'vat-rates', 'kind', 'valid_from', 'percent');
