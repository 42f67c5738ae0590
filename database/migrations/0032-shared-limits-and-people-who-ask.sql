-- Requests for sign-ins, codes, private links and files, counted for all processes together (docs/decisions/0145): one
-- row for each caller and kind, which one statement counts up.
create schema limits;

-- Unlogged: a count that is lost with the server begins anew, and no call waits for the disk.
create unlogged table limits.counted_request (
  -- A digest: an address is personal data, and its number is enough.
  who text primary key,
  -- The end of the minute that began with the first request.
  counted_until timestamptz not null,
  requests integer not null
) with (fillfactor = 50);
create index counted_request_age on limits.counted_request (counted_until);

-- People who asked for their data or to be erased (docs/decisions/0146): who did it, when and why. Nothing says who the
-- person was, and so it stays.
create schema privacy;
create table privacy.request (
  tenant text not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('export', 'erase')),
  reason text not null check (reason in ('asked-by-person', 'asked-by-guardian', 'asked-by-customer', 'duty')),
  -- Of the case at customer support.
  case_number text not null check (length(case_number) <= 30),
  requested_at timestamptz not null,
  requested_by bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'stopped')),
  settled_at timestamptz,
  -- How many things were in the file, or were erased, and how many stayed.
  count integer,
  kept_count integer,
  primary key (tenant, id),
  foreign key (tenant, requested_by) references users."user" (tenant, id)
);
create index privacy_request_order on privacy.request (tenant, requested_at desc, id desc);
