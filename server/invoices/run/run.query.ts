import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { RunPart } from './run.store.ts';

type Run = Omit<RunPart, 'problems'> & {
  readonly id: number;
  readonly startedAt: Temporal.Instant;
  readonly startedBy: string | null;
  readonly finishedAt: Temporal.Instant | null;
  readonly companiesTotal: number;
  readonly companiesDone: number;
  readonly problems: RunPart['problems'][number][];
};

/** The last runs of an operator, newest first; not those of the schedule that found nothing. */
export async function lastRuns(source: Database, tenant: TenantId, max: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select run.id, started_at as "startedAt", finished_at as "finishedAt",
           companies_total as "companiesTotal", companies_done as "companiesDone",
           closed_months as "closedMonths", lines, invoices, total_ore as "totalOre", problems,
           starter.first_name || ' ' || starter.last_name as "startedBy"
      from invoices.run
      left join users."user" starter on starter.id = started_by
     where run.tenant = ${tenant}
       and (finished_at is null or started_by is not null or closed_months > 0 or invoices > 0
         or problems <> '[]')
     order by run.id desc limit ${max}`.execute(tablesOf(source));
  return rows;
}

/** A run that goes on. The numbers are locked: of two who start one the second finds that of the first. */
export async function findRunningRun(tx: Transaction, tenant: TenantId): Promise<number | null> {
  const run = await tablesOf(tx)
    .selectFrom('invoices.run')
    .select('id')
    .where('tenant', '=', tenant)
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return run?.id ?? null;
}

type ClosedMonth = { month: Temporal.PlainDate; lines: number; totalOre: number };

/** What is closed of an operator's months since one of them, oldest first. */
export async function closedSince(
  source: Database,
  tenant: TenantId,
  since: Temporal.PlainDate,
): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select month, sum(line_count)::int as lines, sum(total_ore)::bigint as "totalOre"
      from invoices.closed_month
     where tenant = ${tenant} and month >= ${since}::date
     group by month order by month`.execute(tablesOf(source));
  return rows;
}
