-- The SQL twin of domain/company-tickets/ticket-status.rules.ts; a test holds the two equal.
create function company_tickets.status(
  start_date date, expiration_date date,
  cancelled_at timestamptz, failed_at timestamptz, anonymised_at timestamptz,
  today date
) returns text language sql immutable parallel safe
  return case
    when cancelled_at is not null then 'cancelled'
    when failed_at is not null then 'failed'
    when anonymised_at is not null then 'anonymised'
    when expiration_date < today or expiration_date < start_date then 'expired'
    when start_date > today then 'pending'
    else 'active'
  end;

-- The order in which a person's tickets speak for the person in a list: the most living first.
create function company_tickets.status_rank(status text) returns integer
  language sql immutable parallel safe
  return array_position(
    array['active', 'pending', 'expired', 'cancelled', 'failed', 'anonymised'], status);
