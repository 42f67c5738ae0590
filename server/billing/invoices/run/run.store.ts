import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { claimLease } from '#platform/jobs/chunks/lease.store.ts';

/** Why something was left for a later run. */
type RunProblem = {
  readonly companyId: number;
  /** Null when it is about all of the company's. */
  readonly agreementId: number | null;
  readonly reason: 'PRICE_MISSING' | 'LOCKED' | 'FAILED';
};

/** An agreement whose invoice goes to nobody: its company is not reached by EHF and has no address for invoices. */
type AgreementWithoutAddress = { readonly companyId: number; readonly agreementId: number };

/** What some companies came to. */
export type RunPart = {
  readonly closedPeriods: number;
  readonly lines: number;
  readonly invoices: number;
  readonly totalOre: number;
  readonly problems: readonly RunProblem[];
  /** Invoices that go by e-mail. */
  readonly emails: number;
  /** Those that go by EHF. */
  readonly eInvoices: number;
  readonly unaddressed: readonly AgreementWithoutAddress[];
};

export const nothingBilled: RunPart = {
  closedPeriods: 0,
  lines: 0,
  invoices: 0,
  totalOre: 0,
  problems: [],
  emails: 0,
  eInvoices: 0,
  unaddressed: [],
};

export type RunKey = { readonly tenant: TenantId; readonly runId: number };

/** The companies of an operator after one, in the order in which a run takes them; deleted ones may have to pay still. */
export async function companiesAfter(
  source: Database | Transaction,
  { tenant, after, max }: { tenant: TenantId; after: number; max: number },
): Promise<number[]> {
  const rows = await tablesOf(source)
    .selectFrom('companies.company')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Another transaction locks a company for longer than a run waits. A later run bills it; the others go on. */
export class CompanyLocked extends Error {
  override name = 'CompanyLocked';
}

/**
 * Of one company, longer than runs and changes keep it and shorter than a statement may take. Several do not keep
 * others waiting for so long: which of them is held is found by smaller chunks.
 */
const lockWaitMs = { one: 5_000, several: 1_000 } as const;

/**
 * Locks companies until the transaction ends, in the order of their ids; tickets can be ordered for them meanwhile.
 * Throws `CompanyLocked` when another transaction locks one for `lockWaitMs`.
 */
export async function lockCompanies(
  tx: Transaction,
  { tenant, companies }: { tenant: TenantId; companies: readonly number[] },
): Promise<void> {
  const waitMs = companies.length > 1 ? lockWaitMs.several : lockWaitMs.one;
  const { rows } = await sql<{ isLocked: boolean }>`
    select invoices.lock_companies(${tenant}, ${sql.val([...companies])}::bigint[], ${waitMs}::int) as "isLocked"`.execute(
    tablesOf(tx),
  );
  if (!rows[0]?.isLocked) throw new CompanyLocked('somebody else holds a company');
}

/** The user who started the run; `command` for a run from the command line, null for the schedule. */
export type RunStarter = number | 'command' | null;

export type NewRun = {
  readonly tenant: TenantId;
  readonly startedBy: RunStarter;
  readonly now: Temporal.Instant;
};

export async function insertRun(
  tx: Transaction,
  { tenant, startedBy, now }: NewRun,
): Promise<number> {
  const isByCommand = startedBy === 'command';
  const { rows } = await sql<{ id: number }>`
    insert into invoices.run (tenant, started_by, is_by_command, started_at, updated_at, companies_total)
    select ${tenant}, ${isByCommand ? null : startedBy}::bigint, ${isByCommand}::boolean, ${now}::timestamptz,
           ${now}::timestamptz, count(*)
      from companies.company where tenant = ${tenant}
    returning id`.execute(tablesOf(tx));
  const [run] = rows;
  if (!run) throw new Error('a count answered nothing');
  return run.id;
}

/** The last company that a run has done; null when it is over. */
export async function runPosition(
  source: Database | Transaction,
  { tenant, runId }: RunKey,
): Promise<number | null> {
  const run = await tablesOf(source)
    .selectFrom('invoices.run')
    .select(['last_company_id', 'finished_at'])
    .where('tenant', '=', tenant)
    .where('id', '=', runId)
    .executeTakeFirst();
  return run && run.finished_at === null ? run.last_company_id : null;
}

/** As `runPosition`, until the transaction ends; or another worker has the run in hand and goes on with it. */
export const lockRun = async (
  tx: Transaction,
  key: RunKey,
): Promise<number | null | 'with-another-worker'> =>
  (await claimLease(tx, `run-invoices ${key.runId}`))
    ? runPosition(tx, key)
    : 'with-another-worker';

/** Adds what some companies came to. Nothing when another process has done them for the same run. */
export async function advanceRun(
  tx: Transaction,
  { tenant, runId }: RunKey,
  { companies, part, now }: { companies: readonly number[]; part: RunPart; now: Temporal.Instant },
): Promise<void> {
  const last = companies.at(-1);
  if (last === undefined) return;
  await sql`
    update invoices.run
       set last_company_id = ${last}, companies_done = least(companies_total, companies_done + ${companies.length}::int),
           closed_periods = closed_periods + ${part.closedPeriods}::int, lines = lines + ${part.lines}::int,
           invoices = invoices + ${part.invoices}::int, total_ore = total_ore + ${part.totalOre}::bigint,
           problems = problems || ${JSON.stringify(part.problems)}::text::jsonb,
           emails = emails + ${part.emails}::int, e_invoices = e_invoices + ${part.eInvoices}::int,
           unaddressed = unaddressed || ${JSON.stringify(part.unaddressed)}::text::jsonb,
           updated_at = ${now}::timestamptz
     where tenant = ${tenant} and id = ${runId} and last_company_id < ${last}`.execute(
    tablesOf(tx),
  );
}

export async function finishRun(
  tx: Transaction,
  { tenant, runId }: RunKey,
  now: Temporal.Instant,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('invoices.run')
    .set({ finished_at: now, updated_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .execute();
}

/**
 * The keys of all unfinished runs, as rows of one column `data`. With a moment, only runs that have rested so long that
 * a job should continue them. A run by a command has no job for an hour, in which the command may be given again.
 */
export const unfinishedRunKeys = (now: Temporal.Instant | null) => sql`
  select jsonb_build_object('tenant', tenant, 'runId', id) as data
    from invoices.run
   where finished_at is null
     and (${now}::timestamptz is null
          or updated_at <= ${now}::timestamptz
                           - case when is_by_command then interval '1 hour' else interval '1 minute' end)
   order by id`;
