-- What company tickets have for themselves; the tickets are in the schema `tickets`.
create schema company_tickets;

-- Whole days between the end of a ticket and the start of a new one for the same phone.
create table company_tickets.quarantine (
  tenant text not null,
  valid_from date not null,
  days integer not null check (days >= 0),
  -- As of other reference data (docs/decisions/0070).
  origin text not null default 'invented' check (origin in ('fact', 'assumption', 'invented')),
  as_of date not null default '2000-01-01',
  primary key (tenant, valid_from)
);

-- Tries and uses that are limited, for all processes together: one row each, which counts for its own time. Any span of
-- that length has at most the limit, and not only those that begin with a first try (docs/decisions/0051).
create table company_tickets.wrong_try (
  -- A digest: an address is personal data, and its number is enough.
  who text not null,
  counted_until timestamptz not null
);
create index wrong_try_by_client on company_tickets.wrong_try (who, counted_until);
create index wrong_try_by_age on company_tickets.wrong_try (counted_until);
