import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import type { Chosen } from '#platform/db/search/list-rows.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { dateCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { describeInvoice } from './invoice/describe-invoice.ts';
import { entryCells, kronerCell } from './export/entry-cells.ts';
import { invoiceListTexts } from './export/invoice-list.texts.ts';
import { accountsOf } from './invoice-account.query.ts';
import { invoiceOverview } from './invoice-overview.query.ts';
import { invoicesWhere } from './invoice/invoice.query.ts';
import { lastInvoice } from './invoice/last-invoice.query.ts';
import { listedRows } from './invoice/listed-rows.query.ts';
import { withinPeriod } from './invoice/within-period.query.ts';

/** The invoices and credit notes of a company, with their counts and their files. */
export const serveInvoiceList = (database: Database) =>
  serveList(invoiceList, {
    rows: (call, choice) => invoicesOf(database, call, choice),
    describe:
      ({ today }) =>
      (row) => ({
        ...describeInvoice(row, today),
        sinceLast: row.last_ore === null ? null : toKroner(row.total_ore - row.last_ore),
      }),
    columns: {
      invoiceNumber: {
        key: sql.ref('number'),
        width: 14,
        cell: ({ invoiceNumber }) => textCell(String(invoiceNumber)),
      },
      type: {
        width: 12,
        cell: ({ type }, { language }) => textCell(invoiceListTexts[language].type[type]),
      },
      invoiceDate: {
        key: sql.ref('invoice_date'),
        width: 12,
        cell: ({ invoiceDate }) => dateCell(invoiceDate),
      },
      agreementType: { key: sql.ref('agreement_subtype'), ...entryCells.agreementType },
      agreement: entryCells.agreement,
      month: { key: sql.ref('period_end'), ...entryCells.month },
      ticketCount: { key: sql.ref('ticket_count'), ...entryCells.ticketCount },
      reference: { key: sql`lower(reference)`, ...entryCells.reference },
      paymentStatus: {
        key: sql.ref('status'),
        width: 16,
        cell: (row, { language }) => textCell(invoiceListTexts[language].status[row.paymentStatus]),
      },
      dueDate: { key: sql.ref('due_date'), width: 12, cell: ({ dueDate }) => dateCell(dueDate) },
      totalPrice: { key: sql.ref('total_ore'), ...entryCells.total },
      vat: entryCells.vat,
      outstanding: { width: 18, cell: (row) => kronerCell(row.outstandingAmount) },
      kid: { width: 22, cell: ({ kid }) => textCell(kid) },
    },
    counts: ({ scope, params, today }) =>
      invoiceOverview(database, { scope, companyId: params.id, today }),
  });

/** A company has some hundreds: they need no index beside the company's own. */
function invoicesOf(
  database: Database,
  { scope, params, query, today }: ListCall<typeof invoiceList>,
  { words, sort }: Chosen,
) {
  const companyId = params.id;
  const filter = query.filter ?? null;
  const isOfCompany = withinCompany(scope, 'invoice', companyId);
  return listedRows(database, {
    key: sort,
    ownOrder: sql`page.invoice_date desc, page.number desc`,
    matched: sql`
      select id, number, invoice_date, ${sort?.key ?? sql`null`} as key
        from (${accountsOf({ scope, companyId, today })}) as listed
       where lower(concat_ws(' ', number, reference, kid, agreement_id)) like all (${sql.val(words.map(anywhere))}::text[])
         and (${filter}::text is null or status = ${filter})
         and ${withinPeriod(query, { first: 'period_start', last: 'period_end' })}`,
    rowsWithIds: (ids) =>
      invoicesWhere(
        database,
        sql`${isOfCompany} and invoice.id = any(${sql.val([...ids])}::bigint[])`,
      )
        // As JSON: of a plain text the embedded database loses a byte order mark at its start.
        .select(sql<string>`to_jsonb(invoice.reference)`.as('reference'))
        .select(
          sql<
            number | null
          >`(select total_ore from (${lastInvoice(sql.ref('invoice'))}) as last)`.as('last_ore'),
        )
        .execute(),
  });
}
