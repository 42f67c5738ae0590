-- A ticket of any service: whom it is for can be erased, and what it may not share with another is a slot.
-- The table is written anew: an update of every row would leave as many dead ones.
set local work_mem = '128MB';
set local maintenance_work_mem = '256MB';
alter table tickets.ticket rename to ticket_before;
create table tickets.ticket (
  tenant text not null,
  company_id bigint not null,
  id bigint generated always as identity,
  service text not null check (service in
    ('company-tickets', 'housing', 'free-tickets', 'school-tickets', 'ticket-counter')),
  agreement_id bigint not null,
  -- Null for a code on a list, a card without a name, and when the ticket is anonymised.
  holder_id bigint,
  medium text not null check (medium in ('phone', 'card', 'paper')),
  -- The slots of its phone or card and of its holder, and the card on which it lies.
  medium_slot bigint,
  holder_slot bigint,
  card_id bigint,
  product_id text not null,
  profile_id text not null,
  -- From and to as ordered; both null for all zones.
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer not null check (nr_of_zones >= 1),
  start_date date not null,
  expiration_date date,
  -- Pending up to this day: a code until it is used, paper on its first day; null: by start_date.
  pending_through date,
  -- When a user or a continuation set the end; null for an end by rule.
  ended_at timestamptz,
  cancelled_at timestamptz,
  failed_at timestamptz,
  anonymised_at timestamptz,
  -- The ticket that this one continues; medium_part counts those on the same code or card.
  continues_id bigint,
  medium_part smallint not null default 0,
  pickup_code text,
  -- When the holder was last sent the code again; null while only the order's SMS has gone out.
  code_sent_at timestamptz,
  downloaded_at timestamptz,
  app_id text,
  -- Which app has redeemed the ticket.
  ticket_app text,
  ordered_at timestamptz not null,
  check (all_zones = (zone_from is null)),
  check ((zone_from is null) = (zone_to is null)),
  constraint code_is_on_phone check (medium = 'phone' or (pickup_code is null and downloaded_at is null)),
  constraint anonymised_is_empty check (anonymised_at is null or num_nonnulls(
    holder_id, medium_slot, holder_slot, pickup_code, app_id) = 0)
) with (fillfactor = 90);

-- So far a user or a continuation has set every end. In the order of the slots: the constraint is faster then.
with ended as (
  select company_id, ticket_id, max(at) as at
    from (select company_id, at, (case kind when 'end-company-ticket' then subject_id
                                            else after ->> 'continuesId' end)::bigint as ticket_id
            from changes.change
           where subject_type = 'company-ticket'
             and kind in ('end-company-ticket', 'change-zone', 'resend-ticket')) as change
   group by company_id, ticket_id
)
insert into tickets.ticket (
  tenant, company_id, id, service, agreement_id, holder_id, medium, medium_slot, product_id, profile_id,
  zone_from, zone_to, all_zones, nr_of_zones, start_date, expiration_date, ended_at, cancelled_at,
  failed_at, anonymised_at, continues_id, pickup_code, code_sent_at, downloaded_at, app_id, ticket_app,
  ordered_at)
overriding system value
select ticket.tenant, ticket.company_id, ticket.id, 'company-tickets', agreement_id,
       case when anonymised_at is null then subscriber_id end, 'phone',
       case when anonymised_at is null then person_key end, product_id, profile_id, zone_from, zone_to,
       all_zones, nr_of_zones, start_date, expiration_date,
       case when expiration_date is not null then coalesce(ended.at, ordered_at) end, cancelled_at,
       failed_at, anonymised_at, continues_id, case when anonymised_at is null then pickup_code end,
       code_sent_at, downloaded_at, case when anonymised_at is null then app_id end, ticket_app, ordered_at
  from tickets.ticket_before ticket
  left join ended on ended.company_id = ticket.company_id and ended.ticket_id = ticket.id
 order by person_key, start_date;
drop table tickets.ticket_before;
alter sequence tickets.ticket_id_seq1 rename to ticket_id_seq;
select setval('tickets.ticket_id_seq', coalesce(max(id), 0) + 1, false) from tickets.ticket;

alter table tickets.ticket
  add primary key (company_id, id),
  add unique (id),
  add foreign key (tenant, company_id) references companies.company (tenant, id),
  add foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  add foreign key (company_id, holder_id) references holders.holder (company_id, id),
  add foreign key (tenant, product_id) references products.product (tenant, id),
  add constraint redeemed_by_app foreign key (tenant, ticket_app)
    references tickets.ticket_app (tenant, client_id),
  -- One ticket on any day, whichever company or service ordered it. The lock on the slot comes first;
  -- this is what holds when somebody forgets it. No ticket begins before the month in which it is ordered, so
  -- none meets one that ended before this version: leaving those out saves a minute for 3 million tickets.
  add constraint one_ticket_at_a_time exclude using gist (
    medium_slot with =,
    daterange(start_date, expiration_date, '[]') with &&
  ) where (service in ('company-tickets', 'housing') and medium_slot is not null
    and cancelled_at is null and failed_at is null
    and (expiration_date is null
      or (expiration_date >= start_date and expiration_date >= date '2026-01-01')));
-- Free and school tickets: no two that nobody has ended share a slot and a last day.
create unique index one_open_ticket_per_medium on tickets.ticket
  (medium_slot, coalesce(expiration_date, 'infinity'))
  where service in ('free-tickets', 'school-tickets') and medium_slot is not null
    and cancelled_at is null and failed_at is null and ended_at is null;
create unique index one_open_ticket_per_holder on tickets.ticket
  (holder_slot, coalesce(expiration_date, 'infinity'))
  where holder_slot is not null and cancelled_at is null and failed_at is null and ended_at is null;
create unique index pickup_code_once on tickets.ticket (pickup_code, medium_part)
  where pickup_code is not null;
create index ticket_by_holder on tickets.ticket (company_id, holder_id) where holder_id is not null;
create index ticket_by_medium_slot on tickets.ticket (medium_slot) where medium_slot is not null;
create index ticket_by_holder_slot on tickets.ticket (holder_slot) where holder_slot is not null;
create index ticket_by_continued on tickets.ticket (company_id, continues_id) where continues_id is not null;
-- What a company still has in use is asked for by company.
create index ticket_live on tickets.ticket (company_id, service, expiration_date)
  include (tenant, start_date, agreement_id)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
-- What the nightly job looks for.
create index ticket_to_anonymise on tickets.ticket (expiration_date)
  where anonymised_at is null and expiration_date is not null;
create index void_ticket_to_anonymise on tickets.ticket ((coalesce(cancelled_at, failed_at)))
  where anonymised_at is null and coalesce(cancelled_at, failed_at) is not null;
analyze holders.slot, holders.holder, subscribers.subscriber, tickets.ticket;

-- The SQL twin of domain/tickets/ticket-status.rules.ts; a test holds the two equal.
drop function tickets.status;
create function tickets.status(
  start_date date, expiration_date date, pending_through date,
  cancelled_at timestamptz, failed_at timestamptz, anonymised_at timestamptz, today date
) returns text language sql immutable parallel safe
  return case
    when cancelled_at is not null then 'cancelled'
    when failed_at is not null then 'failed'
    when anonymised_at is not null then 'anonymised'
    when expiration_date < today or expiration_date < start_date then 'expired'
    when start_date > today or pending_through >= today then 'pending'
    else 'active'
  end;
