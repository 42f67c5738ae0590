import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { monthLines, vatOfPeriod } from '#billing/invoices/invoices.public.ts';
import { bookLines } from '../book/book-lines.query.ts';
import { freeTicketBilling } from '../book/free-ticket-billing.ts';

export type InvoiceBasesRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  /** One department alone. */
  readonly agreementId?: number;
  /** One month alone, by its first. */
  readonly month?: Temporal.PlainDate;
  /** The months of the company in which something may be open (`openMonthsOf`). */
  readonly openMonths: readonly Temporal.PlainDate[];
  readonly today: Temporal.PlainDate;
};

/** A row of `base`. Amounts in øre, VAT included. */
export type InvoiceBaseRow = {
  readonly month: Temporal.PlainDate;
  readonly agreementId: number;
  readonly invoiceReference: string;
  readonly isClosed: boolean;
  readonly ticketCount: number;
  readonly feeCount: number;
  readonly unpricedCount: number;
  readonly grossOre: number;
  readonly vatOre: number;
};

/** The fees of departments in months, as common table expressions that end in `month_line`. */
export const departmentFees = (
  request: Omit<InvoiceBasesRequest, 'openMonths'>,
  months: readonly Temporal.PlainDate[],
): RawBuilder<unknown> =>
  monthLines({
    ...request,
    services: { 'free-tickets': freeTicketBilling },
    serviceIds: ['free-tickets'],
    months,
    feesOnly: true,
  });

/**
 * Common table expressions that end in `base`: a row for each department and month with lines, tickets or fees. A closed
 * one has the sums of its period, as its invoice does: VAT once for each rate. An open one is derived from its lines.
 */
export function invoiceBases(request: InvoiceBasesRequest): RawBuilder<unknown> {
  const { scope, companyId, agreementId, month } = request;
  const isChosen = sql`${agreementId === undefined ? sql`true` : sql`booked.agreement_id = ${agreementId}`}
     and ${month === undefined ? sql`true` : sql`booked.month = ${month}::date`}`;
  return sql`
    ${openBases(request)}, closed_base as (
      select booked.month, booked.agreement_id, true as is_closed, booked.line_count as ticket_count,
             coalesce(closed.line_count - closed.ticket_count, 0) as fee_count, 0 as unpriced_count,
             coalesce(closed.total_ore, 0) as gross_ore, ${vatOfPeriod} as vat_ore
        from free_tickets.book_month as booked
        left join invoices.closed_period as closed
          on closed.company_id = booked.company_id and closed.agreement_id = booked.agreement_id
         and closed.period_start = booked.month
       where ${withinCompany(scope, 'booked', companyId)} and ${isChosen}
         and (booked.line_count > 0 or closed.line_count > 0)
    ), base as materialized (
      select month, agreement_id, agreement.invoice_reference, bool_and(is_closed) as is_closed,
             sum(ticket_count)::int as ticket_count, sum(fee_count)::int as fee_count,
             sum(unpriced_count)::int as unpriced_count, sum(gross_ore)::bigint as gross_ore,
             sum(vat_ore)::bigint as vat_ore
        from (select * from closed_base union all select * from open_base) as part
        join agreements.agreement on agreement.company_id = ${companyId} and agreement.id = agreement_id
       group by month, agreement_id, agreement.invoice_reference
    )`;
}

/** Those that are open, as `open_base`. */
function openBases(request: InvoiceBasesRequest): RawBuilder<unknown> {
  const { month, openMonths } = request;
  const months = openMonths.filter((one) => month === undefined || one.equals(month));
  const [from, through] = [months.at(0), months.at(-1)];
  if (!from || !through) return sql`open_base as (select * from (${noBase}) as none where false)`;
  return sql`
    ${bookLines({ ...request, from, through, openMonths: months, isReadOnce: true })}, ${departmentFees(request, months)},
    open_amount as (
      select month, agreement_id, true as is_ticket, price_ore::bigint as gross_ore, vat_percent
        from book where not is_closed
       union all
      select month, agreement_id, false, price_ore::bigint * quantity, vat_percent
        from month_line where not is_closed
    ), open_rate as (
      select month, agreement_id, vat_percent, count(*) filter (where is_ticket) as ticket_count,
             count(*) filter (where not is_ticket) as fee_count,
             count(*) filter (where gross_ore is null) as unpriced_count,
             coalesce(sum(gross_ore), 0)::bigint as gross_ore
        from open_amount group by month, agreement_id, vat_percent
    ), open_base as (
      select month, agreement_id, false as is_closed, sum(ticket_count) as ticket_count,
             sum(fee_count) as fee_count, sum(unpriced_count) as unpriced_count, sum(gross_ore) as gross_ore,
             coalesce(sum(invoices.vat_within(gross_ore, vat_percent)), 0) as vat_ore
        from open_rate group by month, agreement_id
    )`;
}

const noBase = sql`
  select null::date as month, 0::bigint as agreement_id, false as is_closed, 0::bigint as ticket_count,
         0::bigint as fee_count, 0::bigint as unpriced_count, 0::numeric as gross_ore, 0::numeric as vat_ore`;

/** The columns of `InvoiceBaseRow`, of rows of `base`. The name as JSON: of a plain text the embedded database loses a byte order mark. */
export const invoiceBaseColumns = sql`
  base.month, base.agreement_id as "agreementId", to_jsonb(base.invoice_reference) as "invoiceReference",
  base.is_closed as "isClosed", base.ticket_count as "ticketCount", base.fee_count as "feeCount",
  base.unpriced_count as "unpricedCount", base.gross_ore as "grossOre", base.vat_ore as "vatOre"`;
