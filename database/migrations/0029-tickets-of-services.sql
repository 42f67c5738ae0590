-- A ticket of any service: whom it is for can be erased, and what it may not share with another is a slot.
alter table tickets.ticket drop constraint one_ticket_at_a_time;
drop index tickets.ticket_by_subscriber, tickets.ticket_by_person, tickets.ticket_by_continued,
  tickets.ticket_living, tickets.pickup_code_once;
alter table tickets.ticket rename column subscriber_id to holder_id;
alter table tickets.ticket rename column person_key to medium_slot;
alter table tickets.ticket
  alter column holder_id drop not null,
  alter column medium_slot drop not null,
  add column service text not null default 'company-tickets' check (service in
    ('company-tickets', 'housing', 'free-tickets', 'school-tickets', 'ticket-counter')),
  add column medium text not null default 'phone' check (medium in ('phone', 'card', 'paper')),
  -- The slot of its holder, and the card on which it lies.
  add column holder_slot bigint,
  add column card_id bigint,
  -- Pending up to this day: a code until it is used, paper on its first day; null: by start_date.
  add column pending_through date,
  -- When a user or a continuation set the end; null for an end by rule.
  add column ended_at timestamptz,
  -- 1, 2, …: continues on the same code or card.
  add column medium_part smallint not null default 0;
alter table tickets.ticket alter column service drop default, alter column medium drop default;
alter table tickets.ticket set (fillfactor = 90);

-- So far a user or a continuation has set every end.
with ended as (
  select company_id, ticket_id, max(at) as at
    from (select company_id, at, (case kind when 'end-company-ticket' then subject_id
                                            else after ->> 'continuesId' end)::bigint as ticket_id
            from changes.change
           where subject_type = 'company-ticket'
             and kind in ('end-company-ticket', 'change-zone', 'resend-ticket')) as change
   group by company_id, ticket_id
)
update tickets.ticket set ended_at = coalesce(ended.at, ticket.ordered_at)
  from tickets.ticket one
  left join ended on ended.company_id = one.company_id and ended.ticket_id = one.id
 where one.company_id = ticket.company_id and one.id = ticket.id and ticket.expiration_date is not null;

alter table tickets.ticket
  add foreign key (company_id, holder_id) references holders.holder (company_id, id),
  add constraint code_is_on_phone check (medium = 'phone' or (pickup_code is null and downloaded_at is null)),
  add constraint anonymised_is_empty check (anonymised_at is null or num_nonnulls(
    holder_id, medium_slot, holder_slot, pickup_code, app_id) = 0),
  -- One ticket on any day, whichever company or service ordered it. The lock on the slot comes first;
  -- this is what holds when somebody forgets it.
  add constraint one_ticket_at_a_time exclude using gist (
    medium_slot with =,
    daterange(start_date, expiration_date, '[]') with &&
  ) where (service in ('company-tickets', 'housing') and medium_slot is not null
    and cancelled_at is null and failed_at is null
    and (expiration_date is null or expiration_date >= start_date));
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
