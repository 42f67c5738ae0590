-- When the discount code of a subscription was drawn; sending it again changes `code_sent_at` alone. A subscription is
-- invoiced from the month of that day on (docs/decisions/0066). It stays when the code itself is erased.
alter table subscriptions.subscription add column code_drawn_at timestamptz;

update subscriptions.subscription
   set code_drawn_at = coalesce(
         (select min(used_at) from code_pools.code
           where code.tenant = subscription.tenant and code.kind = subscription.type
             and used_for_type = 'subscription' and used_for_id = subscription.id),
         code_sent_at)
 where code_sent_at is not null or discount_code is not null;

alter table subscriptions.subscription
  add constraint drawn_code_has_its_day check (discount_code is null or code_drawn_at is not null);
