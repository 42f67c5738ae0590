import type { BillingPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { taxablePrices, ticketPrices } from '#catalogue/products/products.public.ts';
import { idsOf, isHeldEntry } from '#ticketing/tickets/tickets.public.ts';

export type MonthOfCompanies = {
  readonly tenant: TenantId;
  /** A month. */
  readonly period: BillingPeriod;
  readonly companies: readonly number[];
};

/**
 * The ticket for which each entitlement is charged and taxed in a month in which it is valid on at least one day: the
 * dearest of the month, of equals the newest, under its department (domain: Price and tax). What is written down of the
 * month already is left out. While one of its tickets has no price nobody knows which is the dearest: `price_ore` is null
 * then, and `unpriced_agreements` are the agreements of all of them.
 */
export const chargedTickets = (month: MonthOfCompanies): RawBuilder<unknown> => sql`
  select distinct on (ticket.company_id, ticket.entitlement_id)
         ticket.*, price.price_ore, price.vat_percent,
         array_agg(ticket.agreement_id) over (
           partition by ticket.company_id, ticket.entitlement_id) as unpriced_agreements
    from (${validTickets(month)}) as ticket
    left join (${ticketPrices(month.tenant, month.period.start)}) as price
      on price.product_id = ticket.product_id and price.profile_id = ticket.profile_id
     and price.nr_of_zones = ticket.nr_of_zones
   where (ticket.company_id, ticket.entitlement_id) not in (${bookedEntitlements(month)})
   order by ticket.company_id, ticket.entitlement_id, price.price_ore desc nulls first,
            ticket.start_date desc, ticket.id desc`;

/**
 * The same with what is taxed: `benefit_ore` on the 1st, or on the first day of a ticket that begins later in the month;
 * `own_share_ore` of its department; and `tax_ore`, the benefit less the own share. Benefit and tax are null where no
 * retail price is on file.
 */
export const freeTicketMonth = (month: MonthOfCompanies): RawBuilder<unknown> => sql`
  select charged.*, taxable.taxable_ore as benefit_ore, coalesce(share.amount_ore, 0) as own_share_ore,
         case when taxable_ore is not null then greatest(taxable_ore - coalesce(share.amount_ore, 0), 0) end as tax_ore
    from (${chargedTickets(month)}) as charged
    left join (${taxablePrices(month.tenant, month.period)}) as taxable
      on taxable.profile_id = charged.profile_id and taxable.nr_of_zones = charged.nr_of_zones
     and taxable.from_day <= greatest(charged.start_date, ${month.period.start}::date)
     and (until_day is null or until_day > greatest(charged.start_date, ${month.period.start}::date))
    left join (${ownShares(month)}) as share
      on share.company_id = charged.company_id and share.agreement_id = charged.agreement_id`;

/** The tickets that are valid on a day of the month, each with its entitlement. Their holders may be erased. */
const validTickets = ({ tenant, period, companies }: MonthOfCompanies) => sql`
  select ticket.*, detail.entitlement_id, detail.holder_type
    from tickets.ticket
    join free_tickets.ticket_detail as detail
      on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
   where ticket.company_id = any(${idsOf(companies)}) and ticket.tenant = ${tenant}
     and ticket.service = 'free-tickets' and ${isHeldEntry('ticket')}
     and start_date <= ${period.end}::date
     and (expiration_date is null or expiration_date >= greatest(start_date, ${period.start}::date))`;

/**
 * The entitlements that are charged for the month already, under a department that is closed before the others. A line
 * of a ticket that has gone over to another entitlement since counts for that one, too.
 */
const bookedEntitlements = ({ companies, period }: MonthOfCompanies) => sql`
  select company_id, entitlement_id from free_tickets.book_line
   where company_id = any(${idsOf(companies)}) and month = ${period.start}::date
   union
  select line.company_id, detail.entitlement_id
    from free_tickets.book_line as line
    join free_tickets.ticket_detail as detail
      on detail.company_id = line.company_id and detail.ticket_id = line.ticket_id
   where line.company_id = any(${idsOf(companies)}) and line.month = ${period.start}::date`;

/** The own share of each department in the month. */
const ownShares = ({ companies, period }: MonthOfCompanies) => sql`
  select distinct on (company_id, agreement_id) company_id, agreement_id, amount_ore
    from free_tickets.own_share
   where company_id = any(${idsOf(companies)}) and valid_from <= ${period.start}::date
   order by company_id, agreement_id, valid_from desc`;
