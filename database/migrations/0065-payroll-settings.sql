-- How a company's payroll files are made (docs/decisions/0055). Without a row: semicolons, and no payroll system.
create schema payroll;

create table payroll.settings (
  tenant text not null,
  company_id bigint primary key,
  -- Between the cells of the CSV file.
  delimiter text not null check (delimiter in ('semicolon', 'comma', 'tab')),
  -- Of the file for the payroll system.
  format text check (format in ('visma-lonn', 'huldt-lillevik', 'generic')),
  -- The pay code under which that system deducts.
  wage_type text check (wage_type ~ '^\d{1,5}$'),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  check ((format is null) = (wage_type is null))
);
