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
