import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ClosedMonth } from '#ticketing/tickets/tickets.public.ts';
import { freeTicketMonth } from './free-ticket-month.query.ts';

/**
 * Writes the charged and taxed lines of a closed month into the book, with the holders' names, once for each
 * department, also for one without lines. A department that stays open is written by a later run. The companies are
 * locked.
 */
export async function closeBookMonth(
  tx: Transaction,
  { tenant, companies, month, openAgreements, now }: ClosedMonth,
): Promise<void> {
  await sql`
    with closing as materialized (
      select company_id, id as agreement_id from agreements.agreement
       where company_id = any(${sql.val([...companies])}::bigint[]) and subtype = 'FREETICKET'
         and id <> all(${sql.val([...openAgreements])}::bigint[])
         and not exists (
           select from free_tickets.book_month
            where book_month.company_id = agreement.company_id and book_month.month = ${month}::date
              and book_month.agreement_id = agreement.id)
    ), line as materialized (
      select charged.*
        from (${freeTicketMonth({ tenant, companies, period: monthPeriod(month) })}) as charged
        join closing using (company_id, agreement_id)
    ), closed as (
      insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count,
                                           price_ore, tax_ore, untaxed_count)
      select ${tenant}, company_id, ${month}::date, agreement_id, ${now}::timestamptz, count(entitlement_id),
             coalesce(sum(price_ore), 0), coalesce(sum(tax_ore), 0),
             count(entitlement_id) filter (where tax_ore is null)
        from closing
        left join line using (company_id, agreement_id)
       group by company_id, agreement_id
    ), booked as (
      insert into free_tickets.book_line (tenant, company_id, month, entitlement_id, agreement_id, ticket_id, sold_at,
                                          product_id, profile_id, holder_type, zone_from, zone_to, all_zones,
                                          nr_of_zones, price_ore, vat_percent, benefit_ore, own_share_ore)
      select ${tenant}, company_id, ${month}::date, entitlement_id, agreement_id, id, ordered_at, product_id, profile_id,
             holder_type, zone_from, zone_to, all_zones, nr_of_zones, price_ore, vat_percent, benefit_ore,
             own_share_ore
        from line
    )
    insert into free_tickets.book_holder (company_id, month, entitlement_id, ticket_id, employee_id, first_name,
                                          last_name, phone_country_code, phone)
    select line.company_id, ${month}::date, entitlement_id, line.id,
           coalesce(holder.employee_id, kept.employee_id), first_name, last_name, phone_country_code, phone
      from line
      left join holders.holder on holder.company_id = line.company_id and holder.id = holder_id
      left join free_tickets.unbooked_number as kept
        on kept.company_id = line.company_id and kept.ticket_id = line.id
     where coalesce(holder.employee_id, kept.employee_id) is not null`.execute(tablesOf(tx));
}
