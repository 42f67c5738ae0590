import {
  type InvoiceRows,
  type invoiceSorts,
} from '@takst/contract/invoices/list-invoices.contract.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import {
  type PaymentStatus,
  paymentStatuses,
} from '@takst/domain/invoices/payment-status.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { anywhere } from '#db/search/contains-words.ts';
import type { Page, PageRequest } from '#db/search/page-with-total.ts';
import { sortKey } from '#db/search/search-page.ts';
import { tablesOf } from '#db/tables.ts';
import { amountsOfInvoice, type InvoiceRow, invoicesWhere } from './invoice.query.ts';
import { listedRows } from './listed-rows.query.ts';
import { withinPeriod } from './within-period.query.ts';

type Reach = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};
type ListRequest = Reach & InvoiceRows;

/** The twin of `paymentStatus`, of the rows of `account`. */
export const paymentStatusOn = (today: Temporal.PlainDate): RawBuilder<PaymentStatus> => sql`
  case when kind = 'credit-note' or (total_ore > 0 and refunded_ore >= total_ore) then 'CREDITED'
       when total_ore - refunded_ore - paid_ore <= 0 then 'PAID'
       when ${today}::date > due_date then 'OVERDUE'
       when paid_ore > 0 then 'PARTLY_PAID'
       else 'UNPAID' end`;

/** The invoices of a company with their status. */
const accountsOf = ({ scope, companyId, today }: Reach) => sql`
  select account.*, ${paymentStatusOn(today)} as status
    from (select invoice.*, ${amountsOfInvoice} from invoices.invoice
           where ${withinCompany(scope, 'invoice', companyId)}) as account`;

type PageBounds = Pick<PageRequest, 'maxEntries' | 'offset'>;

/** A page of the list, or all of it. A company has some hundreds: they need no index beside the company's own. */
export function invoicePage(
  database: Database,
  { maxEntries, offset, searchFor, filter, sort, from, to, ...reach }: ListRequest & PageBounds,
): Promise<Page<InvoiceRow>> {
  const key = sortKey(sort, sortKeys);
  const patterns = searchWords(searchFor).map(anywhere);
  return listedRows(database, {
    maxEntries,
    offset,
    key,
    ownOrder: sql`page.invoice_date desc, page.number desc`,
    matched: sql`
      select id, number, invoice_date, ${key?.key ?? sql`null`} as key
        from (${accountsOf(reach)}) as listed
       where lower(concat_ws(' ', number, reference, kid, agreement_id)) like all (${sql.val(patterns)}::text[])
         and (${filter ?? null}::text is null or status = ${filter ?? null})
         and ${withinPeriod({ from, to }, { first: 'period_start', last: 'period_end' })}`,
    rowsWithIds: (ids) => rowsWithIds(database, reach, ids),
  });
}

const rowsWithIds = (
  database: Database,
  { scope, companyId }: Reach,
  ids: readonly number[],
): Promise<InvoiceRow[]> =>
  invoicesWhere(
    database,
    sql`${withinCompany(scope, 'invoice', companyId)} and invoice.id = any(${sql.val([...ids])}::bigint[])`,
  )
    // As JSON: of a plain text the embedded database loses a byte order mark at its start.
    .select(sql<string>`to_jsonb(invoice.reference)`.as('reference'))
    .execute();

const column = (name: string) => () => ({ key: sql.ref(name) });

const sortKeys: Record<(typeof invoiceSorts)[number], () => { key: RawBuilder<unknown> }> = {
  invoiceNumber: column('number'),
  invoiceDate: column('invoice_date'),
  agreementType: column('agreement_subtype'),
  month: column('period_end'),
  ticketCount: column('ticket_count'),
  reference: () => ({ key: sql`lower(reference)` }),
  paymentStatus: column('status'),
  dueDate: column('due_date'),
  totalPrice: column('total_ore'),
};

export type InvoiceOverview = {
  readonly all: number;
  readonly counts: Record<PaymentStatus, number>;
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
  readonly months: { month: string; totalOre: number }[];
};

/** How many invoices each filter has, and what the last months cost, as they were closed. */
export async function invoiceOverview(
  database: Database,
  { monthCount, ...reach }: Reach & { readonly monthCount: number },
): Promise<InvoiceOverview> {
  const { rows } = await sql<Omit<InvoiceOverview, 'counts'> & { statuses: object }>`
    with listed as materialized (${accountsOf(reach)}), closed as materialized (
      select date_trunc('month', period_start)::date as month, sum(total_ore)::bigint as total_ore
        from invoices.closed_period as closed
       where ${withinCompany(reach.scope, 'closed', reach.companyId)} group by 1
    )
    select (select count(*)::int from listed) as all,
           (select coalesce(jsonb_object_agg(status, number), '{}') from (
              select status, count(*) as number from listed group by status) as counted) as statuses,
           (select min(month)::text from closed) as "firstMonth",
           (select max(month)::text from closed) as "lastMonth",
           (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'totalOre',
                                                         coalesce(total_ore, 0)) order by month), '[]')
              from (select generate_series(greatest(min(month), max(month) - make_interval(months => ${monthCount - 1})),
                                           max(month), interval '1 month')::date as month
                      from closed) as shown left join closed using (month)) as months`.execute(
    tablesOf(database),
  );
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { statuses, ...overview } = row;
  const none = Object.fromEntries(paymentStatuses.map((status) => [status, 0]));
  return { ...overview, counts: { ...none, ...statuses } as Record<PaymentStatus, number> };
}
