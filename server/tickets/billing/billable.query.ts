import type { BillingPeriod } from '@takst/domain/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { RegisteredServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { businessTimeZone } from '@takst/domain/time/business-day.rules.ts';
import { type RawBuilder, sql } from 'kysely';

export type BillableRequest = {
  readonly tenant: TenantId;
  /** A month; of a service that bills days, any number of days. */
  readonly period: BillingPeriod;
  /** A month that is not over then counts on codes that are owed; null of one that is over. */
  readonly today: Temporal.PlainDate | null;
  readonly companies: readonly number[];
  /** A relation (company_id, agreement_id, period_start): what of those companies is closed of the period already. */
  readonly closed: RawBuilder<unknown>;
  /**
   * A relation (company_id, related_id, holder_id) of those companies: whose tickets and subscriptions were that are
   * anonymised, and may have to be billed for the period all the same.
   */
  readonly unbilledEntries: RawBuilder<unknown>;
};

/**
 * What a service has to bill under agreements in a period, as a part of a statement: one row for each line, with the
 * columns of `invoices.line` and the holder's id, and `delivered_on` after them where the service bills days. A row
 * without a price means that none is on file: it names the agreements that are not invoiced until there is one.
 */
export type Billable = (request: BillableRequest) => RawBuilder<unknown>;

/** The tickets of a service, and the subscriptions that it sells beside them. */
export const billableOf =
  (service: RegisteredServiceId): Billable =>
  (request) =>
    sql`${billableTickets(service, request)} union all ${billableSubscriptions(service, request)}`;

/** Said as a list, by which the database knows how much it will find; of a relation it expects anything. */
const idsOf = (companies: readonly number[]) => sql`${sql.val([...companies])}::bigint[]`;

/** The newest VAT rate of a kind that has begun. */
const rateInForce = (kind: RawBuilder<unknown>, month: Temporal.PlainDate) => sql`
  (select percent from products.vat_rate
    where kind = ${kind} and valid_from <= ${month}::date order by valid_from desc limit 1)`;

/**
 * The company tickets of a person in one company are charged once, by the dearest that is charged for the month
 * (docs/decisions/0038). The SQL twin of `chargeIn` and `monthsCharged`. While one of them has no price nobody knows
 * which is the dearest: the agreements of all of them wait.
 */
const billableTickets = (
  service: RegisteredServiceId,
  { tenant, period, companies, closed, unbilledEntries }: BillableRequest,
) => {
  const month = period.start;
  const isBilled = sql`ticket.tenant = ${tenant} and service = ${service} and cancelled_at is null
    and failed_at is null and ${isCharged(period)}`;
  return sql`
  select company_id, agreement_id, 'TICKET' as product_type, id as related_id, holder_id,
         product_id as product, profile_id, zone_from, zone_to, all_zones, nr_of_zones,
         ordered_at as sold_at, price_ore, 1 as quantity, vat_percent,
         case when price_ore is null then (
           select array_agg(ticket.agreement_id) from tickets.ticket
            where ticket.company_id = dearest.company_id and ${isBilled}
              and ((anonymised_at is null and ticket.holder_id = dearest.person)
                or (ticket.company_id, ticket.id, dearest.person) in (
                  select company_id, related_id, holder_id from ${unbilledEntries} as unbilled))) end as unpriced_agreements
    from (
      select distinct on (ticket.company_id, ticket.person) ticket.*, price.price_ore, price.vat_percent
        from (
          select ticket.*, holder_id as person from tickets.ticket
           where ticket.company_id = any(${companiesToRead({ companies, closed, unbilledEntries })})
             and anonymised_at is null and ${isBilled}
          union all
          select ticket.*, unbilled.holder_id
            from ${unbilledEntries} as unbilled
            join tickets.ticket
              on ticket.company_id = unbilled.company_id and ticket.id = unbilled.related_id
           where anonymised_at is not null and ${isBilled}
        ) as ticket
        left join (
          select distinct on (product_id, profile_id, nr_of_zones)
                 product_id, profile_id, nr_of_zones, price_ore,
                 ${rateInForce(sql`product.vat_kind`, month)} as vat_percent
            from products.price
            join products.product on product.tenant = price.tenant and product.id = price.product_id
           where price.tenant = ${tenant} and valid_from <= ${month}::date
           order by product_id, profile_id, nr_of_zones, valid_from desc) as price
          on price.product_id = ticket.product_id and price.profile_id = ticket.profile_id
         and price.nr_of_zones = ticket.nr_of_zones
       order by ticket.company_id, ticket.person, price.price_ore desc nulls first,
                ticket.start_date desc, ticket.id desc
    ) as dearest
   where price_ore is distinct from 0 and ${isOpen(closed)}`;
};

