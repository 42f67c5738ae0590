import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { RunKey, RunPart } from './run.store.ts';

type Run = Omit<RunPart, 'problems' | 'unaddressed'> & {
  readonly id: number;
  readonly startedAt: Temporal.Instant;
  readonly startedBy: string | null;
  readonly isByCommand: boolean;
  readonly finishedAt: Temporal.Instant | null;
  readonly companiesTotal: number;
  readonly companiesDone: number;
  readonly problemCount: number;
  /** The first of them. */
  readonly problems: RunPart['problems'][number][];
  readonly unaddressedCount: number;
  /** The first of them. */
  readonly unaddressed: RunPart['unaddressed'][number][];
};

/** Problems of one run in an answer. */
export const maxProblems = 50;
const first = `$[0 to ${maxProblems - 1}]`;

/** The last runs of an operator, newest first; not those of the schedule that found nothing. */
export async function lastRuns(source: Database, tenant: TenantId, max: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select run.id, started_at as "startedAt", finished_at as "finishedAt",
           companies_total as "companiesTotal", companies_done as "companiesDone",
           closed_periods as "closedPeriods", lines, invoices, total_ore as "totalOre",
           jsonb_array_length(problems) as "problemCount",
           jsonb_path_query_array(problems, ${first}::text::jsonpath) as problems,
           emails, e_invoices as "eInvoices", jsonb_array_length(unaddressed) as "unaddressedCount",
           jsonb_path_query_array(unaddressed, ${first}::text::jsonpath) as unaddressed,
           starter.first_name || ' ' || starter.last_name as "startedBy",
           is_by_command as "isByCommand"
      from invoices.run
      left join users."user" starter on starter.id = started_by
     where run.tenant = ${tenant}
       and (finished_at is null or started_by is not null or is_by_command or closed_periods > 0
         or invoices > 0 or problems <> '[]')
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

/** What companies of an operator are called, by their ids. */
export async function companyNames(
  source: Database,
  tenant: TenantId,
  problems: readonly { readonly companyId: number }[],
): Promise<(companyId: number) => string> {
  const companies = await tablesOf(source)
    .selectFrom('companies.company')
    .select(['id', 'name'])
    .where('tenant', '=', tenant)
    .where('id', 'in', [0, ...problems.map(({ companyId }) => companyId)])
    .execute();
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return (companyId) => names.get(companyId) ?? String(companyId);
}

/** The companies that the last run of an operator had to leave as they failed or were locked. */
export async function failedCompanies(
  source: Database,
  tenant: TenantId,
): Promise<Map<number, 'LOCKED' | 'FAILED'>> {
  const run = await tablesOf(source)
    .selectFrom('invoices.run')
    .select('id')
    .where('tenant', '=', tenant)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!run) return new Map();
  const { problems } = await readRun(source, { tenant, runId: run.id });
  return new Map(
    problems.flatMap(({ companyId, reason }) =>
      reason === 'PRICE_MISSING' ? [] : [[companyId, reason] as const],
    ),
  );
}

/** The day of the newest invoice or credit note of an operator. */
export async function lastInvoiceDate(
  source: Database,
  tenant: TenantId,
): Promise<Temporal.PlainDate | null> {
  const { last } = await tablesOf(source)
    .selectFrom('invoices.invoice')
    .select(({ fn }) => fn.max('invoice_date').as('last'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return last;
}

export type RunProgress = RunPart & Pick<Run, 'companiesTotal' | 'companiesDone'>;

/** What a run has made until now, with all its problems. */
export async function readRun(source: Database, { tenant, runId }: RunKey): Promise<RunProgress> {
  const { rows } = await sql<RunProgress>`
    select companies_total as "companiesTotal", companies_done as "companiesDone",
           closed_periods as "closedPeriods", lines, invoices, total_ore as "totalOre", problems,
           emails, e_invoices as "eInvoices", unaddressed
      from invoices.run where tenant = ${tenant} and id = ${runId}`.execute(tablesOf(source));
  const [run] = rows;
  if (!run) throw new Error(`run ${runId} is gone`);
  return run;
}
