import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { Settings } from './settings.ts';

/**
 * The public origin of each operator, for links that are written without a request. The host of
 * PUBLIC_URL belongs to its operator; the others get their first host in TENANT_HOSTS.
 */
export function publicOrigins({
  PUBLIC_URL,
  TENANT_HOSTS,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'TENANT_HOSTS' | 'PORT'>): PerTenant<string> {
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  return perTenant((tenant) => {
    const hosts = Object.keys(TENANT_HOSTS).filter((host) => TENANT_HOSTS[host] === tenant);
    const host = hosts.includes(publicUrl.hostname) ? publicUrl.hostname : hosts[0];
    return Object.assign(new URL(publicUrl), { hostname: host ?? publicUrl.hostname }).origin;
  });
}
