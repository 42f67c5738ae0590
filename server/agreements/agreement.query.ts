import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type DateSettings = { increasedExpiry: boolean; arbitraryDates: boolean };

export type AgreementTerms = DateSettings & {
  companyId: number;
  companyName: string;
  subtype: string;
  endDate: Temporal.PlainDate | null;
};

/** A company's date settings, whatever the state of its agreements. */
export async function findDateSettings(
  tx: Transaction,
  scope: Scope,
  companyId: number,
): Promise<DateSettings> {
  const settings = await tablesOf(tx)
    .selectFrom('companies.settings as settings')
    .where(withinScope(scope, 'settings'))
    .where('settings.company_id', '=', companyId)
    .select(['increased_expiry as increasedExpiry', 'arbitrary_dates as arbitraryDates'])
    .executeTakeFirst();
  return settings ?? { increasedExpiry: false, arbitraryDates: false };
}

/**
 * An agreement with its company's date settings; undefined when it is outside the scope. Agreement and
 * company cannot be deleted until the transaction ends.
 */
export async function findAgreementTerms(
  tx: Transaction,
  scope: Scope,
  agreementNumber: number,
): Promise<AgreementTerms | undefined> {
  return (
    tablesOf(tx)
      .selectFrom('agreements.agreement as agreement')
      .innerJoin('companies.company as company', 'company.id', 'agreement.company_id')
      .leftJoin('companies.settings as settings', 'settings.company_id', 'agreement.company_id')
      .where(withinScope(scope, 'agreement'))
      .where('agreement.id', '=', agreementNumber)
      .where('agreement.deleted_at', 'is', null)
      .where('company.deleted_at', 'is', null)
      .select((row) => [
        'agreement.company_id as companyId',
        'company.name as companyName',
        'agreement.subtype',
        'agreement.end_date as endDate',
        row.fn.coalesce('settings.increased_expiry', row.val(false)).as('increasedExpiry'),
        row.fn.coalesce('settings.arbitrary_dates', row.val(false)).as('arbitraryDates'),
      ])
      // A concurrent deletion of the agreement or the company runs before or after.
      .forKeyShare(['agreement', 'company'])
      .executeTakeFirst()
  );
}
