-- Tickets on cards and paper, with or without a holder (docs/decisions/0074).

-- Lists of pupils and employees have longer names than an order of a company ticket allows.
alter table holders.holder
  drop constraint holder_first_name_check,
  drop constraint holder_last_name_check,
  drop constraint holder_class_name_check,
  drop constraint holder_card_name_check,
  drop constraint erased_is_empty,
  -- The birth date of an entry is the holder's own.
  drop column employee_birth_date,
  add check (length(first_name) between 1 and 100),
  add check (length(last_name) between 1 and 100),
  add check (length(class_name) between 1 and 100),
  add check (length(card_name) between 1 and 100),
  add constraint erased_is_empty check (erased_at is null or num_nonnulls(
    first_name, last_name, employee_id, phone_country_code, phone, birth_date, class_name, card_name,
    note) = 0);

alter table tickets.ticket
  add constraint card_ticket_has_card check ((medium = 'card') = (card_id is not null)),
  add constraint paper_has_no_slot check (medium <> 'paper' or medium_slot is null);
-- Tickets that follow each other on one card are counted as those on one code.
create unique index card_part_once on tickets.ticket (company_id, card_id, medium_part)
  where card_id is not null;
-- What the nightly job looks for among tickets that are kept for a time after their order.
create index ordered_ticket_to_anonymise on tickets.ticket (ordered_at)
  where anonymised_at is null and service = 'ticket-counter';
