-- Who lives where in a housing association (docs/decisions/0058).
create schema housing;

-- One row is one housing unit. It is also the lock of who moves in and out of it.
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

-- From when until when somebody lives in a unit. It says nothing about the person but where their holder lived.
create table housing.residence (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  unit_id bigint not null,
  holder_id bigint not null,
  -- The same for all who live together: the id of the residence that was there first.
  household bigint not null,
  from_date date not null,
  -- The last day; null while nobody has said that they move out.
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

-- In which units the holder of an invoiced ticket or subscription lived, from when on, written when it is anonymised:
-- what a unit costs in a year is still known when nobody remembers whose ticket it was.
create table housing.unit_of_erased (
  company_id bigint not null,
  -- The ticket or the subscription.
  related_id bigint not null,
  from_date date not null,
  unit_id bigint not null,
  primary key (company_id, related_id, from_date),
  foreign key (company_id, unit_id) references housing.unit (company_id, id)
);

-- Those who have tickets or subscriptions live in the unit of their number since the first of them began. Nobody has
-- said that they do not live together, so the people of a unit are one household.
with resident as (
  select tenant, company_id, holder_id, min(start_date) as from_date
    from (select tenant, company_id, holder_id, start_date, cancelled_at from tickets.ticket
           where service = 'housing' and holder_id is not null
          union all
          select tenant, company_id, holder_id, start_date, cancelled_at from subscriptions.subscription
           where service = 'housing' and holder_id is not null) as entry
   where cancelled_at is null
   group by tenant, company_id, holder_id
), placed as materialized (
  select resident.*, trim(employee_id) as number
    from resident
    join holders.holder on holder.company_id = resident.company_id and holder.id = resident.holder_id
), unit as (
  insert into housing.unit (tenant, company_id, number)
  select tenant, company_id, min(number) from placed group by tenant, company_id, text.lower_case(number)
  returning company_id, id, folded
)
insert into housing.residence (tenant, company_id, unit_id, holder_id, household, from_date)
select placed.tenant, placed.company_id, unit.id, holder_id, 0, from_date
  from placed
  join unit on unit.company_id = placed.company_id and unit.folded = text.lower_case(number);
update housing.residence set household = first.id
  from (select company_id, unit_id, min(id) as id from housing.residence group by company_id, unit_id) as first
 where residence.company_id = first.company_id and residence.unit_id = first.unit_id;
