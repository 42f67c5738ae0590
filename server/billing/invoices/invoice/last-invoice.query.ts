import { type RawBuilder, sql } from 'kysely';

/** The last invoice of the same agreement before one; none before the first one, and before a credit note. */
export const lastInvoice = (invoice: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select last.id, last.total_ore
    from invoices.invoice as last
   where last.tenant = ${invoice}.tenant and last.company_id = ${invoice}.company_id
     and last.agreement_id = ${invoice}.agreement_id
     and last.kind = 'invoice' and ${invoice}.kind = 'invoice'
     and (last.period_end, last.number) < (${invoice}.period_end, ${invoice}.number)
   order by last.period_end desc, last.number desc limit 1`;
