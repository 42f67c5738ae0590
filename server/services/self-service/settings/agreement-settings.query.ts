import {
  type WidgetAccess,
  widgetAccess,
} from '@takst/domain/services/self-service/settings/widget-access.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { isLiveAgreementWithin } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a company has set for one agreement (spec 2 §3). */
export type AgreementSettings = {
  readonly agreementNumber: number;
  readonly companyId: number;
  readonly subtype: string;
  readonly invoiceReference: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly widgetAccess: WidgetAccess;
  readonly emailForTicketRequests: string | null;
  readonly emailForInvoicePreview: string | null;
  /** What the company calls the number of a ticket's holder; null for the usual name. */
  readonly employeeIdLabel: string | null;
};

/** The settings of agreements, by number; those outside the scope and deleted ones are missing. */
export const loadAgreementSettings = (
  source: Database | Transaction,
  scope: CompanyScope,
  agreementNumbers: readonly number[],
): Promise<ReadonlyMap<number, AgreementSettings>> =>
  load(source, scope, sql`agreement.id = any(${sql.val([...agreementNumbers])}::bigint[])`);

/** The same of all agreements of a company. */
export const loadCompanySettings = (
  source: Database | Transaction,
  scope: CompanyScope,
  companyId: number,
): Promise<ReadonlyMap<number, AgreementSettings>> =>
  load(source, scope, sql`agreement.company_id = ${companyId}`);

async function load(
  source: Database | Transaction,
  scope: CompanyScope,
  isMeant: RawBuilder<SqlBool>,
): Promise<ReadonlyMap<number, AgreementSettings>> {
  const { rows } = await sql<Omit<AgreementSettings, 'widgetAccess'> & { widgetAccess: string }>`
    select agreement.id as "agreementNumber", agreement.company_id as "companyId", agreement.subtype,
           agreement.invoice_reference as "invoiceReference", agreement.end_date as "endDate",
           agreement.widget_access as "widgetAccess",
           agreement.email_for_ticket_requests as "emailForTicketRequests",
           agreement.email_for_invoice_preview as "emailForInvoicePreview",
           agreement.employee_id_label as "employeeIdLabel"
      from agreements.agreement
      join companies.company on company.id = agreement.company_id
     where ${isLiveAgreementWithin(scope, 'agreement')} and ${isLiveCompany('company')} and ${isMeant}
     order by agreement.id`.execute(tablesOf(source));
  return new Map(
    rows.map((row) => [
      row.agreementNumber,
      { ...row, widgetAccess: widgetAccess(row.widgetAccess) },
    ]),
  );
}
