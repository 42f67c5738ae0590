-- The list over all schools of a county reads which tickets are whose, and of which class and year, from two indexes alone
-- (docs/decisions/0099): among the tickets of all services it would else look for those of each pupil.
create index school_ticket_by_holder on tickets.ticket (company_id, holder_id) include (id, start_date)
  where service = 'school-tickets' and anonymised_at is null;
drop index holders.pupil_order;
create index pupil_order on holders.holder (company_id, sorted, id) include (tenant, class_name)
  where kind = 'pupil' and erased_at is null;
