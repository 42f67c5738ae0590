import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { ExpressionBuilder } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveAgreementWithin } from '#platform/access/live/live-agreement.query.ts';

export type AgreementTermsColumns = {
  invoiceReference: string;
  invoicingInterval: string;
  paymentDeadlineDays: number;
  schoolMedia: readonly SchoolMedium[] | null;
  ticketCounter: CounterTerms | null;
};

export type LockedAgreement = AgreementTermsColumns & {
  id: number;
  subtype: string;
  fromDate: Temporal.PlainDate;
  endDate: Temporal.PlainDate | null;
};

const lockedColumns = (
  row: ExpressionBuilder<Tables & { agreement: Tables['agreements.agreement'] }, 'agreement'>,
) =>
  [
    'agreement.id',
    'agreement.subtype',
    row.ref('agreement.school_media').$castTo<SchoolMedium[] | null>().as('schoolMedia'),
    row.ref('agreement.ticket_counter').$castTo<CounterTerms | null>().as('ticketCounter'),
    'agreement.invoice_reference as invoiceReference',
    'agreement.invoicing_interval as invoicingInterval',
    'agreement.payment_deadline_days as paymentDeadlineDays',
    'agreement.from_date as fromDate',
    'agreement.end_date as endDate',
  ] as const;

const columns = (terms: AgreementTermsColumns) => ({
  invoice_reference: terms.invoiceReference,
  invoicing_interval: terms.invoicingInterval,
  payment_deadline_days: terms.paymentDeadlineDays,
  school_media: terms.schoolMedia && [...terms.schoolMedia],
  ticket_counter: terms.ticketCounter && JSON.stringify(terms.ticketCounter),
});

export function agreementStore(tx: Transaction, scope: CompanyScope, companyId: number) {
  const tables = tablesOf(tx);
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
        .select(lockedColumns)
        .where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .where('agreement.id', '=', agreementId)
        .forUpdate()
        .executeTakeFirst();
    },

    async insert(
      {
        subtype,
        awaitsSignature,
        ...terms
      }: AgreementTermsColumns & { subtype: string; awaitsSignature: boolean },
      { from, at }: { from: Temporal.PlainDate; at: Temporal.Instant },
    ): Promise<number> {
      const { id } = await tables
        .insertInto('agreements.agreement')
        .values({
          tenant: scope.tenant,
          company_id: companyId,
          subtype,
          ...columns(terms),
          awaits_signature: awaitsSignature,
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

    /** Locks the agreements whose contract is not signed; nothing was ordered under them. */
    lockAwaiting(): Promise<LockedAgreement[]> {
      return tables
        .selectFrom('agreements.agreement as agreement')
        .select(lockedColumns)
        .where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .where('agreement.awaits_signature', '=', true)
        .orderBy('agreement.id')
        .forUpdate()
        .execute();
    },

    async openForOrders(agreementId: number): Promise<void> {
      await update(agreementId).set({ awaits_signature: false }).executeTakeFirstOrThrow();
    },

    async markDeleted(agreementId: number, at: Temporal.Instant): Promise<void> {
      await update(agreementId).set({ deleted_at: at }).executeTakeFirstOrThrow();
    },
  };
}
