-- A pupil with two homes: the zones of the second one, on a card (issue: School tickets). Zones of a ticket never change.
alter table tickets.ticket
  add column second_zone_from text,
  add column second_zone_to text,
  add constraint two_homes_on_card check (
    num_nulls(second_zone_from, second_zone_to) in (0, 2)
    and (second_zone_from is null or (medium = 'card' and not all_zones)));

-- Few tickets have them: lines of invoices look them up here.
create index two_homes on tickets.ticket (company_id, id, second_zone_from, second_zone_to)
  where second_zone_from is not null;
