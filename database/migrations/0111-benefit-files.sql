-- The taxable benefit of free tickets in files for payroll systems (docs/decisions/0096).

alter table payroll.settings
  -- The pay code of the benefit, in the same system.
  add column benefit_wage_type text check (benefit_wage_type ~ '^\d{1,5}$'),
  drop constraint settings_check,
  -- A company with free tickets alone deducts nothing, and one without them has no benefit.
  add constraint wage_type_of_format check (
    case when format is null then wage_type is null and benefit_wage_type is null
         else wage_type is not null or benefit_wage_type is not null end);

-- A file that was made, with what it takes to make it again.
create table free_tickets.payroll_file (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity unique,
  -- A whole month, or what has changed since the files before it.
  kind text not null check (kind in ('month', 'changes')),
  -- The chosen month; of changes the only one that might be open.
  month date not null check (extract(day from month) = 1),
  format text not null check (format in ('visma-lonn', 'huldt-lillevik', 'generic')),
  wage_type text not null check (wage_type ~ '^\d{1,5}$'),
  made_at timestamptz not null,
  made_by bigint not null,
  primary key (company_id, id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (tenant, made_by) references users."user" (tenant, id)
);

-- What a file tells of an entitlement in a month: all of it, or the difference from what was told before. What has been told
-- of a month is the sum of its lines, from its last file of the whole month on.
create table free_tickets.payroll_file_line (
  tenant text not null,
  company_id bigint not null,
  file_id bigint not null,
  line_number integer not null,
  month date not null check (extract(day from month) = 1),
  entitlement_id bigint not null,
  -- Whose it was then; goes with the number in the book.
  employee_id text,
  employee_key text generated always as (text.fold(employee_id)) stored,
  amount_ore integer not null check (amount_ore <> 0),
  primary key (company_id, file_id, line_number),
  foreign key (company_id, file_id) references free_tickets.payroll_file (company_id, id),
  foreign key (company_id, entitlement_id) references free_tickets.entitlement (company_id, id)
);
create index payroll_file_line_of_month on free_tickets.payroll_file_line (company_id, month, entitlement_id);
