import type { InvoiceBaseRows } from '@takst/contract/invoices/base/list-invoice-bases.contract.ts';
import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { anywhere } from '#db/search/contains-words.ts';
import type { Page, PageRequest } from '#db/search/page-with-total.ts';
import { sortKey } from '#db/search/search-page.ts';
import { tablesOf } from '#db/tables.ts';
import { openedByServices } from '../invoice.query.ts';
import { closedPeriods } from '../line.query.ts';
import { listedRows } from '../listed-rows.query.ts';
import { vatOfPeriod } from '../vat.query.ts';
import { withinPeriod } from '../within-period.query.ts';

const reference = sql<string>`coalesce(nullif(agreement.invoice_reference, ''), agreement.id::text)`;

/** Closed periods with the agreement and the company that they are of. */
const basesWhere = (database: Database, condition: RawBuilder<SqlBool>) =>
  tablesOf(database)
    .selectFrom('invoices.closed_period as closed')
    .innerJoin('companies.company as company', 'company.id', 'closed.company_id')
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'closed.company_id')
        .onRef('agreement.id', '=', 'closed.agreement_id'),
    )
    .selectAll('closed')
    .select(vatOfPeriod.as('vat_ore'))
    .select(['company.name as companyName', 'agreement.subtype'])
    .select([
      // As JSON: of a plain text the embedded database loses a byte order mark at its start.
      sql<string>`to_jsonb(${reference})`.as('reference'),
      sql<string>`coalesce(company.customer_number, company.id::text)`.as('customerNumber'),
    ])
    .where(condition)
    .$narrowType<{ subtype: AgreementSubtype }>();

export type InvoiceBaseRow = NonNullable<Awaited<ReturnType<typeof findInvoiceBase>>>;

/** Undefined when no service of its company opens it. */
export const findInvoiceBase = (database: Database, scope: Scope, id: number) =>
  basesWhere(
    database,
    sql<SqlBool>`${openedByServices(scope, 'closed')} and closed.id = ${id}`,
  ).executeTakeFirst();

/** The one whose lines an invoice base has. */
export const periodOfBase = ({
  company_id: companyId,
  agreement_id: agreementId,
  period_start: start,
}: InvoiceBaseRow) => closedPeriods({ companyId, agreementId, between: [start, start] });

type ListRequest = InvoiceBaseRows &
  Pick<PageRequest, 'maxEntries' | 'offset'> & {
    readonly scope: Scope;
    readonly companyId: number;
  };

const column = (name: string) => () => ({ key: sql.ref(name) });

const sortKeys = {
  month: column('closed.period_start'),
  agreementType: column('agreement.subtype'),
  ticketCount: column('closed.ticket_count'),
  reference: () => ({ key: sql`lower(${reference})` }),
  totalPrice: column('closed.total_ore'),
};

/** A page of the list, newest first, or all of it. */
export function invoiceBasePage(
  database: Database,
  { scope, companyId, maxEntries, offset, searchFor, sort, ...period }: ListRequest,
): Promise<Page<InvoiceBaseRow>> {
  const key = sortKey(sort, sortKeys);
  const patterns = searchWords(searchFor).map(anywhere);
  const isOfCompany = withinCompany(scope, 'closed', companyId);
  return listedRows(database, {
    maxEntries,
    offset,
    key,
    ownOrder: sql`page.period_start desc, page.agreement_id`,
    matched: sql`
      select closed.id, closed.period_start, closed.agreement_id, ${key?.key ?? sql`null`} as key
        from invoices.closed_period closed
        join agreements.agreement
          on agreement.company_id = closed.company_id and agreement.id = closed.agreement_id
       where ${isOfCompany}
         and lower(concat_ws(' ', ${reference}, agreement.id)) like all (${sql.val(patterns)}::text[])
         and ${withinPeriod(period, { first: 'closed.period_start', last: 'closed.period_end' })}`,
    rowsWithIds: (ids) =>
      basesWhere(
        database,
        sql`${isOfCompany} and closed.id = any(${sql.val([...ids])}::bigint[])`,
      ).execute(),
  });
}
