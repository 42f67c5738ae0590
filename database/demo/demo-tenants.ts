import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** The operators of the demo world: folders that come with the project. Others get their logins (`place-new-operators.ts`). */
export const demoTenants = ['ruter', 'akt', 'fjord'] as const;

export const isDemoTenant = (tenant: TenantId): boolean => demoTenants.some((id) => id === tenant);
