-- When the holder was last sent the code again; null while only the order's SMS has gone out.
alter table company_tickets.ticket add column code_sent_at timestamptz;
