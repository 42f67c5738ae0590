import { sql } from 'kysely';

/**
 * The VAT of rows of `invoice`: of an invoice once for each rate from the sums of its periods, of a credit note from what it
 * takes back of its line, and then 0 or less. The twin of `vatOfSum` (docs/decisions/0063).
 */
export const vatOfInvoice = sql<number>`(
  case invoice.kind when 'invoice' then (
    select coalesce(sum(invoices.vat_within(gross_ore, vat_percent)), 0)
      from (select vat_percent, sum(gross_ore)::bigint as gross_ore
              from invoices.invoiced_period
              join invoices.period_rate using (company_id, agreement_id, period_start)
             where invoiced_period.company_id = invoice.company_id and invoiced_period.invoice_id = invoice.id
             group by vat_percent) as rate)
  else (
    select -coalesce(sum(invoices.vat_within(refund.amount_ore, line.vat_percent)), 0)
      from invoices.refund
      join invoices.line
        on line.company_id = invoice.company_id and line.agreement_id = invoice.agreement_id
       and line.period_start = invoice.period_start and line.id = refund.line_id
     where refund.company_id = invoice.company_id and refund.credit_note_id = invoice.id) end)::bigint`;

/** The VAT of rows of `closed`, which are closed periods. */
export const vatOfPeriod = sql<number>`
  (select coalesce(sum(invoices.vat_within(rate.gross_ore, rate.vat_percent)), 0)
     from invoices.period_rate rate
    where rate.company_id = closed.company_id and rate.agreement_id = closed.agreement_id
      and rate.period_start = closed.period_start)::bigint`;
