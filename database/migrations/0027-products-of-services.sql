-- A product says which services sell it; one that no service sells is there for its price alone.
alter table products.product add column services text[] not null default '{}'
  check (services <@ array['company-tickets', 'housing', 'free-tickets', 'school-tickets', 'ticket-counter']);
update products.product set services = array['company-tickets', 'housing'] where service = 'COMPANY_TICKET';
alter table products.product alter column services drop default, drop column service;

-- No upper limit of zones paid for: a single ticket has up to 5 at the main operator and 6 at the second.
alter table products.price drop constraint price_nr_of_zones_check,
  add constraint price_nr_of_zones_check check (nr_of_zones >= 1);
alter table tickets.ticket drop constraint ticket_nr_of_zones_check,
  add constraint ticket_nr_of_zones_check check (nr_of_zones >= 1);
