-- The ticket history of a company reads what is made, the newest first, and counts it from the index alone.
create index delivery_made on ticket_counter.delivery (company_id, order_id, position)
  where delivered_on is not null;
-- Orders with something that could not be made.
create index delivery_failed on ticket_counter.delivery (company_id, order_id) where problem is not null;
