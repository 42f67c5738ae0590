import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { type TicketReach, withinServices } from '#platform/scope/within-services.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { secondHomeOfLine } from './second-home.query.ts';
import { nameThen } from './product-name.query.ts';

export type LineRefund = {
  readonly id: number;
  readonly amountOre: number;
  readonly description: string | null;
  readonly at: string;
  /** Null for a refund of nothing, and for one that waits for the invoice. */
  readonly creditNoteId: number | null;
  readonly creditNoteNumber: number | null;
};

export type LineRow = {
  readonly id: number;
  readonly invoiceId: number | null;
  readonly agreementId: number;
  /** The month or the day that it was closed with. */
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
  /** An id of `products.product_type`. */
  readonly productType: string;
  readonly relatedId: number;
  /** As it was called when the period was closed; null when it was sold no more. */
  readonly name: BilingualText | null;
  readonly product: string;
  readonly profileId: string | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number | null;
  /** Of a ticket to two homes. */
  readonly secondZoneFrom: string | null;
  readonly secondZoneTo: string | null;
  readonly soldAt: Temporal.Instant;
  readonly priceOre: number;
  readonly quantity: number;
  readonly vatPercent: number;
  /** Its own, rounded half up. */
  readonly vatOre: number;
  readonly holderId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly employeeId: string | null;
  readonly refunds: readonly LineRefund[];
};

/**
 * The columns of a line, its holder's and its name's; refunds of one invoice, or of the line's own. Names as JSON: of a
 * plain text the embedded database loses a byte order mark at its start.
 */
const lineColumns = sql`
  line.id, line.agreement_id as "agreementId", line.period_start as "periodStart",
  line.period_end as "periodEnd", line.product_type as "productType",
  line.related_id as "relatedId", named.name, line.product,
  line.profile_id as "profileId", line.zone_from as "zoneFrom", line.zone_to as "zoneTo",
  line.all_zones as "allZones", line.nr_of_zones as "nrOfZones",
  homes.second_zone_from as "secondZoneFrom", homes.second_zone_to as "secondZoneTo", line.sold_at as "soldAt",
  line.price_ore as "priceOre", line.quantity, line.vat_percent as "vatPercent",
  line.vat_ore as "vatOre", holder.holder_id as "holderId", to_jsonb(holder.first_name) as "firstName",
  to_jsonb(holder.last_name) as "lastName", holder.phone_country_code as "phoneCountryCode", holder.phone,
  to_jsonb(holder.employee_id) as "employeeId", coalesce(refunded.refunds, '[]') as refunds`;

/** Those that are on a credit note or, of nothing, on none; beside them credits that wait for their invoice. */
const refundsByLine = (
  condition: RawBuilder<unknown>,
  owed: RawBuilder<unknown> = sql`false`,
) => sql`(
  select line_id, jsonb_agg(jsonb_build_object(
           'id', id, 'amountOre', amount_ore, 'description', description,
           'at', to_char(refunded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'creditNoteId', credit_note_id, 'creditNoteNumber', (
             select number from invoices.invoice as note
              where note.company_id = refund.company_id and note.id = credit_note_id)) order by id) as refunds
    from (select id, company_id, line_id, amount_ore, description, refunded_at, credit_note_id
            from invoices.refund where ${condition}
           union all
          select line_id, company_id, line_id, amount_ore, description, credited_at, null
            from invoices.owed_credit where ${owed}) as refund
   group by line_id)`;

const namesOfLine = sql`
  left join invoices.line_holder holder
    on holder.company_id = line.company_id and holder.related_id = line.related_id
   and holder.line_id = line.id
  ${secondHomeOfLine}
  ${nameThen}`;

type InvoiceKey = { readonly companyId: number; readonly id: number };

/** Closed periods whose lines are read, each with the invoice that it is on. */
type LinePeriods = RawBuilder<unknown>;

/** The periods of an invoice that is within reach. */
export const periodsOfInvoice = ({ companyId, id }: InvoiceKey): LinePeriods => sql`
  select company_id, agreement_id, period_start, invoice_id from invoices.invoiced_period
   where company_id = ${companyId} and invoice_id = ${id}`;

type PeriodsRequest = {
  readonly companyId: number;
  /** Of all its agreements without it. */
  readonly agreementId?: number;
  /** The periods begin on or between these days. */
  readonly between: readonly [Temporal.PlainDate, Temporal.PlainDate];
};

/** Periods of a company that is within reach; they may be on no invoice. */
export function closedPeriods({ companyId, agreementId, between }: PeriodsRequest): LinePeriods {
  const ofAgreement =
    agreementId === undefined ? sql`true` : sql`closed.agreement_id = ${agreementId}`;
  return sql`
    select closed.company_id, closed.agreement_id, closed.period_start, invoice_id
      from invoices.closed_period closed
      left join invoices.invoiced_period using (company_id, agreement_id, period_start)
     where closed.company_id = ${companyId} and ${ofAgreement}
       and closed.period_start between ${between[0]}::date and ${between[1]}::date`;
}

