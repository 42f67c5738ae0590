import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf, writeTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { brandStyle } from '#platform/tenants/brand.ts';
import { brandOf } from '#platform/tenants/brands.ts';

/** An operator as its pages know it: the scripts name none (docs/decisions/0140). */
export const operatorFacts = (tenant: TenantId): string =>
  JSON.stringify(writeTenant(tenantOf(tenant)));

/** Its colours and typeface, for the head of a page: they are there with the first paint. */
export const brandElement = (tenant: TenantId): string =>
  `<style>${brandStyle(tenant, brandOf(tenant))}</style>`;
