-- Ticket apps: who may redeem pickup codes at an operator, by HTTP Basic.
create table company_tickets.ticket_app (
  tenant text not null,
  client_id text not null check (client_id ~ '^[a-z0-9-]{3,50}$'),
  name text not null,
  -- SHA-256 of 256 random bits: nothing shorter is ever a secret here, so nothing slower is needed.
  secret_digest text not null,
  is_active boolean not null default true,
  primary key (tenant, client_id)
);

-- Which app has redeemed the ticket; null when none has, and for what was redeemed before apps were known.
alter table company_tickets.ticket
  add column ticket_app text,
  add constraint redeemed_by_app foreign key (tenant, ticket_app)
    references company_tickets.ticket_app (tenant, client_id);

-- From a ticket to the one that goes on from it: the holder page leads there.
create index if not exists ticket_by_continued on company_tickets.ticket (company_id, continues_id)
  where continues_id is not null;

-- Tries that found nothing, counted by whoever tried, for all processes together.
create table company_tickets.wrong_try (
  -- A digest: an address is personal data, and its number is enough.
  who text primary key,
  tries integer not null,
  counted_until timestamptz not null
);
create index wrong_try_by_age on company_tickets.wrong_try (counted_until);

-- What links to holder pages are derived with; made at the first start.
create table company_tickets.link_key (
  tenant text primary key,
  key text not null
);

-- What codes on tickets are signed with (Ed25519): the newest that has begun. Verifiers get the public halves.
create table company_tickets.signing_key (
  tenant text not null,
  kid text not null,
  private_jwk jsonb not null,
  valid_from timestamptz not null,
  -- A key that got out: it signs nothing more, and verifiers no longer get it.
  withdrawn_at timestamptz,
  primary key (tenant, kid)
);
