-- A count asks the condition of the row scope for every row (docs/decisions/0144). Nearly all calls are of one company, so that
-- this one is compared first, and alone where a foreign key says that a row has its company's operator: that it is the call's
-- operator is found once for a table then, not for each row.

-- The first company of the scope; null where it names none, and where it is of another operator. As the owner of the tables, since the
-- policy of companies asks for it.
create or replace function row_scope.company() returns bigint
language plpgsql stable parallel safe security definer set search_path = pg_catalog as $$
begin
  return (select company.id from companies.company
           where company.id = (row_scope.companies())[1] and company.tenant = row_scope.tenant());
end $$;

create or replace function row_scope.condition_on(
  protected regclass, company text, stands_for_none bigint default null) returns text
language plpgsql as $$
declare
  has_tenant boolean := exists (
    select from pg_attribute where attrelid = protected and attname = 'tenant' and not attisdropped);
  has_tenant_of_company boolean := company = 'id' or exists (
    select from pg_constraint
     where conrelid = protected and contype = 'f' and confrelid = 'companies.company'::regclass
       and array['tenant', company] <@ (
         select array_agg(attname::text) from pg_attribute where attrelid = protected and attnum = any (conkey)));
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
    if has_tenant_of_company then
      within := format('%I = (select row_scope.company()) or (%s)', company, within);
    end if;
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
    'create or replace view %s as select * from %s where %s or not (select row_security_active(%L::regclass))',
    listed, protected, row_scope.condition_on(protected, company), protected);
end $$;

select row_scope.list('users.user', 'users.listed_user', null);
select row_scope.list('vouchers.offer', 'vouchers.listed_offer', null);
select row_scope.list('holders.holder', 'holders.listed_holder');
select row_scope.list('companies.company', 'companies.listed_company', 'id');
