-- When the holder page first gave the code for inspection of a ticket: whoever has it can travel, although no app has
-- redeemed the ticket (docs/decisions/0066).
alter table tickets.ticket add column shown_at timestamptz;
