-- Free tickets: what the core does not know of them (docs/decisions/0092).
create schema if not exists free_tickets;

-- One person's right to a free ticket. It lives through edits, resends, changes of department, and an end with an order
-- after it: what it is charged and taxed for is counted once a month.
create table free_tickets.entitlement (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  -- The slot of its holder; null when their data is erased. Ids and lines stay.
  holder_slot bigint,
  primary key (company_id, id),
  foreign key (company_id) references companies.company (id)
);
create unique index entitlement_of_holder on free_tickets.entitlement (holder_slot)
  where holder_slot is not null;

create table free_tickets.ticket_detail (
  company_id bigint not null,
  ticket_id bigint not null,
  entitlement_id bigint not null,
  holder_type text not null check (holder_type in ('EMPLOYEE', 'RETIRED', 'FAMILY_MEMBER')),
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets.ticket (company_id, id),
  foreign key (company_id, entitlement_id) references free_tickets.entitlement (company_id, id)
);
create index ticket_of_entitlement on free_tickets.ticket_detail (company_id, entitlement_id);

-- Everybody with the number of one employee.
create index free_family on holders.holder (company_id, text.fold(employee_id))
  where kind = 'free' and erased_at is null;
