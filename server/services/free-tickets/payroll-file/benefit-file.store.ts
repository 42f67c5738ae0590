import {
  type BenefitFileKind,
  benefitFileKinds,
  type ReportedBenefit,
} from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import {
  type PayrollFormatName,
  payrollFormatName,
} from '@takst/domain/billing/payroll/payroll-formats.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { benefitDifferences, type BenefitRequest } from './benefit-difference.query.ts';

export type StoredBenefitFile = {
  readonly id: number;
  readonly companyId: number;
  readonly kind: BenefitFileKind;
  readonly month: Temporal.PlainDate;
  readonly format: PayrollFormatName;
  readonly wageType: string;
  readonly madeAt: Temporal.Instant;
};

type NewFile = {
  readonly format: PayrollFormatName;
  readonly wageType: string;
  readonly now: Temporal.Instant;
};

/** Writes down a file with everything that it tells. The caller has locked the payroll settings of the company. */
export async function saveBenefitFile(
  tx: Transaction,
  request: BenefitRequest,
  { format, wageType, now }: NewFile,
): Promise<number> {
  const { scope, companyId, kind, month } = request;
  const { rows } = await sql<{ id: number }>`
    with ${benefitDifferences(request)}, file as (
      insert into free_tickets.payroll_file (tenant, company_id, kind, month, format, wage_type, made_at, made_by)
      values (${scope.tenant}, ${companyId}, ${kind}, ${month}::date, ${format}, ${wageType}, ${now}::timestamptz,
              ${scope.userId})
      returning id
    ), told as (
      insert into free_tickets.payroll_file_line (tenant, company_id, file_id, line_number, month, entitlement_id,
                                                  employee_id, amount_ore)
      select ${scope.tenant}, ${companyId}, file.id,
             row_number() over (order by month, entitlement_id, employee_key), month, entitlement_id, employee_id,
             amount_ore
        from difference cross join file
       where employee_key is not null and amount_ore <> 0
    )
    select id from file`.execute(tablesOf(tx));
  const [file] = rows;
  if (!file) throw new Error('no file was written down');
  return file.id;
}

/** A file of the scope that was made. */
export async function findBenefitFile(
  source: Database | Transaction,
  scope: Scope,
  id: number,
): Promise<StoredBenefitFile | null> {
  const row = await tablesOf(source)
    .selectFrom('free_tickets.payroll_file as file')
    .select([
      'id',
      'company_id as companyId',
      'kind',
      'month',
      'format',
      'wage_type as wageType',
      'made_at as madeAt',
    ])
    .where(withinScope(scope, 'file'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const kind = benefitFileKinds.find((one) => one === row.kind);
  if (!kind) throw new Error(`unknown kind of file ${row.kind}`);
  return { ...row, kind, format: payrollFormatName(row.format) };
}

/** What a file tells by employee number, and of how many lines the number is erased. */
export async function benefitsIn(
  source: Database | Transaction,
  scope: Scope,
  { id, companyId }: Pick<StoredBenefitFile, 'id' | 'companyId'>,
): Promise<{ readonly benefits: readonly ReportedBenefit[]; readonly erased: number }> {
  const { rows } = await sql<ReportedBenefit & { employeeId: string | null }>`
    select min(employee_id) as "employeeId", count(*)::int as tickets, sum(amount_ore)::bigint as "amountOre",
           case when min(amount_ore) = max(amount_ore) then min(amount_ore) end as "ticketOre"
      from free_tickets.payroll_file_line as line
     where ${withinCompany(scope, 'line', companyId)} and file_id = ${id}
     group by employee_key
     order by text.sort_key(min(employee_id)), employee_key`.execute(tablesOf(source));
  return {
    benefits: rows.filter(({ employeeId }) => employeeId !== null),
    erased: rows.find(({ employeeId }) => employeeId === null)?.tickets ?? 0,
  };
}

/** The newest file that tells of a month of a company. */
export async function newestFileOf(
  source: Database | Transaction,
  scope: Scope,
  { companyId, month }: { readonly companyId: number; readonly month: Temporal.PlainDate },
): Promise<{ readonly id: number; readonly madeAt: Temporal.Instant } | null> {
  const { rows } = await sql<{ id: number; madeAt: Temporal.Instant }>`
    select id, made_at as "madeAt" from free_tickets.payroll_file as file
     where ${withinCompany(scope, 'file', companyId)}
       and exists (
         select from free_tickets.payroll_file_line as line
          where line.company_id = file.company_id and line.file_id = file.id and line.month = ${month}::date)
     order by id desc limit 1`.execute(tablesOf(source));
  return rows[0] ?? null;
}
