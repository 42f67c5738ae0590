-- A subscription that goes to another phone is held there from that day on: what somebody else had there before
-- is in nobody's way (docs/decisions/0048).
alter table subscriptions.subscription
  -- Null while it is with the phone that it was ordered for.
  add column moved_on date,
  drop constraint one_subscription_at_a_time,
  -- One of a type on any day for a person, whichever company ordered it. The lock on the slot comes first.
  add constraint one_subscription_at_a_time exclude using gist (
    person_slot with =,
    type with =,
    daterange(greatest(start_date, moved_on), expiration_date, '[]') with &&
  ) where (person_slot is not null and cancelled_at is null and failed_at is null
    and (expiration_date is null or expiration_date >= greatest(start_date, moved_on)));
