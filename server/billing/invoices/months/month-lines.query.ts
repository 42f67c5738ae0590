import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { BillingService } from '#ticketing/tickets/tickets.public.ts';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';
import { currentName, nameNow, nameThen } from '#billing/invoices/invoice/product-name.query.ts';
import { billedLines, closedWithin } from './billed-lines.query.ts';

export type MonthLinesRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly services: { readonly [Id in RegisteredServiceId]?: BillingService };
  /** Whose agreements. */
  readonly serviceIds: readonly RegisteredServiceId[];
  /** One of them alone. */
  readonly agreementId?: number;
  /** Their firsts. */
  readonly months: readonly Temporal.PlainDate[];
  readonly today: Temporal.PlainDate;
  /** Fees alone, also those that have no price yet. */
  readonly feesOnly?: boolean;
};

/** A row of `month_line`. A line that is not invoiced yet has no number. */
export type MonthLineRow = Omit<
  LineRow,
  'id' | 'periodStart' | 'periodEnd' | 'invoiceId' | 'refunds' | 'secondZoneFrom' | 'secondZoneTo'
> & {
  /** Its first; of a line that is billed for a day, the month of that day. */
  readonly month: Temporal.PlainDate;
  /** The holder; of a line whose holder is erased, a number below 0 that no other line has. */
  readonly person: number;
  readonly isClosed: boolean;
};

/**
 * Common table expressions that end in `month_line`: the lines of months of a company's agreements, as they were closed
 * or, where a month is open, as the services bill them so far. What has no price yet is left out, unless they are fees alone.
 */
export function monthLines(request: MonthLinesRequest): RawBuilder<unknown> {
  const { scope, companyId, months, feesOnly = false } = request;
  return sql`
    agreement_of_lines as materialized (${agreementsOf(request)}), closed_line as materialized (
      select true as is_closed, line.id as line_id, named.name,
             date_trunc('month', line.period_start)::date as month, line.agreement_id, line.product_type, line.related_id,
             line.product, line.profile_id, line.zone_from, line.zone_to, line.all_zones, line.nr_of_zones,
             line.sold_at, line.price_ore, line.quantity, line.vat_percent, holder.holder_id,
             holder.first_name, holder.last_name, holder.phone_country_code, holder.phone, holder.employee_id
        from agreement_of_lines
        join invoices.line using (company_id, agreement_id)
        left join invoices.line_holder holder
          on holder.company_id = line.company_id and holder.related_id = line.related_id
         and holder.line_id = line.id
        ${nameThen}
       where ${beginsInMonths(months, 'line.period_start')}
         and ${feesOnly ? sql`line.product_type = 'FEE'` : sql`true`}
    ), closed_agreement as materialized (
      select company_id, agreement_id, period_start, period_end from invoices.closed_period
       where company_id = ${companyId} and ${beginsInMonths(months, 'period_start')}
    ), unbilled_entry as materialized (
      select company_id, related_id, holder_id, last_month from invoices.unbilled_entry
       where company_id = ${companyId}
    ), billed as materialized (
      ${sql.join(
        months.map((month) => openLines(request, month)),
        sql` union all `,
      )}
    ), open_line as materialized (
      select false as is_closed, null::bigint as line_id, ${currentName} as name, line.month, agreement_id,
             product_type, related_id, line.product, profile_id, zone_from, zone_to, all_zones, nr_of_zones,
             sold_at, price_ore, quantity, vat_percent, holder_id, first_name, last_name,
             phone_country_code, phone, employee_id
        from (select ${scope.tenant} as tenant, billed.* from billed) as line
        left join holders.holder on holder.company_id = ${companyId} and holder.id = holder_id
        ${nameNow}
       where ${feesOnly ? sql`true` : sql`price_ore is not null and vat_percent is not null`}
    ), month_line as materialized (
      select line.*, coalesce(holder_id, -related_id) as person,
             invoices.vat_within(price_ore::bigint * quantity, vat_percent) as vat_ore
        from (select * from closed_line union all select * from open_line) as line
    )`;
}

/** Deleted ones too: their closed months stay. */
function agreementsOf({ scope, companyId, serviceIds, agreementId }: MonthLinesRequest) {
  const subtypes = serviceIds.flatMap((id) => [...ticketServiceAccess[id].agreementSubtypes]);
  return sql`
    select company_id, id as agreement_id from agreements.agreement
     where ${withinCompany(scope, 'agreement', companyId)} and subtype = any(${sql.val(subtypes)}::text[])
       and (${agreementId ?? null}::bigint is null or id = ${agreementId ?? null})`;
}

/** Of months that may not follow each other: the first bounds are what an index reads. */
function beginsInMonths(
  months: readonly Temporal.PlainDate[],
  column: 'period_start' | 'line.period_start',
): RawBuilder<unknown> {
  const sorted = months.map(String).toSorted();
  const start = sql.ref(column);
  return sql`${start} >= ${sorted.at(0) ?? null}::date
         and ${start} < ${sorted.at(-1) ?? null}::date + interval '1 month'
         and date_trunc('month', ${start})::date = any(${sql.val(sorted)}::date[])`;
}

function openLines(
  { scope: { tenant }, companyId, services, serviceIds, today, feesOnly }: MonthLinesRequest,
  month: Temporal.PlainDate,
): RawBuilder<unknown> {
  const period = monthPeriod(month);
  const billingServices = serviceIds.flatMap((id) => services[id] ?? []);
  const answers = (['months', 'days'] as const)
    .filter((bills) => billingServices.some((service) => service.bills === bills))
    .map((bills) => {
      const closed = sql`(
        select company_id, agreement_id, period_start from closed_agreement where ${closedWithin(bills, period)})`;
      const unbilledEntries = sql`(
        select company_id, related_id, holder_id from unbilled_entry where last_month >= ${month}::date)`;
      const request = { tenant, period, today, companies: [companyId], closed, unbilledEntries };
      return billedLines({ services: billingServices, bills, feesOnly }, request);
    });
  return sql`
    select ${month}::date as month, period_end, agreement_id, product_type, related_id, product, profile_id, zone_from,
           zone_to, all_zones, nr_of_zones, sold_at, price_ore, quantity, vat_percent, holder_id
      from (${sql.join(answers, sql` union all `)}) as answered
      join agreement_of_lines using (company_id, agreement_id)`;
}

/** The columns of `MonthLineRow`, of a relation with those of `month_line`. */
export const monthLineColumns = (table: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`
    ${column('is_closed')} as "isClosed", ${column('person')}, ${column('month')},
    ${column('agreement_id')} as "agreementId", ${column('product_type')} as "productType",
    ${column('related_id')} as "relatedId", ${column('name')}, ${column('product')},
    ${column('profile_id')} as "profileId", ${column('zone_from')} as "zoneFrom",
    ${column('zone_to')} as "zoneTo", ${column('all_zones')} as "allZones",
    ${column('nr_of_zones')} as "nrOfZones", ${column('sold_at')} as "soldAt",
    ${column('price_ore')} as "priceOre", ${column('quantity')}, ${column('vat_percent')} as "vatPercent",
    ${column('vat_ore')} as "vatOre", ${column('holder_id')} as "holderId",
    ${column('first_name')} as "firstName", ${column('last_name')} as "lastName",
    ${column('phone_country_code')} as "phoneCountryCode", ${column('phone')},
    ${column('employee_id')} as "employeeId"`;
};
