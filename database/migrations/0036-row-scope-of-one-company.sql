-- Most calls are of one company, and a count asks the condition of the row scope for every row (docs/decisions/0144). One
-- number is compared in a fifth of the time that a list of numbers takes, so it comes first, and what is rare comes last.

-- The first company of the scope; null where it names none.
create function row_scope.company() returns bigint language sql stable parallel safe
  return (row_scope.companies())[1];

create or replace function row_scope.condition_on(
  protected regclass, company text, stands_for_none bigint default null) returns text
language plpgsql as $$
declare
  has_tenant boolean := exists (
    select from pg_attribute where attrelid = protected and attname = 'tenant' and not attisdropped);
  of_companies text;
  within text := 'tenant = (select row_scope.tenant())';
begin
  if company is not null then
    of_companies := format(
      '%1$I = (select row_scope.company()) or %1$I = any ((select row_scope.companies())::bigint[])', company);
    if not (select attnotnull from pg_attribute where attrelid = protected and attname = company) then
      of_companies := format('%s or %I is null', of_companies, company);
    end if;
    if stands_for_none is not null then
      of_companies := format('%s or %I = %s', of_companies, company, stands_for_none);
    end if;
    within := case
      when has_tenant then format('%s and ((select row_scope.is_whole_tenant()) or %s)', within, of_companies)
      else format('%s or ((select row_scope.is_whole_tenant()) and %I in (select id from companies.company))',
                  of_companies, company)
    end;
  end if;
  return format('(%s) or (select row_scope.is_everything())', within);
end $$;

-- The policies and views that are there, with the condition as it is now.
do $$
declare
  protected regclass;
  company text;
  stands_for_none bigint;
begin
  for protected, company in
    select polrelid::regclass,
           case when pg_get_expr(polqual, polrelid) not like '%row_scope.companies()%' then null
                when polrelid = 'companies.company'::regclass then 'id'
                else 'company_id' end
      from pg_policy where polname = 'within_scope' order by polrelid
  loop
    stands_for_none := case when protected = 'changes.about'::regclass then 0 end;
    execute format(
      'alter policy within_scope on %s using (%s)', protected,
      row_scope.condition_on(protected, company, stands_for_none));
  end loop;
end $$;

create or replace function row_scope.list(protected regclass, listed text, company text default 'company_id') returns void
language plpgsql as $$
begin
  execute format(
    'create or replace view %s as select * from %s where not (select row_security_active(%L::regclass)) or %s',
    listed, protected, protected, row_scope.condition_on(protected, company));
end $$;

select row_scope.list('users.user', 'users.listed_user', null);
select row_scope.list('vouchers.offer', 'vouchers.listed_offer', null);
select row_scope.list('holders.holder', 'holders.listed_holder');
select row_scope.list('companies.company', 'companies.listed_company', 'id');
