import type {
  BillingPeriod,
  PeriodKind,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { feesInForce } from '#catalogue/products/products.public.ts';
import type { BillableFees } from '#ticketing/tickets/tickets.public.ts';

type FeesOfPeriod = {
  readonly tenant: TenantId;
  readonly bills: PeriodKind;
  readonly period: BillingPeriod;
  readonly companies: readonly number[];
};

/**
 * The fees of a service that are billed with a period, in the columns of `Billable`. A fee is billed once, with the period
 * of its day or, when that is closed already, with the first one after it that is open: a card may be registered late.
 * What was charged before the operator's first month was invoiced elsewhere.
 */
export function billedFees(
  fees: BillableFees,
  { tenant, bills, period, companies }: FeesOfPeriod,
): RawBuilder<unknown> {
  const { start, end } = period;
  const step = bills === 'months' ? sql.lit('month') : sql.lit('day');
  return sql`
    select card.company_id, card.agreement_id, 'FEE' as product_type, card.related_id, card.holder_id,
           card.kind as product, null::text as profile_id, null::text as zone_from, null::text as zone_to,
           false as all_zones, null::integer as nr_of_zones, card.sold_at, price.price_ore, 1 as quantity,
           price.vat_percent, case when price.vat_percent is null then array[card.agreement_id] end as unpriced_agreements
           ${bills === 'days' ? sql`, open.period_start as delivered_on` : sql``}
      from (${fees({ tenant, companies, through: end })}) as card
      left join invoices.closed_through closed
        on closed.company_id = card.company_id and closed.bills = ${bills}
     cross join lateral (
       select min(day)::date as period_start
         from generate_series(date_trunc(${step}, greatest(card.charged_on, closed.through + 1)::timestamp),
                              ${end}::date::timestamp, ('1 ' || ${step})::interval) as day
        where not exists (
          select from invoices.closed_period
           where closed_period.company_id = card.company_id
             and closed_period.agreement_id = card.agreement_id and period_start = day::date)) as open
      left join lateral (${feesInForce(tenant, sql`card.charged_on`)}) as price on price.kind = card.kind
     where open.period_start between ${start}::date and ${end}::date
       and price.price_ore is distinct from 0
       and not exists (
         select from invoices.line
          where line.company_id = card.company_id and line.related_id = card.related_id
            and line.product_type = 'FEE')
       and not exists (
         select from invoices.first_month ours
          where ours.tenant = ${tenant} and ours.month > card.charged_on)`;
}
