import { isWithin, type TaxPeriod } from '@takst/domain/services/free-tickets/tax-period.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { bookLines } from '../book/book-lines.query.ts';

/** Whose lines of the book, and which of its months may be open. */
export type TaxReach = {
  readonly scope: Scope;
  readonly companyId: number;
  /** One department alone. */
  readonly agreementId?: number | undefined;
  readonly openMonths: readonly Temporal.PlainDate[];
};

export type TaxedMonthRow = {
  /** Its first. */
  readonly month: Temporal.PlainDate;
  readonly agreementId: number;
  /** As JSON: of a plain text the embedded database loses a byte order mark. */
  readonly invoiceReference: string;
  readonly isClosed: boolean;
  readonly tickets: number;
  readonly taxOre: number;
  readonly untaxedTickets: number;
};

/** The months in which departments have lines, newest first: closed ones by what is written down of them. */
export async function taxedMonths(database: Database, reach: TaxReach): Promise<TaxedMonthRow[]> {
  const { companyId, openMonths } = reach;
  const [from] = openMonths;
  const through = openMonths.at(-1);
  const open =
    from && through
      ? sql`with ${bookLines({ ...reach, from, through, isReadOnce: true })}, open_month as (
          select month, agreement_id, count(*) as line_count, coalesce(sum(tax_ore), 0) as tax_ore,
                 count(*) filter (where tax_ore is null) as untaxed_count
            from book where not is_closed group by month, agreement_id)`
      : sql`with open_month as (
          select month, agreement_id, line_count, tax_ore, untaxed_count from free_tickets.book_month where false)`;
  const { rows } = await sql<TaxedMonthRow>`
    ${open}
    select month, agreement_id as "agreementId", to_jsonb(invoice_reference) as "invoiceReference",
           is_closed as "isClosed", line_count::int as tickets, tax_ore::bigint as "taxOre",
           untaxed_count::int as "untaxedTickets"
      from (
        select month, agreement_id, false as is_closed, line_count, tax_ore, untaxed_count from open_month
         union all
        select month, agreement_id, true, line_count, tax_ore, untaxed_count from free_tickets.book_month
         where ${hasClosedLines(reach)}) as taxed
      join agreements.agreement
        on agreement.company_id = ${companyId} and agreement.id = taxed.agreement_id
     order by month desc, text.sort_key(invoice_reference), agreement_id`.execute(
    tablesOf(database),
  );
  return rows;
}

/** The newest month with lines; null while there is none. An open one is looked into only until one is found. */
export async function newestTaxedMonth(
  database: Database,
  reach: TaxReach,
  within?: TaxPeriod,
): Promise<Temporal.PlainDate | null> {
  const months = reach.openMonths.filter((month) => !within || isWithin(month, within));
  for (const month of months.toReversed()) if (await hasLines(database, reach, month)) return month;
  return newestClosedMonth(database, reach, within);
}

async function hasLines(
  database: Database,
  reach: TaxReach,
  month: Temporal.PlainDate,
): Promise<boolean> {
  const { rows } = await sql<{ hasLines: boolean }>`
    with ${bookLines({ ...reach, from: month, through: month, isReadOnce: true })}
    select exists (select from book) as "hasLines"`.execute(tablesOf(database));
  return rows[0]?.hasLines ?? false;
}

async function newestClosedMonth(
  database: Database,
  reach: TaxReach,
  within: TaxPeriod | undefined,
): Promise<Temporal.PlainDate | null> {
  const { rows } = await sql<{ month: Temporal.PlainDate | null }>`
    select max(month) as month from free_tickets.book_month
     where ${hasClosedLines(reach)}
       and ${within ? sql`month between ${within.from}::date and ${within.through}::date` : sql`true`}`.execute(
    tablesOf(database),
  );
  return rows[0]?.month ?? null;
}

/** The rows of closed months with lines, of a department where one is chosen. */
const hasClosedLines = ({ scope, companyId, agreementId }: TaxReach) => sql`
  ${withinCompany(scope, 'book_month', companyId)} and line_count > 0
    and ${agreementId === undefined ? sql`true` : sql`book_month.agreement_id = ${agreementId}`}`;
