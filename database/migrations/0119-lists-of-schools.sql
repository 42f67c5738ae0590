-- The list over all schools of a county reads which tickets are whose, and of which class and year, from two indexes alone
-- (docs/decisions/0099): among the tickets of all services it would else look for those of each pupil.
create index school_ticket_by_holder on tickets.ticket (company_id, holder_id) include (id, start_date)
  where service = 'school-tickets' and anonymised_at is null;
drop index holders.pupil_order;
create index pupil_order on holders.holder (company_id, sorted, id) include (tenant, class_name)
  where kind = 'pupil' and erased_at is null;
-- A word is searched for in many schools at once: the index of everybody begins with the company, and would find all people
-- of the operator who have it.
create index pupil_search on holders.holder using gin (folded gin_trgm_ops)
  with (gin_pending_list_limit = 4096) where kind = 'pupil' and erased_at is null;
