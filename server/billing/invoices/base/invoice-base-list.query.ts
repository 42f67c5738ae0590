import { invoiceBaseList } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import type { Chosen } from '#platform/db/search/list-rows.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { entryCells } from '../export/entry-cells.ts';
import { listedRows } from '../invoice/listed-rows.query.ts';
import { withinPeriod } from '../invoice/within-period.query.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { basesWhere, referenceOfBase } from './invoice-base.query.ts';

/** The closed periods of a company that is invoiced elsewhere, with their files. */
export const serveInvoiceBaseList = (database: Database) =>
  serveList(invoiceBaseList, {
    rows: (call, choice) => basesOf(database, call, choice),
    describe: () => describeInvoiceBase,
    columns: {
      month: { key: sql.ref('closed.period_start'), ...entryCells.month },
      agreementType: { key: sql.ref('agreement.subtype'), ...entryCells.agreementType },
      agreement: entryCells.agreement,
      reference: { key: sql`lower(${referenceOfBase})`, ...entryCells.reference },
      ticketCount: { key: sql.ref('closed.ticket_count'), ...entryCells.ticketCount },
      totalPrice: { key: sql.ref('closed.total_ore'), ...entryCells.total },
      vat: entryCells.vat,
    },
  });

function basesOf(
  database: Database,
  { scope, params, query }: ListCall<typeof invoiceBaseList>,
  { words, sort }: Chosen,
) {
  const isOfCompany = withinCompany(scope, 'closed', params.id);
  return listedRows(database, {
    key: sort,
    ownOrder: sql`page.period_start desc, page.agreement_id`,
    matched: sql`
      select closed.id, closed.period_start, closed.agreement_id, ${sort?.key ?? sql`null`} as key
        from invoices.closed_period closed
        join agreements.agreement
          on agreement.company_id = closed.company_id and agreement.id = closed.agreement_id
       where ${isOfCompany}
         and lower(concat_ws(' ', ${referenceOfBase}, agreement.id)) like all (${sql.val(words.map(anywhere))}::text[])
         and ${withinPeriod(query, { first: 'closed.period_start', last: 'closed.period_end' })}`,
    rowsWithIds: (ids) =>
      basesWhere(
        database,
        sql`${isOfCompany} and closed.id = any(${sql.val([...ids])}::bigint[])`,
      ).execute(),
  });
}
