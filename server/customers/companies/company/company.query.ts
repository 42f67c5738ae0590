import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { CompanyKind } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

export const customerNumber = sql`coalesce(company.customer_number, company.id::text) as "customerNumber"`;

/** As JSON: dates are text. */
export type AgreementRow = {
  id: number;
  subtype: string;
  invoiceReference: string;
  fromDate: string;
  endDate: string | null;
  awaitsSignature: boolean;
  invoicingInterval: string;
  paymentDeadline: number;
  schoolMedia: SchoolMedium[] | null;
  ticketCounter: CounterTerms | null;
  employeeIdLabel: string | null;
  widgetAccess: string;
};

/** What the company page and the user's own list show of a company. */
export type CompanyFactsRow = {
  id: number;
  customerNumber: string;
  name: string;
  organisationNumber: string;
  kind: CompanyKind;
  bill: CompanyAddress | null;
  post: CompanyAddress | null;
  visit: CompanyAddress | null;
  agreements: AgreementRow[];
};

export const companyFacts = sql`
  company.id, ${customerNumber}, company.name,
  company.organisation_number as "organisationNumber", company.kind,
  company.bill_address as bill, company.post_address as post, company.visit_address as visit,
  coalesce((
    select jsonb_agg(jsonb_build_object(
             'id', a.id, 'subtype', a.subtype, 'invoiceReference', a.invoice_reference,
             'fromDate', a.from_date, 'endDate', a.end_date,
             'awaitsSignature', a.awaits_signature,
             'invoicingInterval', a.invoicing_interval,
             'paymentDeadline', a.payment_deadline_days,
             'schoolMedia', a.school_media,
             'ticketCounter', a.ticket_counter,
             'employeeIdLabel', a.employee_id_label,
             'widgetAccess', a.widget_access) order by a.id)
      from agreements.agreement a
     where a.company_id = company.id and ${isLiveAgreement('a')}), '[]') as agreements`;

/** One company with its agreements; undefined when it is outside the scope or deleted. */
export async function findCompany(
  database: Database,
  scope: Scope,
  companyId: number,
): Promise<CompanyFactsRow | undefined> {
  const { rows } = await sql<CompanyFactsRow>`
    select ${companyFacts}
      from companies.company
     where ${isLiveCompanyWithin(scope, 'company')} and company.id = ${companyId}`.execute(
    tablesOf(database),
  );
  return rows[0];
}

/** When the operator added a company. */
export async function findCompanyStart(
  database: Database,
  scope: Scope,
  companyId: number,
): Promise<Temporal.Instant> {
  const { createdAt } = await tablesOf(database)
    .selectFrom('companies.company as company')
    .select('company.created_at as createdAt')
    .where(isLiveCompanyWithin(scope, 'company'))
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return createdAt;
}