/** The lines of periods, or one of them. */
export const linesIn = (
  source: Database | Transaction,
  periods: LinePeriods,
  lineId?: number,
): Promise<LineRow[]> =>
  linesWhere(source, periods, {
    condition: lineId === undefined ? sql`true` : sql`line.id = ${lineId}`,
  });

/** As many lines as are read at a time for a file. */
const linesInPart = 100;

/** The same lines, read as they are taken. */
export async function* linesInParts(
  source: Database,
  periods: LinePeriods,
): AsyncGenerator<LineRow[]> {
  let condition = sql`true`;
  for (;;) {
    const lines = await linesWhere(source, periods, { condition, max: linesInPart });
    const last = lines.at(-1);
    if (!last) return;
    yield lines;
    if (lines.length < linesInPart) return;
    condition = sql`(line.period_start, line.id) > (${last.periodStart}::date, ${last.id})`;
  }
}

async function linesWhere(
  source: Database | Transaction,
  periods: LinePeriods,
  { condition, max = null }: { condition: RawBuilder<unknown>; max?: number | null },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with invoiced as materialized (${periods})
    select ${lineColumns}, invoiced.invoice_id as "invoiceId"
      from invoiced
      join invoices.line
        on line.company_id = invoiced.company_id and line.agreement_id = invoiced.agreement_id
       and line.period_start = invoiced.period_start
      ${namesOfLine}
      left join ${refundsByLine(
        sql`(company_id, invoice_id) in (select company_id, invoice_id from invoiced)`,
        sql`(company_id, agreement_id, period_start) in (
          select company_id, agreement_id, period_start from invoiced where invoice_id is null)`,
      )} as refunded
        on refunded.line_id = line.id
     where ${condition}
     order by line.period_start, line.id limit ${max}`.execute(tablesOf(source));
  return rows;
}

/** The line of which a credit note takes something back, with that refund alone. */
export async function lineOfCreditNote(
  source: Database,
  { companyId, id, agreementId }: InvoiceKey & { readonly agreementId: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns}, refund.credit_note_id as "invoiceId"
      from invoices.refund
      join invoices.invoiced_period invoiced
        on invoiced.company_id = refund.company_id and invoiced.invoice_id = refund.invoice_id
      join invoices.line
        on line.company_id = refund.company_id and line.agreement_id = ${agreementId}
       and line.period_start = invoiced.period_start and line.id = refund.line_id
      ${namesOfLine}
      join ${refundsByLine(sql`company_id = ${companyId} and credit_note_id = ${id}`)} as refunded
        on refunded.line_id = line.id
     where refund.company_id = ${companyId} and refund.credit_note_id = ${id}`.execute(
    tablesOf(source),
  );
  return rows;
}

type PersonReach = TicketReach<SubscriberServiceId> & {
  readonly companyId: number;
  readonly holderId: number;
  readonly max: number;
};

/** The latest lines of a person's tickets and subscriptions within the scope, newest first. */
export async function latestLinesOf(
  source: Database,
  { companyId, holderId, max, ...reach }: PersonReach,
): Promise<LineRow[]> {
  const entriesIn = (table: RawBuilder<unknown>) => sql`
    select tenant, company_id, id, agreement_id, service from ${table}
     where company_id = ${companyId} and holder_id = ${holderId}`;
  const { rows } = await sql<LineRow>`
    with latest as materialized (
      select entry.company_id, agreement_id, related_id, line_id
        from (${entriesIn(sql`tickets.ticket`)} union all
              ${entriesIn(sql`subscriptions.subscription`)}) as entry
        join invoices.line_holder holder
          on holder.company_id = entry.company_id and holder.related_id = entry.id
       where ${withinServices(reach, 'entry')}
       order by line_id desc limit ${max}
    )
    select ${lineColumns}, invoiced.invoice_id as "invoiceId"
      from latest
      join invoices.closed_period closed
        on closed.company_id = latest.company_id and closed.agreement_id = latest.agreement_id
      join invoices.line
        on line.company_id = latest.company_id and line.agreement_id = latest.agreement_id
       and line.period_start = closed.period_start and line.id = latest.line_id
      left join invoices.invoiced_period invoiced
        on invoiced.company_id = line.company_id and invoiced.agreement_id = line.agreement_id
       and invoiced.period_start = line.period_start
      ${namesOfLine}
      left join ${refundsByLine(sql`(company_id, invoice_id) in (
        select invoiced.company_id, invoiced.invoice_id
          from latest join invoices.invoiced_period invoiced using (company_id, agreement_id))`)} as refunded
        on refunded.line_id = line.id
     order by line.period_start desc, line.id desc`.execute(tablesOf(source));
  return rows;
}
