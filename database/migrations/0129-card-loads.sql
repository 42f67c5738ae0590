-- A card system asks what is to be loaded on a card, and reports what was loaded in `used_at` (docs/decisions/0107).
create index delivery_to_load on ticket_counter.delivery (tenant, card_number)
  where card_number is not null and used_at is null;
