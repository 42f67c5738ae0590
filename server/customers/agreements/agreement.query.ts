import { hasIncreasedExpiry } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';

export type DateSettings = { increasedExpiry: boolean; arbitraryDates: boolean };

export type AgreementTerms = DateSettings & {
  companyId: number;
  companyName: string;
  subtype: string;
  /** Empty where the company has none; the agreement then goes by its number. */
  invoiceReference: string;
  endDate: Temporal.PlainDate | null;
  awaitsSignature: boolean;
  /** What pupils' tickets lie on; null where the agreement says nothing. */
  schoolMedia: readonly SchoolMedium[] | null;
  /** What a ticket counter may do; null where the agreement says nothing. */
  ticketCounter: CounterTerms | null;
  /** The agreement or its company. */
  isDeleted: boolean;
};

/**
 * Agreements with their companies' date settings, by number; those outside the scope are missing. Agreement
 * and company cannot be deleted until the transaction ends.
 */
export const findAgreementTerms = (
  tx: Transaction,
  scope: CompanyScope,
  agreementNumbers: readonly number[],
): Promise<ReadonlyMap<number, AgreementTerms>> =>
  findTerms(
    tx,
    scope,
    sql<SqlBool>`agreement.id = any(${sql.val([...agreementNumbers])}::bigint[])`,
  );

/** The same of all agreements of a company. */
export const findCompanyTerms = (
  tx: Transaction,
  scope: CompanyScope,
  companyId: number,
): Promise<ReadonlyMap<number, AgreementTerms>> =>
  findTerms(tx, scope, sql<SqlBool>`agreement.company_id = ${companyId}`);

async function findTerms(
  tx: Transaction,
  scope: CompanyScope,
  isMeant: RawBuilder<SqlBool>,
): Promise<ReadonlyMap<number, AgreementTerms>> {
  const rows = await tablesOf(tx)
    .selectFrom('agreements.agreement as agreement')
    .innerJoin('companies.company as company', 'company.id', 'agreement.company_id')
    .leftJoin('companies.settings as settings', 'settings.company_id', 'agreement.company_id')
    .where(withinScope(scope, 'agreement'))
    .where(isMeant)
    .select((row) => [
      'agreement.id',
      'agreement.company_id as companyId',
      'company.name as companyName',
      'agreement.subtype',
      'agreement.invoice_reference as invoiceReference',
      'agreement.end_date as endDate',
      'agreement.awaits_signature as awaitsSignature',
      row.ref('agreement.school_media').$castTo<SchoolMedium[] | null>().as('schoolMedia'),
      row.ref('agreement.ticket_counter').$castTo<CounterTerms | null>().as('ticketCounter'),
      sql<boolean>`not (${isLiveAgreement('agreement')} and ${isLiveCompany('company')})`.as(
        'isDeleted',
      ),
      row.fn.coalesce('settings.increased_expiry', row.val(false)).as('increasedExpiry'),
      row.fn.coalesce('settings.arbitrary_dates', row.val(false)).as('arbitraryDates'),
    ])
    // A concurrent deletion of the agreement or the company runs before or after.
    .forKeyShare(['agreement', 'company'])
    .execute();
  return new Map(
    rows.map(({ id, ...terms }) => [
      id,
      { ...terms, increasedExpiry: hasIncreasedExpiry(serviceOfSubtype(terms.subtype), terms) },
    ]),
  );
}
