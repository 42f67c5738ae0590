import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { invoicesWhere } from '#billing/invoices/invoice/invoice.query.ts';

/** An issued invoice or credit note, for a job: no user asks for it. */
export const issuedRow = (
  source: Database,
  { tenant, companyId, id }: { tenant: TenantId; companyId: number; id: number },
) =>
  invoicesWhere(
    source,
    sql<SqlBool>`invoice.tenant = ${tenant} and invoice.company_id = ${companyId} and invoice.id = ${id}`,
  ).executeTakeFirstOrThrow();
