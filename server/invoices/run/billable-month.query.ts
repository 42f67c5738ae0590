import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TicketServices } from '#tickets/tickets.public.ts';

export type MonthOfCompanies = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Its first. */
  readonly month: Temporal.PlainDate;
};

const companyIds = (companies: readonly number[]) => sql`${sql.val([...companies])}::bigint[]`;

/**
 * What the services have to bill in a month under the agreements of some companies that are not closed: `billable`
 * by line, and `priced` by agreement. An agreement with a line without a price is not `is_priced`.
 */
export function billableMonth({
  services,
  tenant,
  companies,
  month,
}: MonthOfCompanies): RawBuilder<unknown> {
  const request = { tenant, month, companies, agreements: sql`open_agreement` };
  const answers = Object.values(services).map(({ billable }) => billable(request));
  return sql`
    open_agreement as materialized (
      select company_id, id as agreement_id
        from agreements.agreement
       where tenant = ${tenant} and company_id = any(${companyIds(companies)})
         and not exists (
           select from invoices.closed_month closed
            where closed.company_id = agreement.company_id and closed.agreement_id = agreement.id
              and closed.month = ${month}::date)
    ), billable as materialized (
      select answered.*, invoices.vat_within(price_ore::bigint * quantity, vat_percent) as vat_ore
        from (${sql.join(answers, sql` union all `)}) as answered
    ), priced as (
      select company_id, agreement_id, count(*)::int as line_count,
             (count(*) filter (where product_type = 'TICKET'))::int as ticket_count,
             sum(price_ore::bigint * quantity)::bigint as total_ore, sum(vat_ore)::bigint as vat_ore,
             bool_and(vat_ore is not null) as is_priced
        from billable group by company_id, agreement_id
    )`;
}
