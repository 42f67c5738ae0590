import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Settings } from './settings.ts';

/**
 * Where people reach each operator, for links that are written where there is no request. The host
 * of PUBLIC_URL is its operator's; the others have the first of their names in TENANT_HOSTS.
 */
export function publicOrigins({
  PUBLIC_URL,
  TENANT_HOSTS,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'TENANT_HOSTS' | 'PORT'>): Record<TenantId, string> {
  const known = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const originOf = (tenant: TenantId): string => {
    const hosts = Object.keys(TENANT_HOSTS).filter((host) => TENANT_HOSTS[host] === tenant);
    const host = hosts.includes(known.hostname) ? known.hostname : hosts[0];
    return Object.assign(new URL(known), { hostname: host ?? known.hostname }).origin;
  };
  const origins = Object.fromEntries(tenantIds.map((tenant) => [tenant, originOf(tenant)]));
  return origins as Record<TenantId, string>;
}
