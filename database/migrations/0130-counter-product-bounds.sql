-- What an operator says of a single trip and of travel money at its counters (docs/decisions/0109).
alter table products.product
  -- For how many hours a single trip is valid after its code is used; null of products with days.
  add column trip_hours integer check (trip_hours > 0),
  -- What may be put on a travel card at once, in kroner; null of tickets.
  add column least_amount integer check (least_amount > 0),
  add column most_amount integer,
  add constraint amounts_are_bounds check (
    num_nonnulls(least_amount, most_amount) in (0, 2) and least_amount <= most_amount);

-- As the code had it for every operator until now: assumed, as no operator publishes them.
update products.product set trip_hours = 3
 where 'ticket-counter' = any(services) and nr_of_days_valid is null and not 'travel-money' = any(tags);
update products.product set least_amount = 50, most_amount = 5000
 where 'ticket-counter' = any(services) and 'travel-money' = any(tags);
