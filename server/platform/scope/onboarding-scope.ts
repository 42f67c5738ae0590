import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CompaniesInScope, CompanyScope } from './scope.ts';

/** What the onboarding of a company reaches, whose people are no users yet: that company, once it exists. */
export function onboardingScope(tenant: TenantId, companyIds: readonly number[]): CompanyScope {
  const companies: CompaniesInScope = companyIds;
  return { tenant, companies } as CompanyScope;
}
