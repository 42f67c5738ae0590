import { type CsvDelimiter, csvDelimiter } from '@takst/domain/platform/csv/csv.rules.ts';
import {
  type PayrollFormatName,
  payrollFormatName,
} from '@takst/domain/billing/payroll/payroll-formats.ts';
import type { WageTypes } from '@takst/domain/billing/payroll/payroll-records.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type StoredPayrollSettings = {
  readonly delimiter: CsvDelimiter;
  readonly format: PayrollFormatName | null;
  readonly wageType: string | null;
  /** Of products that have one of their own. */
  readonly wageTypes: WageTypes['wageTypes'];
  /** Of the taxable benefit of free tickets. */
  readonly benefitWageType: string | null;
};

const usual: StoredPayrollSettings = {
  delimiter: 'semicolon',
  format: null,
  wageType: null,
  wageTypes: {},
  benefitWageType: null,
};

/** The settings of a company, or the usual ones. */
export async function findPayrollSettings(
  source: Database | Transaction,
  scope: Scope,
  companyId: number,
): Promise<StoredPayrollSettings> {
  const row = await tablesOf(source)
    .selectFrom('payroll.settings as settings')
    .select(['delimiter', 'format', 'wage_type', 'wage_types', 'benefit_wage_type'])
    .where(withinCompany(scope, 'settings', companyId))
    .$narrowType<{ wage_types: WageTypes['wageTypes'] }>()
    .executeTakeFirst();
  if (!row) return usual;
  return {
    delimiter: csvDelimiter(row.delimiter),
    format: row.format === null ? null : payrollFormatName(row.format),
    wageType: row.wage_type,
    wageTypes: row.wage_types,
    benefitWageType: row.benefit_wage_type,
  };
}

export function payrollSettingsStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  return {
    /** Locks the settings of a company of the scope until the transaction ends; the first time makes the row. */
    async lock(companyId: number): Promise<StoredPayrollSettings> {
      await tables
        .insertInto('payroll.settings')
        .values({ tenant: scope.tenant, company_id: companyId, delimiter: usual.delimiter })
        .onConflict((conflict) => conflict.column('company_id').doNothing())
        .execute();
      await tables
        .selectFrom('payroll.settings as settings')
        .select('company_id')
        .where(withinCompany(scope, 'settings', companyId))
        .forUpdate()
        .executeTakeFirstOrThrow();
      return findPayrollSettings(tx, scope, companyId);
    },

    /** The caller has locked them. */
    async save(companyId: number, settings: StoredPayrollSettings): Promise<void> {
      const { delimiter, format, wageType, wageTypes, benefitWageType } = settings;
      await tables
        .updateTable('payroll.settings as settings')
        .set({
          delimiter,
          format,
          wage_type: wageType,
          wage_types: JSON.stringify(wageTypes),
          benefit_wage_type: benefitWageType,
        })
        .where(withinCompany(scope, 'settings', companyId))
        .executeTakeFirstOrThrow();
    },
  };
}
