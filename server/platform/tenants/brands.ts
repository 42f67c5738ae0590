import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { brandStyle, type Brand } from './brand.ts';

let known: PerTenant<Brand> = {};

/** Takes the brands of the operators that a process has read, in place of those before. */
export function takeBrands(brands: PerTenant<Brand>): void {
  known = brands;
}

export const brandOf = (tenant: TenantId): Brand => ofTenant(known, tenant);

/** The brands of all operators as a style sheet, for pages that show them beside each other. */
export const allBrandStyles = (): string =>
  Object.entries(known)
    .map(([tenant, brand]) => brandStyle(tenant, brand))
    .join('\n');
