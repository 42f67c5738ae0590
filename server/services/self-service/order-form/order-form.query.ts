import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type FormKey = { readonly tenant: TenantId; readonly clientId: string };

/** A company's order form, by the client id in its address. */
export type CompanyForm = FormKey & {
  readonly companyId: number;
  readonly companyName: string;
  readonly agreementNumbers: readonly number[];
  readonly format: Widget['format'];
  readonly colourScheme: Widget['colourScheme'];
  readonly logo: boolean;
  readonly employeeIdHelpText: string;
  readonly employeeIdRegex: string;
  readonly allowedOrigins: readonly string[];
};

/** The form of a client id; null at another operator, and when the company is deleted. */
export async function findForm(
  source: Database | Transaction,
  { tenant, clientId }: FormKey,
): Promise<CompanyForm | null> {
  const row = await tablesOf(source)
    .selectFrom('self_service.widget as widget')
    .innerJoin('companies.company as company', 'company.id', 'widget.company_id')
    .where('widget.tenant', '=', tenant)
    .where('widget.client_id', '=', clientId)
    .where(isLiveCompany('company'))
    .selectAll('widget')
    .select('company.name as company_name')
    .executeTakeFirst();
  return row
    ? {
        tenant,
        clientId,
        companyId: row.company_id,
        companyName: row.company_name,
        agreementNumbers: row.agreement_numbers.map(Number),
        format: row.format as Widget['format'],
        colourScheme: row.colour_scheme as Widget['colourScheme'],
        logo: row.logo,
        employeeIdHelpText: row.employee_id_help_text,
        employeeIdRegex: row.employee_id_regex,
        allowedOrigins: row.allowed_origins,
      }
    : null;
}
