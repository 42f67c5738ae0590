-- What a company sets for its free tickets (spec 3 §3). Without a row: no department, and no child's ticket ends by rule.
create schema if not exists free_tickets;

create table free_tickets.settings (
  tenant text not null,
  company_id bigint primary key,
  -- The department that is chosen first in a new order, by its invoice reference.
  invoice_reference text,
  -- When a child's ticket ends, and in the month or year of which birthday.
  expire_child_tickets text not null
    check (expire_child_tickets in ('NEVER', 'AT_END_OF_MONTH', 'AT_END_OF_YEAR')),
  expire_child_tickets_at_age integer not null check (expire_child_tickets_at_age in (18, 19, 20)),
  changed_at timestamptz not null,
  foreign key (tenant, company_id) references companies.company (tenant, id)
);
