import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import { testScope } from '#testing/test-scope.ts';
import { bookLineColumns, type BookLine, bookLines } from '../book/book-lines.query.ts';
import type { DatedPrice } from './test-slow-book.ts';

/** What the main operator charges and taxes for free tickets. */
export async function freePricesOnFile(database: Database): Promise<DatedPrice[]> {
  const { rows } = await sql<DatedPrice>`
    select product_id as "productId", profile_id as "profileId", nr_of_zones as "nrOfZones",
           valid_from as "from", price_ore as ore
      from products.price
     where tenant = 'ruter' and product_id in ('free-ticket', 'period-30-days')`.execute(
    tablesOf(database),
  );
  return rows;
}

export type BookedAmounts = {
  readonly ticketId: number;
  readonly agreementId: number;
  readonly priceOre: number;
  readonly taxOre: number | null;
};

/** The lines of tickets in a closed month. */
export async function bookedAmounts(
  database: Database,
  ticketIds: readonly number[],
  month: Temporal.PlainDate,
): Promise<BookedAmounts[]> {
  const { rows } = await sql<BookedAmounts>`
    select ticket_id as "ticketId", agreement_id as "agreementId", price_ore as "priceOre", tax_ore as "taxOre"
      from free_tickets.book_line
     where ticket_id = any(${sql.val([...ticketIds])}::bigint[]) and month = ${month}::date`.execute(
    tablesOf(database),
  );
  return rows;
}

/** What is invoiced for tickets in a month, in øre, by ticket. */
export async function invoicedAmounts(
  database: Database,
  ticketIds: readonly number[],
  month: Temporal.PlainDate,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; ore: number }>`
    select related_id as id, sum(price_ore * quantity)::bigint as ore
      from invoices.line
     where related_id = any(${sql.val([...ticketIds])}::bigint[]) and period_start = ${month}::date
       and product_type = 'TICKET'
     group by related_id`.execute(tablesOf(database));
  return new Map(rows.map(({ id, ore }) => [id, ore]));
}

/** Sums of a company's closed months from one on, and of their lines, which are the same; whatever has been erased. */
export async function sumsOfBook(
  database: Database,
  { companyId, from }: { readonly companyId: number; readonly from: Temporal.PlainDate },
): Promise<{ months: string; lines: string }> {
  const { rows } = await sql<{ months: string; lines: string }>`
    select (select concat_ws(' ', sum(line_count), sum(price_ore), sum(tax_ore), sum(untaxed_count))
              from free_tickets.book_month
             where company_id = ${companyId} and month >= ${from}::date) as months,
           (select concat_ws(' ', count(*), sum(price_ore), sum(tax_ore), count(*) filter (where tax_ore is null))
              from free_tickets.book_line
             where company_id = ${companyId} and month >= ${from}::date) as lines`.execute(
    tablesOf(database),
  );
  return rows[0] ?? { months: '', lines: 'none' };
}

type ShownMonth = {
  readonly companyId: number;
  /** Its first. */
  readonly month: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

/** A month as pages show it, open or closed, by entitlement. */
export async function shownMonth(
  database: Database,
  { companyId, month, today }: ShownMonth,
): Promise<BookLine[]> {
  const openMonths = await openMonthsOf(database, { tenant: 'ruter', companyId, today });
  const request = {
    scope: testScope([companyId]),
    companyId,
    from: month,
    through: month,
    openMonths,
  };
  const { rows } = await sql<BookLine>`
    with ${bookLines(request)}
    select ${bookLineColumns('book')} from book order by entitlement_id`.execute(
    tablesOf(database),
  );
  return rows;
}