const isCodeThere = (last: Temporal.PlainDate, today: Temporal.PlainDate | null) => {
  const isDrawn = sql`code_drawn_at is not null and (expiration_date <= ${last}::date
    or (code_drawn_at at time zone ${sql.lit(businessTimeZone)})::date <= ${last}::date)`;
  const isOver = today === null || Temporal.PlainDate.compare(last, today) < 0;
  if (isOver) return sql`(${isDrawn})`;
  return sql`((${isDrawn}) or (code_drawn_at is null
    and (expiration_date is null or expiration_date >= ${today}::date)))`;
};

const isOpen = (closed: RawBuilder<unknown>) =>
  sql`(company_id, agreement_id) not in (select company_id, agreement_id from ${closed} as closed)`;

/**
 * All of them as long as nothing is closed; then those with tickets under other agreements, by an index alone, and those
 * with tickets that are anonymised. On most days these are few.
 */
const companiesToRead = ({
  companies,
  closed,
  unbilledEntries,
}: Pick<BillableRequest, 'companies' | 'closed' | 'unbilledEntries'>) => sql`
  case when exists (select from ${closed} as closed) then array(
    select company_id from tickets.ticket
     where company_id = any(${idsOf(companies)}) and cancelled_at is null and failed_at is null
       and anonymised_at is null and ${isOpen(closed)}
    union
    select company_id from ${unbilledEntries} as unbilled)
  else ${idsOf(companies)} end`;

/**
 * Valid on at least one day of the month; or it begins in it, and was redeemed or shown and then ended before that first
 * day. The SQL twin of `monthsCharged` and `isHandedOut`.
 */
function isCharged({ start: month, end: last }: BillingPeriod): RawBuilder<boolean> {
  return sql`start_date <= ${last}::date and (expiration_date is null
    or (expiration_date >= ${month}::date and expiration_date >= start_date)
    or (expiration_date < start_date and start_date >= ${month}::date
      and coalesce(downloaded_at, shown_at) is not null
      and (ended_at at time zone ${sql.lit(businessTimeZone)})::date >= start_date))`;
}

/**
 * A subscription is charged for each month in which it is valid on at least one day (domain: Invoices), and one whose code
 * was drawn for the month of its first day, but for none before that in which its code was drawn. The SQL twin of
 * `isSubscriptionCharged`; the code itself is gone once the subscription is anonymised.
 */
const billableSubscriptions = (
  service: RegisteredServiceId,
  { tenant, period, today, companies, closed, unbilledEntries }: BillableRequest,
) => {
  const { start: month, end: last } = period;
  const isBilled = sql`subscription.tenant = ${tenant} and service = ${service} and cancelled_at is null
    and failed_at is null and start_date <= ${last}::date
    and (expiration_date is null or (expiration_date >= ${month}::date and expiration_date >= start_date)
      or (expiration_date < start_date and start_date >= ${month}::date and code_drawn_at is not null))
    and ${isCodeThere(last, today)}`;
  return sql`
  select company_id, agreement_id, 'MOBILITY', subscription.id, holder_id, subscription.type, null, null,
         null, false, null, ordered_at, price.price_ore, 1, price.vat_percent,
         case when price.price_ore is null then array[agreement_id] end
    from (
      select * from subscriptions.subscription
       where company_id = any(${idsOf(companies)}) and anonymised_at is null and ${isBilled}
      union all
      select subscription.*
        from ${unbilledEntries} as unbilled
        join subscriptions.subscription
          on subscription.company_id = unbilled.company_id and subscription.id = unbilled.related_id
       where anonymised_at is not null and ${isBilled}
    ) as subscription
    left join (
      select distinct on (type) type, price_ore, ${rateInForce(sql`'STANDARD'`, month)} as vat_percent
        from subscriptions.price
       where price.tenant = ${tenant} and valid_from <= ${month}::date
       order by type, valid_from desc) as price on price.type = subscription.type
   where ${isOpen(closed)} and price.price_ore is distinct from 0`;
};
