-- From which day a school year may be ordered, beside the one before it (domain: School ticket). Years that are stored
-- already get 1 May, as the project's own file says.
alter table school_tickets.school_year add column opens_on date;
update school_tickets.school_year
   set opens_on = make_date(extract(year from first_start)::int, 5, 1);
alter table school_tickets.school_year
  alter column opens_on set not null,
  add constraint opens_before_first_start check (opens_on <= first_start),
  -- A first start that is moved would else be a second year beside the one that it was to replace.
  add constraint one_year_on_a_day exclude using gist (
    tenant with =, daterange(first_start, last_day, '[]') with &&);
