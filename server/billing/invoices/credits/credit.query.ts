import type { CreditEntry } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * Invoices of which more was paid than they come to after their refunds, with what is left of that. The condition is about
 * `row`, which is of any of the tables. In sets, so that a run reads each table once.
 */
export const openCredits = (condition: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  select invoice.tenant, invoice.company_id, invoice.agreement_id, invoice.id as invoice_id,
         (settled.ore - invoice.total_ore)::bigint as credit_ore
    from (select company_id, invoice_id, sum(ore) as ore
            from (select tenant, company_id, invoice_id, amount_ore as ore from invoices.payment
                   union all
                  select tenant, company_id, invoice_id, amount_ore from invoices.refund
                   union all
                  select tenant, company_id, set_off_invoice_id, amount_ore from invoices.settlement
                   where set_off_invoice_id is not null
                   union all
                  select tenant, company_id, invoice_id, -amount_ore from invoices.settlement) as row
           where ${condition}
           group by company_id, invoice_id) as settled
    join invoices.invoice on invoice.company_id = settled.company_id and invoice.id = settled.invoice_id
   where settled.ore > invoice.total_ore`;

type State = CreditEntry['state'];

export type CreditRow = Omit<CreditEntry, 'amount' | 'day' | 'invoice' | 'setOffAgainst'> & {
  readonly amountOre: number;
  readonly day: string;
  readonly invoiceId: number;
  readonly invoiceNumber: number;
  readonly setOffId: number | null;
  readonly setOffNumber: number | null;
};

type ListRequest = PageQuery & { readonly tenant: TenantId; readonly filter?: State | undefined };

/** Open credits, and settlements, with the same columns. */
const creditsOf = (tenant: TenantId, state: State): RawBuilder<unknown> =>
  state === 'OPEN'
    ? sql`
      select open.invoice_id as id, 'OPEN' as state, open.company_id, open.invoice_id, credit_ore as amount_ore,
             invoice.invoice_date as day, null::bigint as set_off_invoice_id, null::bigint as settled_by,
             null::bigint as settlement_id
        from (${openCredits(sql<SqlBool>`row.tenant = ${tenant}`)}) as open
        join invoices.invoice on invoice.company_id = open.company_id and invoice.id = open.invoice_id`
    : sql`
      select settlement.id, ${state} as state, company_id, invoice_id, amount_ore,
             coalesce(paid_out_on, (settled_at at time zone 'Europe/Oslo')::date) as day, set_off_invoice_id,
             settled_by, settlement.id as settlement_id
        from invoices.settlement
       where tenant = ${tenant} and (paid_out_on is not null) = ${state === 'PAID_OUT'}`;

/** A page of the companies' credits: open ones oldest first, paid-out ones newest first. */
export const creditPage = (
  database: Database,
  { tenant, filter = 'OPEN', searchFor, maxEntries, offset }: ListRequest,
): Promise<Page<CreditRow>> =>
  pageWithTotal<CreditRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select credit.*, invoice.number, invoice.company_name, invoice.agreement_id, note.note
        from (${creditsOf(tenant, filter)}) as credit
        join invoices.invoice on invoice.company_id = credit.company_id and invoice.id = credit.invoice_id
        left join invoices.settlement_note note
          on note.company_id = credit.company_id and note.settlement_id = credit.settlement_id
       where lower(concat_ws(' ', invoice.number, company_name, invoice.agreement_id, note.note))
             like all (${sql.val(searchWords(searchFor).map(anywhere))}::text[])`,
    order: filter === 'OPEN' ? sql`page.day, page.id` : sql`page.id desc`,
    entry: sql`
      select page.id, page.state, page.invoice_id as "invoiceId", page.number as "invoiceNumber",
             page.company_id as "companyId", page.company_name as "companyName",
             page.agreement_id as "agreementNumber", page.amount_ore as "amountOre", page.day::text as day,
             against.id as "setOffId", against.number as "setOffNumber", page.note,
             payer.first_name || ' ' || payer.last_name as "paidOutBy"
        from (select) as one
        left join invoices.invoice against
          on against.company_id = page.company_id and against.id = page.set_off_invoice_id
        left join users."user" payer on payer.id = page.settled_by`,
  });

export type SettlementOfInvoice = {
  readonly amountOre: number;
  readonly day: string;
  /** The other invoice; null when it was paid out. */
  readonly invoiceId: number | null;
  readonly invoiceNumber: number | null;
  /** It was taken off what is to be paid for this invoice; else it took from its credit. */
  readonly isOfEarlier: boolean;
};

/** What was done with the credit of an invoice, and which credits were set off against it. */
export async function settlementsOfInvoice(
  source: Database | Transaction,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<SettlementOfInvoice[]> {
  const { rows } = await sql<SettlementOfInvoice>`
    select amount_ore as "amountOre", other.id as "invoiceId", other.number as "invoiceNumber",
           coalesce(paid_out_on, (settled_at at time zone 'Europe/Oslo')::date)::text as day,
           set_off_invoice_id is not distinct from ${id} as "isOfEarlier"
      from invoices.settlement
      left join invoices.invoice other
        on other.company_id = settlement.company_id
       and other.id = case when set_off_invoice_id = ${id} then settlement.invoice_id else set_off_invoice_id end
     where settlement.company_id = ${companyId} and ${id} in (settlement.invoice_id, set_off_invoice_id)
     order by settlement.id`.execute(tablesOf(source));
  return rows;
}
