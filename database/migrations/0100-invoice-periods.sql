-- A run closes periods: months of monthly services, and days on which something was delivered (docs/decisions/0075). What
-- named a month by its first has the first and the last day of a period now.

alter table invoices.closed_month rename to closed_period;
alter table invoices.invoiced_month rename to invoiced_period;
alter table invoices.month_rate rename to period_rate;
alter table invoices.closed_period rename column month to period_start;
alter table invoices.invoiced_period rename column month to period_start;
alter table invoices.period_rate rename column month to period_start;
alter table invoices.line rename column month to period_start;
alter table invoices.product_name rename column month to period_start;
alter table invoices.invoice rename column first_month to period_start;
alter table invoices.invoice rename column last_month to period_end;

-- The tables are written anew: no trigger refuses that, and nothing that was issued changes.
alter table invoices.closed_period drop constraint closed_month_month_check;
alter table invoices.closed_period add column period_end date;
alter table invoices.closed_period alter column period_end
  type date using (period_start + interval '1 month' - interval '1 day')::date;
alter table invoices.line add column period_end date;
alter table invoices.line alter column period_end
  type date using (period_start + interval '1 month' - interval '1 day')::date;
alter table invoices.product_name add column period_end date;
alter table invoices.product_name alter column period_end
  type date using (period_start + interval '1 month' - interval '1 day')::date;
alter table invoices.invoice alter column period_end
  type date using (period_end + interval '1 month' - interval '1 day')::date;

alter table invoices.closed_period alter column period_end set not null;
alter table invoices.line alter column period_end set not null;
alter table invoices.product_name alter column period_end set not null;
alter table invoices.product_name drop constraint product_name_pkey;
alter table invoices.product_name
  add primary key (tenant, period_start, period_end, product_type, product);

-- A whole month or a day. An agreement bills one kind of period, so its start is the key.
alter table invoices.closed_period add constraint period_is_month_or_day check (
  period_end = period_start
  or (extract(day from period_start) = 1
    and period_end = (period_start + interval '1 month' - interval '1 day')::date));

alter index invoices.closed_month_pkey rename to closed_period_pkey;
alter index invoices.closed_month_id_key rename to closed_period_id_key;
alter index invoices.closed_month_of_tenant rename to closed_period_of_tenant;
alter index invoices.invoiced_month_pkey rename to invoiced_period_pkey;
alter index invoices.invoiced_month_by_invoice rename to invoiced_period_by_invoice;
alter index invoices.month_rate_pkey rename to period_rate_pkey;

-- Through which day everything of a company is closed, of each kind of period.
alter table invoices.closed_through rename column month to through;
alter table invoices.closed_through drop constraint closed_through_month_check;
update invoices.closed_through set through = (through + interval '1 month' - interval '1 day')::date;
alter table invoices.closed_through
  add column bills text not null default 'months' check (bills in ('months', 'days'));
alter table invoices.closed_through alter column bills drop default;
alter table invoices.closed_through drop constraint closed_through_pkey;
alter table invoices.closed_through add primary key (company_id, bills);

alter table invoices.run rename column closed_months to closed_periods;

create or replace function invoices.keep_first_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.tenant = old.tenant and new.month = old.month then
    return new;
  end if;
  if exists (select from invoices.closed_period where tenant = old.tenant) then
    raise exception 'periods of % are closed: its first month stands', old.tenant
      using constraint = 'first_month_in_use';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
