import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import {
  type InvoicingInterval,
  invoicingIntervals,
} from '@takst/domain/customers/agreements/invoicing-interval.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What is closed of a month and of the one before it. */
export type ComparedMonths = {
  readonly lines: number;
  readonly totalOre: number;
  readonly previousLines: number;
  readonly previousTotalOre: number;
};

export type ComparedCompany = ComparedMonths & {
  readonly companyId: number;
  readonly companyName: string;
};

export type ComparedGroup = ComparedMonths & {
  readonly subtype: AgreementSubtype;
  readonly interval: InvoicingInterval;
  /** What this transaction has made. */
  readonly newLines: number;
  readonly invoices: number;
  readonly invoicedOre: number;
};

type CompareRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Its first. */
  readonly month: Temporal.PlainDate;
};

const madeNow = sql`= pg_current_xact_id()::xid`;

const inRequest = ({ tenant, companies }: CompareRequest) =>
  sql`tenant = ${tenant} and company_id = any(${sql.val([...companies])}::bigint[])`;

const previousOf = (month: Temporal.PlainDate) => month.subtract({ months: 1 });

/** Months, and days in them. */
const beginsIn = (from: Temporal.PlainDate, month: Temporal.PlainDate) =>
  sql`period_start between ${from}::date and ${lastOfMonth(month)}::date`;

const inBothMonths = (month: Temporal.PlainDate) => beginsIn(previousOf(month), month);

const totalsOf = (month: Temporal.PlainDate) => ({
  lines: sql`coalesce(sum(line_count) filter (where ${beginsIn(month, month)}), 0)::int`,
  ore: sql`coalesce(sum(total_ore) filter (where ${beginsIn(month, month)}), 0)::bigint`,
});

function comparing({ month }: CompareRequest) {
  const [totals, previous] = [totalsOf(month), totalsOf(previousOf(month))];
  return sql`${totals.lines} as lines, ${totals.ore} as "totalOre",
    ${previous.lines} as "previousLines", ${previous.ore} as "previousTotalOre"`;
}

/** By service and interval: what the transaction has made, and the months as they are after it. */
export async function compareGroups(
  tx: Transaction,
  request: CompareRequest,
): Promise<ComparedGroup[]> {
  const { rows } = await sql<ComparedGroup>`
    with closed as (
      select agreement_id, period_start, line_count, total_ore,
             case when xmin ${madeNow} then line_count else 0 end as new_lines,
             0 as invoices, 0::bigint as invoiced_ore
        from invoices.closed_period
       where ${inRequest(request)}
         and (xmin ${madeNow} or ${inBothMonths(request.month)})
      union all
      select agreement_id, null, 0, 0, 0, 1, total_ore
        from invoices.invoice where ${inRequest(request)} and xmin ${madeNow}
    )
    select subtype, case when invoicing_interval = any(${sql.val([...invoicingIntervals])}::text[])
                         then invoicing_interval else 'OTHER' end as interval,
           sum(new_lines)::int as "newLines", sum(invoices)::int as invoices,
           sum(invoiced_ore)::bigint as "invoicedOre", ${comparing(request)}
      from closed join agreements.agreement on agreement.id = agreement_id
     group by 1, 2 order by 1, 2`.execute(tablesOf(tx));
  return rows;
}

/** The companies of which the month differs most from the one before. */
export async function compareCompanies(
  tx: Transaction,
  request: CompareRequest,
  max: number,
): Promise<ComparedCompany[]> {
  const { rows } = await sql<ComparedCompany>`
    select "companyId", company.name as "companyName", lines, "totalOre", "previousLines", "previousTotalOre"
      from (select company_id as "companyId", ${comparing(request)}
              from invoices.closed_period
             where ${inRequest(request)}
               and ${inBothMonths(request.month)}
             group by company_id) as compared
      join companies.company on company.id = "companyId"
     where "totalOre" <> "previousTotalOre"
     order by abs("totalOre" - "previousTotalOre") desc, "companyId" limit ${max}`.execute(
    tablesOf(tx),
  );
  return rows;
}
