-- Which months an operator invoices, and how far its companies are closed (docs/decisions/0062).

-- The first month that an operator invoices in the portal. Months before it were invoiced elsewhere.
create table invoices.first_month (
  tenant text primary key,
  -- Its first.
  month date not null check (extract(day from month) = 1)
);

-- Operators that invoice already began with their first closed month.
insert into invoices.first_month (tenant, month)
select tenant, min(month) from invoices.closed_month group by tenant;

-- Once a month of the operator is closed its first month stands: another one would skip months, or invoice some that
-- were invoiced elsewhere.
create function invoices.keep_first_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.tenant = old.tenant and new.month = old.month then
    return new;
  end if;
  if exists (select from invoices.closed_month where tenant = old.tenant) then
    raise exception 'months of % are closed: its first month stands', old.tenant
      using constraint = 'first_month_in_use';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger first_month_in_use before update or delete on invoices.first_month
  for each row execute function invoices.keep_first_month();

-- Through which month everything of a company is closed, from the first month of its operator: a run begins after it.
-- Without a row nothing is known to be closed.
create table invoices.closed_through (
  tenant text not null,
  company_id bigint primary key,
  -- Its first.
  month date not null check (extract(day from month) = 1),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
create index closed_through_of_tenant on invoices.closed_through (tenant, month);

-- Tickets and subscriptions that were anonymised before their months were closed: a person is charged once for a month,
-- so until then the number of their holder says which of them are one person's. Deleted when the months are closed.
create table invoices.unbilled_entry (
  company_id bigint not null,
  -- The ticket or the subscription.
  related_id bigint not null,
  holder_id bigint not null,
  -- The first of the last month for which it may be charged.
  last_month date not null,
  primary key (company_id, related_id)
);
