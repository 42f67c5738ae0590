-- Issued tickets of all services, the apps that redeem them, and the keys of their links and codes.
create schema tickets;

-- Ticket apps: who may redeem pickup codes at an operator, by HTTP Basic.
create table tickets.ticket_app (
  tenant text not null,
  client_id text not null check (client_id ~ '^[a-z0-9-]{3,50}$'),
  name text not null,
  -- SHA-256 of 256 random bits: nothing shorter is ever a secret here, so nothing slower is needed.
  secret_digest text not null,
  is_active boolean not null default true,
  primary key (tenant, client_id)
);

-- A ticket of any service: the person that it is for can be erased, and what it may not share with another ticket is a
-- slot (docs/decisions/0030, 0074).
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
  -- From and to as ordered; both null for all zones. Zones of a ticket never change.
  zone_from text,
  zone_to text,
  all_zones boolean not null,
  nr_of_zones integer not null check (nr_of_zones >= 1),
  -- Of a pupil with two homes the zones of the second one, on a card (docs/decisions/0104).
  second_zone_from text,
  second_zone_to text,
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
  -- When an app redeemed it, on which phone, and which app.
  downloaded_at timestamptz,
  app_id text,
  ticket_app text,
  -- When its page first gave the code for inspection: a holder who has it can travel, although no app has redeemed the
  -- ticket (docs/decisions/0066).
  shown_at timestamptz,
  ordered_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (tenant, company_id) references companies.company (tenant, id),
  foreign key (company_id, agreement_id) references agreements.agreement (company_id, id),
  foreign key (company_id, holder_id) references holders.holder (company_id, id),
  foreign key (tenant, product_id) references products.product (tenant, id),
  constraint redeemed_by_app foreign key (tenant, ticket_app)
    references tickets.ticket_app (tenant, client_id),
  check (all_zones = (zone_from is null)),
  check ((zone_from is null) = (zone_to is null)),
  constraint two_homes_on_card check (
    num_nulls(second_zone_from, second_zone_to) in (0, 2)
    and (second_zone_from is null or (medium = 'card' and not all_zones))),
  constraint code_is_on_phone check (medium = 'phone' or (pickup_code is null and downloaded_at is null)),
  constraint card_ticket_has_card check ((medium = 'card') = (card_id is not null)),
  constraint paper_has_no_slot check (medium <> 'paper' or medium_slot is null),
  constraint anonymised_is_empty check (anonymised_at is null or num_nonnulls(
    holder_id, medium_slot, holder_slot, pickup_code, app_id) = 0),
  -- One ticket on any day, whichever company or service ordered it. The lock on the slot comes first; this is what holds
  -- when it is forgotten. No ticket begins before the month in which it is ordered, so none meets one that ended before
  -- 2026: leaving those out saves a minute for 3 million tickets.
  constraint one_ticket_at_a_time exclude using gist (
    medium_slot with =,
    daterange(start_date, expiration_date, '[]') with &&
  ) where (service in ('company-tickets', 'housing') and medium_slot is not null
    and cancelled_at is null and failed_at is null
    and (expiration_date is null
      or (expiration_date >= start_date and expiration_date >= date '2026-01-01')))
) with (fillfactor = 90);
-- Free and school tickets: no two without an end by a user share a slot and a last day.
create unique index one_open_ticket_per_medium on tickets.ticket
  (medium_slot, coalesce(expiration_date, 'infinity'))
  where service in ('free-tickets', 'school-tickets') and medium_slot is not null
    and cancelled_at is null and failed_at is null and ended_at is null;
create unique index one_open_ticket_per_holder on tickets.ticket
  (holder_slot, coalesce(expiration_date, 'infinity'))
  where holder_slot is not null and cancelled_at is null and failed_at is null and ended_at is null;
create unique index pickup_code_once on tickets.ticket (pickup_code, medium_part)
  where pickup_code is not null;
-- Tickets that follow each other on one card are counted as those on one code.
create unique index card_part_once on tickets.ticket (company_id, card_id, medium_part)
  where card_id is not null;
create index ticket_by_holder on tickets.ticket (company_id, holder_id) where holder_id is not null;
create index ticket_by_medium_slot on tickets.ticket (medium_slot) where medium_slot is not null;
create index ticket_by_holder_slot on tickets.ticket (holder_slot) where holder_slot is not null;
-- From a ticket to the one that continues it: the holder page leads there.
create index ticket_by_continued on tickets.ticket (company_id, continues_id) where continues_id is not null;
-- Whether an app on a phone has redeemed a ticket before: asked while many wrong pickup codes come.
create index ticket_by_app_instance on tickets.ticket (tenant, ticket_app, app_id)
  where app_id is not null;
-- What a company still has in use; the filters and counts of the employee list read it from this index alone.
create index ticket_live on tickets.ticket (company_id, service, expiration_date)
  include (tenant, start_date, agreement_id, holder_id, pending_through)
  where cancelled_at is null and failed_at is null and anonymised_at is null;
-- Few tickets wait for their code at a time: a ticket leaves this index when its code is fetched.
create index ticket_awaits_pickup on tickets.ticket (company_id, service)
  include (holder_id, start_date, expiration_date, pending_through)
  where pickup_code is not null and downloaded_at is null
    and cancelled_at is null and failed_at is null and anonymised_at is null;
-- The list over all schools of a county reads which tickets are whose, and of which year, from this index alone: among the
-- tickets of all services it would look for those of each pupil (docs/decisions/0099).
create index school_ticket_by_holder on tickets.ticket (company_id, holder_id) include (id, start_date)
  where service = 'school-tickets' and anonymised_at is null;
-- Few tickets have zones of a second home: lines of invoices look them up here.
create index two_homes on tickets.ticket (company_id, id, second_zone_from, second_zone_to)
  where second_zone_from is not null;
-- The nightly job ends children's tickets that no user has ended.
create index child_ticket_to_end on tickets.ticket (id)
  where service = 'free-tickets' and profile_id = 'CHILD' and ended_at is null
    and cancelled_at is null and failed_at is null and anonymised_at is null;
-- The nightly job anonymises tickets that are over, that never were valid, or whose time after the order is over.
create index ticket_to_anonymise on tickets.ticket (expiration_date)
  where anonymised_at is null and expiration_date is not null;
create index void_ticket_to_anonymise on tickets.ticket ((coalesce(cancelled_at, failed_at)))
  where anonymised_at is null and coalesce(cancelled_at, failed_at) is not null;
create index ordered_ticket_to_anonymise on tickets.ticket (ordered_at)
  where anonymised_at is null and service = 'ticket-counter';

-- The SQL twin of ticket-status.rules.ts; a test holds the two equal.
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

-- The order in which a person's tickets speak for the person in a list: living ones first.
create function tickets.status_rank(status text) returns integer
  language sql immutable parallel safe
  return array_position(
    array['active', 'pending', 'expired', 'cancelled', 'failed', 'anonymised'], status);

-- What links to holder pages are derived with; made at the first start.
create table tickets.link_key (
  tenant text primary key,
  key text not null
);

-- What codes on tickets are signed with (Ed25519): the newest that has begun. Verifiers get the public halves.
create table tickets.signing_key (
  tenant text not null,
  kid text not null,
  private_jwk jsonb not null,
  valid_from timestamptz not null,
  -- A key that got out: it signs nothing more, and verifiers no longer get it.
  withdrawn_at timestamptz,
  primary key (tenant, kid)
);
