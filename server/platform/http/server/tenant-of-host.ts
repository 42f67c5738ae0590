import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** Host name without port → tenant; the setting TENANT_HOSTS. */
export type TenantHosts = Readonly<Record<string, TenantId>>;

/** The tenant of a host; null for an unknown host. */
export function tenantOfHost(hosts: TenantHosts, host: string | undefined): TenantId | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return Object.hasOwn(hosts, name) ? (hosts[name] ?? null) : null;
}
