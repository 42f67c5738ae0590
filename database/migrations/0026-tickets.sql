-- An issued ticket is the same thing for every service: it leaves the schema of company tickets.
create schema tickets;
alter table company_tickets.ticket set schema tickets;
alter table company_tickets.ticket_app set schema tickets;
alter table company_tickets.link_key set schema tickets;
alter table company_tickets.signing_key set schema tickets;
alter function company_tickets.status set schema tickets;
alter function company_tickets.status_rank set schema tickets;
