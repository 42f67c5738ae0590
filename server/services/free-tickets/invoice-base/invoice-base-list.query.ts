import { freeInvoiceBaseList } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import { type InvoiceBaseRow, invoiceBaseColumns, invoiceBases } from './invoice-bases.query.ts';

export type BaseListCall = ListCall<typeof freeInvoiceBaseList>;

/** As JSON has it: without a date. */
export type ListedBaseRow = Omit<InvoiceBaseRow, 'month'> & { readonly month: string };

/** The invoice bases of a company, newest first, those of a month by department. A company has some thousands at most. */
export const invoiceBaseRows = (
  database: Database,
  call: BaseListCall,
  { words, sort }: Chosen,
): ListRows<ListedBaseRow> =>
  rowsAtOnce(async (bounds) => {
    const direction = sort?.isDescending ? sql`desc` : sql`asc`;
    const ownOrder = sql`page.month desc, page.department, page.agreement_id`;
    return pageWithTotal<ListedBaseRow>(database, {
      ...bounds,
      ctes: invoiceBases(await requestOf(database, call)),
      matched: sql`
        select base.*, ${departmentKey} as department, ${sort?.key ?? sql`null`} as key from base
         where lower(concat_ws(' ', base.invoice_reference, base.agreement_id)) like all (${sql.val(words.map(anywhere))}::text[])
           and ${isChosen(call)}`,
      order: sort ? sql`page.key ${direction}, ${ownOrder}` : ownOrder,
      entry: sql`select ${invoiceBaseColumns} from (select page.*) as base`,
    });
  });

/** In Norwegian order; those without a name come first. */
const departmentKey = sql`text.sort_key(base.invoice_reference) collate "C"`;

/** What the columns are sorted by. */
export const baseKeys = {
  month: sql`base.month`,
  department: departmentKey,
  ticketCount: sql`base.ticket_count`,
  totalPrice: sql`base.gross_ore`,
};

function isChosen({ query }: BaseListCall): RawBuilder<SqlBool> {
  const { filter, agreementNumber, from, to } = { from: null, to: null, ...query };
  return sql<SqlBool>`(
    ${filter === undefined ? sql`true` : sql`base.is_closed = ${filter === 'closed'}`}
    and ${agreementNumber === undefined ? sql`true` : sql`base.agreement_id = ${agreementNumber}`}
    and (${from}::date is null or base.month >= date_trunc('month', ${from}::date))
    and (${to}::date is null or base.month <= ${to}::date))`;
}

export const requestOf = async (
  database: Database,
  { scope, params: { id: companyId }, today }: Pick<BaseListCall, 'scope' | 'params' | 'today'>,
) => ({
  scope,
  companyId,
  today,
  openMonths: await openMonthsOf(database, { tenant: scope.tenant, companyId, today }),
});
