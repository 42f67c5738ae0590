-- Each table that a cached answer is read from says "forget" when anything in it changes
-- (docs/decisions/0026): to every process that listens when the change is committed, and to the
-- connection that makes the change at once, by a notice that passes through a connection pooler.
drop schema kept cascade;

create schema cache;
create function cache.forget() returns trigger language plpgsql as $$
begin
  notify takst_cache;
  raise info using message = 'Takst forgets what it has cached.', errcode = 'TAKST';
  return null;
end $$;

do $$
declare
  cached regclass;
begin
  foreach cached in array array[
    'session.session', 'users."user"', 'users.company_role', 'users.global_role',
    'companies.company', 'companies.settings', 'agreements.agreement', 'products.company_profile',
    'products.product', 'products.price', 'products.vat_rate', 'zones.zone']::regclass[]
  loop
    execute format('create trigger forget_cached after insert or update or delete or truncate
      on %s for each statement execute function cache.forget()', cached);
  end loop;
end $$;
