-- The people of a housing association and their units (docs/decisions/0058).
create schema housing;

-- One row is one housing unit. It is also the lock of moves in and out of it.
create table housing.unit (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  -- The number of those who live in it: a resident's number names their unit.
  number text not null check (length(number) between 1 and 20),
  folded text not null generated always as (text.lower_case(number)) stored,
  primary key (company_id, id),
  constraint unit_once unique (company_id, folded),
  foreign key (tenant, company_id) references companies.company (tenant, id)
);

-- From when until when a person lives in a unit. It says nothing about the person but where their holder lived.
create table housing.residence (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  holder_id bigint not null,
  -- The same for all who live together: the id of the residence that was there first.
  household bigint not null,
  from_date date not null,
  -- The last day; null while no end is known.
  to_date date,
  primary key (company_id, id),
  foreign key (company_id, unit_id) references housing.unit (company_id, id),
  foreign key (company_id, holder_id) references holders.holder (company_id, id),
  check (to_date is null or to_date >= from_date),
  -- The backstop behind the locks on person and unit.
  constraint one_unit_at_a_time exclude using gist (
    company_id with =,
    holder_id with =,
    daterange(from_date, to_date, '[]') with &&
  )
);
create index residence_of_unit on housing.residence (company_id, unit_id, from_date);
create index residence_of_holder on housing.residence (company_id, holder_id, from_date);

-- What a move-out has cancelled or ended, until it is undone or its residence is erased (docs/decisions/0058).
create table housing.ended_by_move_out (
  tenant text not null,
  company_id bigint not null,
  residence_id bigint not null,
  -- A ticket or a subscription: they share their numbers.
  entry_id bigint not null,
  product_type text not null check (product_type in ('TICKET', 'MOBILITY')),
  -- The business day on which that was done.
  ended_on date not null,
  -- Its last day; null when it was cancelled.
  last_day date,
  primary key (company_id, residence_id, entry_id),
  foreign key (company_id, residence_id) references housing.residence (company_id, id) on delete cascade
);

-- In which units the holder of an invoiced ticket or subscription lived, from when on, written when it is anonymised:
-- what a unit costs in a year is still known then.
create table housing.unit_of_erased (
  company_id bigint not null,
  -- The ticket or the subscription.
  related_id bigint not null,
  from_date date not null,
  unit_id bigint not null,
  primary key (company_id, related_id, from_date),
  foreign key (company_id, unit_id) references housing.unit (company_id, id)
);
