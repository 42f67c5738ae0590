import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CompaniesInScope, CompanyScope } from './scope.ts';

/** What a job of the portal reaches, which acts by the clock and for nobody: the companies that it works on. */
export function jobScope(tenant: TenantId, companyIds: readonly number[]): CompanyScope {
  const companies: CompaniesInScope = companyIds;
  return { tenant, companies } as CompanyScope;
}
