import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';

export type CompanyKind = 'CUSTOMER' | 'CONTRACTOR' | 'OTHER';

/** `{product}_CUSTOMER`, `{product}_CONTRACTOR` or `OTHER`, as the calls have it (spec 1 §3). */
export const companyType = (tenant: TenantId, kind: CompanyKind): string =>
  kind === 'OTHER' ? kind : `${tenantOf(tenant).product}_${kind}`;

/** Companies of the contractor type cannot be deleted or have their addresses edited (spec 1 §6). */
export const isContractor = (type: string): boolean => type.endsWith('_CONTRACTOR');
