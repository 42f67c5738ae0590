import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CompaniesInScope, CompanyScope } from './scope.ts';

type OwnCompany = { readonly tenant: TenantId; readonly companyId: number };

/**
 * What somebody reaches who orders for themselves in one company, by a form that belongs to it. They are no
 * user: the caller has proved that the form is the company's.
 */
export function selfServiceScope({ tenant, companyId }: OwnCompany): CompanyScope {
  const companies: CompaniesInScope = [companyId];
  return { tenant, companies } as CompanyScope;
}
