import type { SchoolMedium } from '@takst/domain/school-tickets/school-medium.ts';
import type { CompanyScope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import { isLiveCompanyWithin } from '#companies/live-company.public.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { isLiveAgreementWithin } from './live-agreement.query.ts';

export type AgreementTermsColumns = {
  invoiceReference: string;
  invoicingInterval: string;
  paymentDeadlineDays: number;
  schoolMedia: readonly SchoolMedium[] | null;
};

export type LockedAgreement = AgreementTermsColumns & {
  id: number;
  subtype: string;
  fromDate: Temporal.PlainDate;
  endDate: Temporal.PlainDate | null;
};

export function agreementStore(tx: Transaction, scope: CompanyScope, companyId: number) {
  const tables = tablesOf(tx);
  const columns = (terms: AgreementTermsColumns) => ({
    invoice_reference: terms.invoiceReference,
    invoicing_interval: terms.invoicingInterval,
    payment_deadline_days: terms.paymentDeadlineDays,
    school_media: terms.schoolMedia && [...terms.schoolMedia],
  });
  const update = (agreementId: number) =>
    tables
      .updateTable('agreements.agreement as agreement')
      .where(withinScope(scope, 'agreement'))
      .where('agreement.company_id', '=', companyId)
      .where('agreement.id', '=', agreementId);
  return {
    /**
     * Locks the company and returns the subtypes of its agreements, so that a check against them still
     * holds when a new one is written. Null when the company was deleted.
     */
    async lockAll(): Promise<string[] | null> {
      const company = await tables
        .selectFrom('companies.company as company')
        .select('company.id')
        .where(isLiveCompanyWithin(scope, 'company'))
        .where('company.id', '=', companyId)
        .forUpdate()
        .executeTakeFirst();
      if (!company) return null;
      const rows = await tables
        .selectFrom('agreements.agreement as agreement')
        .select('agreement.subtype')
        .where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .execute();
      return rows.map(({ subtype }) => subtype);
    },

    /** Locks the agreement: nothing is ordered under it until the transaction ends. */
    lock(agreementId: number): Promise<LockedAgreement | undefined> {
      return tables
        .selectFrom('agreements.agreement as agreement')
        .select(['agreement.id', 'agreement.subtype'])
        .select((row) => [
          row.ref('agreement.school_media').$castTo<SchoolMedium[] | null>().as('schoolMedia'),
          'agreement.invoice_reference as invoiceReference',
          'agreement.invoicing_interval as invoicingInterval',
          'agreement.payment_deadline_days as paymentDeadlineDays',
          'agreement.from_date as fromDate',
          'agreement.end_date as endDate',
        ])
        .where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .where('agreement.id', '=', agreementId)
        .forUpdate()
        .executeTakeFirst();
    },

    async insert(
      { subtype, ...terms }: AgreementTermsColumns & { subtype: string },
      { from, at }: { from: Temporal.PlainDate; at: Temporal.Instant },
    ): Promise<number> {
      const { id } = await tables
        .insertInto('agreements.agreement')
        .values({
          tenant: scope.tenant,
          company_id: companyId,
          subtype,
          ...columns(terms),
          from_date: from,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async change(agreementId: number, terms: AgreementTermsColumns): Promise<void> {
      await update(agreementId).set(columns(terms)).executeTakeFirstOrThrow();
    },

    async changeEnd(agreementId: number, endDate: Temporal.PlainDate | null): Promise<void> {
      await update(agreementId).set({ end_date: endDate }).executeTakeFirstOrThrow();
    },

    async markDeleted(agreementId: number, at: Temporal.Instant): Promise<void> {
      await update(agreementId).set({ deleted_at: at }).executeTakeFirstOrThrow();
    },
  };
}
