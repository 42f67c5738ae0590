-- Payroll files of companies (docs/decisions/0055).
create schema payroll;

-- How they are made. Without a row: semicolons, and no payroll system.
create table payroll.settings (
  tenant text not null,
  company_id bigint primary key,
  -- Between the cells of the CSV file.
  delimiter text not null check (delimiter in ('semicolon', 'comma', 'tab')),
  -- Of the file for the payroll system.
  format text check (format in ('visma-lonn', 'huldt-lillevik', 'generic')),
  -- The pay code under which that system deducts.
  wage_type text check (wage_type ~ '^\d{1,5}$'),
  -- The pay code of each product that is deducted under another one: an object of TICKET, JOULE, OTTO and CAR_POOL.
  wage_types jsonb not null default '{}' check (jsonb_typeof(wage_types) = 'object'),
  -- The pay code of the taxable benefit of free tickets (docs/decisions/0096).
  benefit_wage_type text check (benefit_wage_type ~ '^\d{1,5}$'),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  -- A company with free tickets alone deducts nothing, and one without them has no benefit.
  constraint wage_type_of_format check (
    case when format is null then wage_type is null and benefit_wage_type is null
         else wage_type is not null or benefit_wage_type is not null end)
);
