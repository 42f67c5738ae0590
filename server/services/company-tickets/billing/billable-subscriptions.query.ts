import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import { rateInForce, vatKindOfSubscriptions } from '#catalogue/products/products.public.ts';
import {
  type BillableRequest,
  idsOf,
  isAnonymised,
  isHeldEntry,
  isNotAnonymised,
  isOpen,
} from '#ticketing/tickets/tickets.public.ts';

const isCodeThere = (last: Temporal.PlainDate, today: Temporal.PlainDate | null) => {
  const isDrawn = sql`code_drawn_at is not null and (expiration_date <= ${last}::date
    or (code_drawn_at at time zone ${sql.lit(businessTimeZone)})::date <= ${last}::date)`;
  const isOver = today === null || Temporal.PlainDate.compare(last, today) < 0;
  if (isOver) return sql`(${isDrawn})`;
  return sql`((${isDrawn}) or (code_drawn_at is null
    and (expiration_date is null or expiration_date >= ${today}::date)))`;
};

/**
 * A subscription is charged for each month in which it is valid on at least one day (domain: Invoices), and one whose code
 * was drawn for the month of its first day, but for none before that in which its code was drawn. The SQL twin of
 * `isSubscriptionCharged`; the code itself is gone once the subscription is anonymised.
 */
export const billableSubscriptions = (
  service: RegisteredServiceId,
  { tenant, period, today, companies, closed, unbilledEntries }: BillableRequest,
) => {
  const { start: month, end: last } = period;
  const isBilled = sql`subscription.tenant = ${tenant} and service = ${service}
    and ${isHeldEntry('subscription')} and start_date <= ${last}::date
    and (expiration_date is null or (expiration_date >= ${month}::date and expiration_date >= start_date)
      or (expiration_date < start_date and start_date >= ${month}::date and code_drawn_at is not null))
    and ${isCodeThere(last, today)}`;
  return sql`
  select company_id, agreement_id, 'MOBILITY', subscription.id, holder_id, subscription.type, null, null,
         null, false, null, ordered_at, price.price_ore, 1, price.vat_percent,
         case when price.price_ore is null then array[agreement_id] end
    from (
      select * from subscriptions.subscription
       where company_id = any(${idsOf(companies)}) and ${isNotAnonymised('subscription')} and ${isBilled}
      union all
      select subscription.*
        from ${unbilledEntries} as unbilled
        join subscriptions.subscription
          on subscription.company_id = unbilled.company_id and subscription.id = unbilled.related_id
       where ${isAnonymised('subscription')} and ${isBilled}
    ) as subscription
    left join (
      select distinct on (type) type, price_ore, 
             ${rateInForce(vatKindOfSubscriptions, sql`${month}::date`)} as vat_percent
        from subscriptions.price
       where price.tenant = ${tenant} and valid_from <= ${month}::date
       order by type, valid_from desc) as price on price.type = subscription.type
   where ${isOpen(closed)} and price.price_ore is distinct from 0`;
};
