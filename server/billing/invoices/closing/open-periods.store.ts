import {
  type BillingPeriod,
  closableDays,
  closableMonths,
  monthPeriod,
  type PeriodKind,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

const { compare } = Temporal.PlainDate;

type OpenPeriodsRequest = {
  readonly companies: readonly number[];
  readonly firstMonth: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  /** What kinds of periods the services bill. */
  readonly kinds: ReadonlySet<PeriodKind>;
};

/** A month or some days that can be closed, and the companies of which they are not known to be closed. */
export type OpenPeriod = {
  readonly bills: PeriodKind;
  readonly period: BillingPeriod;
  readonly companies: readonly number[];
};

/** Through which day everything of one kind is closed, by company. */
type ClosedThrough = ReadonlyMap<number, Temporal.PlainDate>;

/**
 * The periods of some companies that are to be closed: each month since the first one that is missing, oldest first, and
 * all days since the first one that is missing at once.
 */
export async function findOpenPeriods(
  tx: Transaction,
  { companies, firstMonth, today, kinds }: OpenPeriodsRequest,
): Promise<OpenPeriod[]> {
  const rows = await tablesOf(tx)
    .selectFrom('invoices.closed_through')
    .select(['company_id as id', 'bills', 'through'])
    .where('company_id', '=', sql<number>`any(${sql.val([...companies])}::bigint[])`)
    .execute();
  const closedThrough = (kind: PeriodKind): ClosedThrough =>
    new Map(rows.filter(({ bills }) => bills === kind).map(({ id, through }) => [id, through]));
  const request = { companies, firstMonth, today };
  return [
    ...(kinds.has('months') ? openMonths(request, closedThrough('months')) : []),
    ...(kinds.has('days') ? openDays(request, closedThrough('days')) : []),
  ];
}

type KindRequest = Omit<OpenPeriodsRequest, 'kinds'>;

const openMonths = (
  { companies, firstMonth, today }: KindRequest,
  through: ClosedThrough,
): OpenPeriod[] =>
  closableMonths(firstMonth, today)
    .map((month) => ({
      bills: 'months' as const,
      period: monthPeriod(month),
      companies: companies.filter((id) => {
        const lastClosed = through.get(id);
        return !lastClosed || compare(lastClosed, month) < 0;
      }),
    }))
    .filter((open) => open.companies.length > 0);

/** Companies whose first open day is the same are closed together: on most days all of them. */
function openDays({ companies, firstMonth, today }: KindRequest, through: ClosedThrough) {
  const byFirstDay = new Map<string, OpenPeriod>();
  for (const id of companies) {
    const firstDay = through.get(id)?.add({ days: 1 }) ?? firstMonth;
    const period = closableDays(firstDay, today);
    if (!period) continue;
    const others = byFirstDay.get(String(firstDay))?.companies ?? [];
    byFirstDay.set(String(firstDay), { bills: 'days', period, companies: [...others, id] });
  }
  return [...byFirstDay.values()];
}

/** A period of an agreement that could not be closed. */
export type LeftPeriod = {
  readonly companyId: number;
  readonly agreementId: number;
  readonly bills: PeriodKind;
  readonly start: Temporal.PlainDate;
};

type ClosedPeriods = {
  readonly openPeriods: readonly OpenPeriod[];
  readonly leftPeriods: readonly LeftPeriod[];
};

/**
 * Notes through which day everything of the companies is closed: until the first period that had to be left, from which
 * the next run begins. Whose the erased tickets of closed months were is needed no longer, and deleted.
 */
export async function saveClosedThrough(
  tx: Transaction,
  tenant: TenantId,
  closed: ClosedPeriods,
): Promise<void> {
  const rows = closedThroughRows(closed);
  if (rows.length === 0) return;
  await sql`
    with saved as (
      insert into invoices.closed_through (tenant, company_id, bills, through)
      select ${tenant}, company_id, bills, through
        from unnest(${sql.val(rows.map(({ companyId }) => companyId))}::bigint[],
                    ${sql.val(rows.map(({ bills }) => bills))}::text[],
                    ${sql.val(rows.map(({ through }) => String(through)))}::date[])
             as given (company_id, bills, through)
       order by company_id, bills
          on conflict (company_id, bills) do update set through = excluded.through
      returning company_id, bills, through
    )
    delete from invoices.unbilled_entry
     using saved
     where unbilled_entry.company_id = saved.company_id and saved.bills = 'months'
       and last_month <= saved.through`.execute(tablesOf(tx));
}

type ThroughRow = {
  readonly companyId: number;
  readonly bills: PeriodKind;
  readonly through: Temporal.PlainDate;
};

function closedThroughRows({ openPeriods, leftPeriods }: ClosedPeriods): ThroughRow[] {
  const keyOf = (companyId: number, bills: PeriodKind) => `${companyId} ${bills}`;
  const firstLeft = new Map<string, Temporal.PlainDate>();
  for (const { companyId, bills, start } of leftPeriods) {
    const key = keyOf(companyId, bills);
    const first = firstLeft.get(key);
    if (!first || compare(start, first) < 0) firstLeft.set(key, start);
  }
  const rows = new Map<string, ThroughRow>();
  for (const { bills, period, companies } of openPeriods) {
    for (const companyId of companies) {
      const key = keyOf(companyId, bills);
      const through = closedThroughDay(period, firstLeft.get(key));
      if (through) rows.set(key, { companyId, bills, through });
    }
  }
  return [...rows.values()];
}

/** The last day of a period before which nothing was left; null when it begins with what was left, or after it. */
function closedThroughDay(
  { start, end }: BillingPeriod,
  firstLeft: Temporal.PlainDate | undefined,
): Temporal.PlainDate | null {
  if (!firstLeft || compare(end, firstLeft) < 0) return end;
  return compare(start, firstLeft) < 0 ? firstLeft.subtract({ days: 1 }) : null;
}
